import CalqueCatalogs
import CalqueDiagnostics

extension FuzzTarget {
  /// `.strings` in every encoding, old property lists and XML.
  static let strings = FuzzTarget(name: "strings") { input in
    let file = StringsFile(SourceText(path: "de.lproj/Localizable.strings", contents: input))
    let bounds = TextBounds(file.source.utf8)
    for entry in file.entries {
      bounds.hold(entry.keyRange, "a key")
      bounds.hold(entry.valueRange, "a value")
      bounds.hold(entry.commentRange, "a comment")
      bounds.hold(entry.range, "an entry")
      let key = file.key(of: entry)
      hold(
        key.utf8.count <= entry.keyRange.count * 3, "the key '\(key)' is not longer than spelled")
      _ = file.value(of: entry)
      _ = file.comment(of: entry)
    }
    let strings = file.runtimeStrings
    hold(file.isReadable || strings.isEmpty, "nothing is seen of a file that is refused")
    hold(
      file.isReadable || file.problems.contains { $0.effect == .losesFile },
      "who refuses a file says why")
    let catalog = Catalog(file, locale: "de")
    // For a file that the runtime rejects, a catalog may still contain the readable part.
    hold(
      !file.isReadable || catalog.entries.allSatisfy { !$0.isReachable || strings[$0.key] != nil },
      "the catalog has the runtime's keys")
    CatalogLaws.hold(catalog)
  }
}
