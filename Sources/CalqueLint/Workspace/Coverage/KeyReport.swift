import CalqueCatalogs
import CalqueDiagnostics

/// The texts of a key in all languages.
package struct KeyReport {
  /// The text of the report; empty if no table has the key.
  package private(set) var text = ""
  /// A key that is similar to the requested one, if no table has that.
  package private(set) var nearest: String?

  /// Looks for a key.
  ///
  /// - Parameters:
  ///   - files: The paths of the files.
  ///   - languages: The languages to report in addition to the source's; all if empty.
  package init(
    of key: String, files: [String], sourceLanguage: String?, languages: [LocaleRange]
  ) {
    var names: [String] = []
    for group in FileGroup.groups(of: files) {
      let tables = TableTexts.tables(of: group, given: sourceLanguage) { CatalogFile.loadAll($0) }
      for table in tables {
        let entries = table.entries(of: key)
        if entries.isEmpty, !table.keys.contains(key) {
          names += table.keys
        } else {
          write(table, key, entries, languages)
        }
      }
    }
    if text.isEmpty { nearest = NearestName.of(key, among: names) }
  }

  private mutating func write(
    _ table: TableTexts, _ key: String,
    _ entries: [(locale: String, catalog: Catalog, entry: CatalogLocalization)],
    _ languages: [LocaleRange]
  ) {
    func isWanted(_ locale: String) -> Bool {
      locale == table.sourceLanguage || languages.isEmpty
        || languages.contains { $0.contains(locale) }
    }
    text += (text.isEmpty ? "" : "\n") + table.name + "\n"
    var present = Set(entries.map(\.locale))
    // A string catalog has no text for a language whose text is the key.
    if let source = table.source.first(where: { $0.format == .xcstrings }),
      let entry = source[key], present.insert(table.sourceLanguage).inserted
    {
      var output = OutputBuffer(descriptor: nil)
      MessageLine.write(key, to: &output)
      text +=
        "  \(table.sourceLanguage) (the key): \(String(decoding: output.bytes, as: UTF8.self))\n"
        + "      \(source.source.path):\(source.source.position(at: entry.keyRange.lowerBound))\n"
    }
    for (locale, catalog, entry) in entries where isWanted(locale) {
      TextLeaf.forEach(in: entry) { leaf in
        let position = catalog.source.position(at: leaf.text.range.lowerBound)
        var path = ([leaf.part].compactMap(\.self) + leaf.selectors).joined(separator: ".")
        if !path.isEmpty { path = " \(path)" }
        var output = OutputBuffer(descriptor: nil)
        MessageLine.write(leaf.text.string, to: &output)
        let state = leaf.text.state.flatMap { $0 == "translated" ? nil : " (\($0))" } ?? ""
        text +=
          "  \(locale)\(path)\(state): \(String(decoding: output.bytes, as: UTF8.self))\n"
          + "      \(catalog.source.path):\(position)\n"
      }
    }
    let missing = table.locales.filter { locale in
      !present.contains(locale) && LocaleFolder.isLanguage(locale) && isWanted(locale)
    }
    if !missing.isEmpty { text += "  missing: \(missing.joined(separator: ", "))\n" }
  }
}
