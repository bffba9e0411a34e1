import CalqueCatalogs
import CalqueDiagnostics

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
    let catalog = Catalog(file)
    CatalogLaws.hold(catalog)
    CatalogLaws.holdUnchanged(catalog, input)
    guard file.isReadable, let text = try? CatalogWriter.text(of: catalog) else { return }
    let again = Catalog(XCStrings(SourceText(path: "Localizable.xcstrings", text: text)))
    hold(again.source.utf8 == Array(text.utf8), "what is printed is UTF-8 without a mark")
    hold((try? CatalogWriter.text(of: again)) == text, "what is printed reads as what was printed")
  }
}
