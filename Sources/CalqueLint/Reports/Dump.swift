import CalqueCatalogs

/// Writes what the runtime reads from a catalog, as one line of JSON.
///
/// `{"file": path, "entries": {key: value}}`, keys in the order of the file. The value of a
/// `.strings` file is a text. In other formats a text that varies is an object: `{"plural": {"one":
/// …, "other": …}}`, and likewise with `device` and `width`, nested as in the file; and a text with
/// named parts is `{"value": …, "substitutions": {name: …}}`. A string catalog has an object by
/// language for each key: `{"de": …, "en": …}`. If it has no text in its source language, the key
/// is the text, and is written there. An exchange file has a line for each file of the project that
/// its texts come from, with its name: `{"file": path, "original": name, "entries": …}`.
package enum Dump {
  /// Adds the line of a file.
  package static func write(_ file: LintFile, to output: inout OutputBuffer) {
    switch file.content {
    case .strings(let strings):
      writeLine(of: file, original: nil, to: &output) { write(strings, to: &$0) }
    case .catalog(let catalog):
      writeLine(of: file, original: nil, to: &output) { write(catalog, to: &$0) }
    case .exchange(let catalogs):
      for catalog in catalogs {
        writeLine(of: file, original: catalog.original ?? "", to: &output) {
          write(catalog, to: &$0)
        }
      }
    }
  }

  private static func writeLine(
    of file: LintFile, original: String?, to output: inout OutputBuffer,
    entries: (inout OutputBuffer) -> Void
  ) {
    output.write("{\"file\":")
    JSONText.write(file.path, to: &output)
    if let original {
      output.write(",\"original\":")
      JSONText.write(original, to: &output)
    }
    output.write(",\"entries\":{")
    entries(&output)
    output.write("}}\n")
  }

  private static func write(_ catalog: Catalog, to output: inout OutputBuffer) {
    for (index, entry) in catalog.entries.enumerated() {
      output.write(index == 0 ? "" : ",")
      JSONText.write(entry.key, to: &output)
      output.write(":")
      if catalog.format == .xcstrings || catalog.format == .xliff {
        let source = catalog.format == .xcstrings ? catalog.sourceLanguage : nil
        write(entry, source: source, to: &output)
      } else {
        write(entry.localizations.first, to: &output)
      }
    }
  }

  private static func write(_ file: StringsFile, to output: inout OutputBuffer) {
    guard file.isReadable else { return }
    let index = KeyIndex(file)
    var isFirst = true
    for (place, entry) in file.entries.enumerated()
    where entry.traits.isDisjoint(with: [.unreachable, .structuredValue]) {
      let key = file.key(of: entry)
      var bytes = key
      // If keys are equal the last one is used, unless the runtime never reads that far.
      if let last = bytes.withUTF8({ index.find($0, hint: file.entries.count) }), last != place,
        !file.entries[last].traits.contains(.unreachable)
      {
        continue
      }
      output.write(isFirst ? "" : ",")
      isFirst = false
      JSONText.write(key, to: &output)
      output.write(":")
      JSONText.write(file.value(of: entry), to: &output)
    }
  }

  private static func write(
    _ entry: CatalogEntry, source: String?, to output: inout OutputBuffer
  ) {
    output.write("{")
    for (index, localization) in entry.localizations.enumerated() {
      output.write(index == 0 ? "" : ",")
      JSONText.write(localization.locale, to: &output)
      output.write(":")
      write(localization, to: &output)
    }
    if let source, entry.localization(source) == nil {
      output.write(entry.localizations.isEmpty ? "" : ",")
      JSONText.write(source, to: &output)
      output.write(":")
      JSONText.write(entry.key, to: &output)
    }
    output.write("}")
  }

  private static func write(_ localization: CatalogLocalization?, to output: inout OutputBuffer) {
    guard let localization, !localization.substitutions.isEmpty else {
      write(localization?.value, to: &output)
      return
    }
    output.write("{\"value\":")
    write(localization.value, to: &output)
    output.write(",\"substitutions\":{")
    writeMembers(localization.substitutions.map { ($0.name, $0.value) }, to: &output)
    output.write("}}")
  }

  private static func writeMembers(
    _ members: [(name: String, value: CatalogValue)], to output: inout OutputBuffer
  ) {
    for (index, member) in members.enumerated() {
      output.write(index == 0 ? "" : ",")
      JSONText.write(member.name, to: &output)
      output.write(":")
      write(member.value, to: &output)
    }
  }

  private static func write(_ value: CatalogValue?, to output: inout OutputBuffer) {
    switch value {
    case nil: output.write("null")
    case .text(let text): JSONText.write(text.string, to: &output)
    case .variations(let variations):
      output.write("{")
      JSONText.write(variations.kind.name, to: &output)
      output.write(":{")
      writeMembers(variations.cases.map { ($0.selector, $0.value) }, to: &output)
      output.write("}}")
    case .stringSet(let set):
      for (index, text) in set.texts.enumerated() {
        output.write(index == 0 ? "[" : ",")
        JSONText.write(text.string, to: &output)
      }
      output.write(set.texts.isEmpty ? "[]" : "]")
    }
  }
}
