package import CalqueCatalogs

/// A rule about the entries of string catalogs and exchange files, which say more than texts:
/// whether the code still asks for them, whether they are to be translated.
package protocol EntryRule: Rule {
  /// Looks at one entry.
  static func check(_ entry: CatalogEntry, in catalog: EntryContext, _ list: inout FindingList)
}

/// What an entry belongs to.
package struct EntryContext {
  /// The language of the source texts.
  package var sourceLanguage: String
  /// The languages that translations are expected in.
  package var targets: [String]
}

extension CatalogEntry {
  /// The source text, with that of the most general of its variants; the key where there is none.
  package func sourceText(_ language: String) -> String {
    localization(language)?.value?.texts.last?.string ?? key
  }
}
