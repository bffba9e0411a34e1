import CalqueCatalogs

/// Compiles the contents of several files for a table in one language.
enum TableCompiler {
  static func messages(
    localization: String, parts: [CatalogTables.Part], catalogs: [Catalog]
  ) -> CompiledMessages {
    var compiler = MessageCompiler()
    var result = CompiledMessages()
    var indices: [ScalarKey: Int] = [:]
    for part in parts {
      let catalog = catalogs[part.catalog]
      result.entries.reserveCapacity(result.entries.count + part.entries.count)
      for (entryIndex, localizationIndex) in part.entries {
        let entry = catalog.entries[entryIndex]
        let said =
          localizationIndex >= 0
          ? entry.localizations[localizationIndex] : ownText(entry, localization: localization)
        let (compiled, text) = compile(said, key: entry.key, with: &compiler)
        let range = said.value?.texts.first?.range ?? entry.keyRange
        let place = CompiledMessages.Place(
          catalog: Int32(clamping: part.catalog),
          offset: UInt32(clamping: (range.isEmpty ? entry.keyRange : range).lowerBound))
        // Within a catalog every key is unique; only a second file can repeat it.
        if parts.count > 1 {
          if let known = indices[ScalarKey(entry.key)] {
            // A key that is its own text says less than the text in another file.
            if localizationIndex < 0 { continue }
            result.entries[known] = compiled
            result.texts[known] = text
            result.places[known] = place
            continue
          }
          indices[ScalarKey(entry.key)] = result.entries.count
        }
        result.keys.append(entry.key)
        result.entries.append(compiled)
        result.texts.append(text)
        result.places.append(place)
      }
    }
    result.program = compiler.program
    return result
  }

  /// Compiles one key that is its own text.
  static func messages(ofKey key: String, localization: String) -> CompiledMessages {
    var compiler = MessageCompiler()
    let said = CatalogLocalization(locale: localization, value: .text(CatalogText(key)))
    let (entry, text) = compile(said, key: key, with: &compiler)
    var result = CompiledMessages()
    result.keys = [key]
    result.entries = [entry]
    result.texts = [text]
    result.program = compiler.program
    return result
  }

  /// In the source language, a key without a text is its own text.
  private static func ownText(
    _ entry: CatalogEntry, localization: String
  ) -> CatalogLocalization {
    CatalogLocalization(
      locale: localization, value: .text(CatalogText(entry.key, range: entry.keyRange)))
  }

  private static func compile(
    _ said: CatalogLocalization, key: String, with compiler: inout MessageCompiler
  ) -> (MessageEntry, text: String) {
    var entry = MessageEntry()
    let texts = said.value?.texts ?? []
    let hasPercent = texts.contains { $0.string.utf8.contains(UInt8(ascii: "%")) }
    if case .text(let text) = said.value, said.substitutions.isEmpty {
      let (start, count) = compiler.append(text: text.string)
      entry.textStart = UInt32(clamping: start)
      entry.textCount = UInt32(clamping: count)
      let hasMarkup = AttributeMarkup.isPossible(in: text.string)
      if hasPercent || hasMarkup {
        entry.format = compiler.compile(said, key: key, isFormat: true)
      }
      if hasMarkup { entry.verbatim = compiler.compile(said, key: key, isFormat: false) }
      return (entry, text.string)
    }
    entry.format = compiler.compile(said, key: key, isFormat: true)
    // If texts refer to variables, percent signs have a meaning even if the key is plain.
    entry.verbatim =
      hasPercent && said.substitutions.isEmpty
      ? compiler.compile(said, key: key, isFormat: false) : entry.format
    return (entry, "")
  }
}
