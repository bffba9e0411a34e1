import Diagnostics
import StringCatalogs

/// Compiles what several files say about a table in one language into one table of messages.
enum TableCompiler {
  static func table(
    named name: String, localization: String, parts: [CatalogStorage.Part], catalogs: [Catalog]
  ) -> MessageTable {
    var compiler = MessageCompiler()
    var entries: [MessageTable.Entry] = []
    var sources: [SourceText] = []
    var indices: [String: Int] = [:]
    for part in parts {
      let catalog = catalogs[part.catalog]
      sources.append(catalog.source)
      entries.reserveCapacity(entries.count + part.entries.count)
      for (entryIndex, localizationIndex) in part.entries {
        let entry = catalog.entries[entryIndex]
        let said =
          localizationIndex >= 0
          ? entry.localizations[localizationIndex] : ownText(entry, localization: localization)
        var compiled = compile(said, key: entry.key, with: &compiler)
        compiled.source = Int32(sources.count - 1)
        let place = said.value?.texts.first?.range ?? entry.keyRange
        compiled.offset = UInt32(clamping: (place.isEmpty ? entry.keyRange : place).lowerBound)
        // Within a catalog every key stands once; only a second file can say it again.
        if parts.count > 1 {
          if let known = indices[entry.key] {
            entries[known] = compiled
            continue
          }
          indices[entry.key] = entries.count
        }
        entries.append(compiled)
      }
    }
    return MessageTable(
      localization: localization, name: name, program: compiler.program, entries: entries,
      sources: sources)
  }

  /// A table of one key that is its own text.
  static func table(ofKey key: String, localization: String) -> MessageTable {
    var compiler = MessageCompiler()
    let said = CatalogLocalization(locale: localization, value: .text(CatalogText(key)))
    let entry = compile(said, key: key, with: &compiler)
    return MessageTable(
      localization: localization, name: "", program: compiler.program, entries: [entry],
      sources: [])
  }

  /// In the language of the source a key without a text is its own.
  private static func ownText(
    _ entry: CatalogEntry, localization: String
  ) -> CatalogLocalization {
    CatalogLocalization(
      locale: localization, value: .text(CatalogText(entry.key, range: entry.keyRange)))
  }

  private static func compile(
    _ said: CatalogLocalization, key: String, with compiler: inout MessageCompiler
  ) -> MessageTable.Entry {
    let (start, count) = compiler.appendToPool(key)
    var entry = MessageTable.Entry(
      keyStart: start, keyCount: count, format: 0, verbatim: 0, text: -1, source: -1, offset: 0)
    let texts = said.value?.texts ?? []
    let hasPercent = texts.contains { $0.string.utf8.contains(UInt8(ascii: "%")) }
    if case .text(let text) = said.value, said.substitutions.isEmpty {
      let index = compiler.append(text: text.string)
      entry.text = Int32(index)
      entry.verbatim = compiler.compile(textAt: index)
      entry.format =
        hasPercent ? compiler.compile(said, key: key, isFormat: true) : entry.verbatim
    } else {
      entry.format = compiler.compile(said, key: key, isFormat: true)
      // Where texts refer to variables, percent signs mean something whatever the key is.
      entry.verbatim =
        hasPercent && said.substitutions.isEmpty
        ? compiler.compile(said, key: key, isFormat: false) : entry.format
    }
    return entry
  }
}
