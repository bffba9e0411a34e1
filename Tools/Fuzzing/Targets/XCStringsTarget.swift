import Diagnostics
import StringCatalogs

extension FuzzTarget {
  /// `.xcstrings`.
  static let xcstrings = FuzzTarget(name: "xcstrings") { input in
    let file = XCStrings(SourceText(path: "Localizable.xcstrings", contents: input))
    hold(
      file.isReadable || file.problems.contains { $0.effect == .losesFile },
      "who refuses a file says why")
    for (index, entry) in file.entries.enumerated() {
      hold(file.key(at: index) == entry.key, "key \(index) is that of entry \(index)")
      hold(file.entry(at: index) == entry, "entry \(index) is the same alone")
    }
    CatalogLaws.hold(Catalog(file))
  }
}
