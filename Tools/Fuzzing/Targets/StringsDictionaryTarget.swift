import CalqueCatalogs
import CalqueDiagnostics

extension FuzzTarget {
  /// `.stringsdict`, XML or binary.
  static let stringsDictionary = FuzzTarget(name: "stringsdict") { input in
    let file = StringsDictionary(
      SourceText(path: "de.lproj/Localizable.stringsdict", contents: input), locale: "de")
    hold(
      file.isReadable || file.problems.contains { $0.effect == .losesFile },
      "who refuses a file says why")
    CatalogLaws.hold(Catalog(file))
  }
}
