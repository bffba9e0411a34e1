import CalqueCatalogs
import CalqueDiagnostics

extension FuzzTarget {
  /// `.xliff` as Xcode exports it.
  static let xliff = FuzzTarget(name: "xliff") { input in
    let file = XLIFF(SourceText(path: "de.xliff", contents: input))
    let bounds = TextBounds(file.source.utf8)
    for problem in file.problems {
      bounds.hold(problem.range, "the problem '\(problem.message)'")
      bounds.hold(problem.related, "the second place of '\(problem.message)'")
    }
    for catalog in file.files { CatalogLaws.hold(catalog) }
  }
}
