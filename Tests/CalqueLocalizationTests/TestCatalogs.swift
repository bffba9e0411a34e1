import CalqueCatalogs
import CalqueDiagnostics
import CalqueLocalization
import Foundation

/// Makes catalogs in memory.
enum TestCatalogs {
  static func strings(
    _ locale: String, table: String = "Localizable", _ values: KeyValuePairs<String, String>
  ) -> Catalog {
    catalog(
      locale, table: table, format: .strings,
      values.map { ($0.key, .text(CatalogText($0.value)), []) })
  }

  static func catalog(
    _ locale: String, table: String = "Localizable", format: Catalog.Format = .stringsdict,
    _ entries: [(key: String, value: CatalogValue, substitutions: [CatalogSubstitution])]
  ) -> Catalog {
    Catalog(
      name: table, source: SourceText(path: "\(locale).lproj/\(table)", text: ""), format: format,
      locales: [locale],
      entries: entries.map { entry in
        CatalogEntry(
          key: entry.key,
          localizations: [
            CatalogLocalization(
              locale: locale, value: entry.value, substitutions: entry.substitutions)
          ])
      })
  }

  static func plural(_ cases: KeyValuePairs<String, String>) -> CatalogValue {
    .variations(
      CatalogVariations(
        .plural, cases: cases.map { .init($0.key, value: .text(CatalogText($0.value))) }))
  }

  static func device(_ cases: KeyValuePairs<String, String>) -> CatalogValue {
    .variations(
      CatalogVariations(
        .device, cases: cases.map { .init($0.key, value: .text(CatalogText($0.value))) }))
  }

  static func variable(
    _ name: String, argument: Int? = nil, specifier: String? = "lld",
    _ cases: KeyValuePairs<String, String>
  ) -> CatalogSubstitution {
    CatalogSubstitution(
      name: name, argumentNumber: argument, formatSpecifier: specifier, value: plural(cases))
  }

  /// Makes a localizer with one table of plain texts.
  static func localizer(
    _ values: KeyValuePairs<String, String>, locale: String = "en"
  ) -> Localizer {
    Localizer(
      CatalogBundle(catalogs: [strings(locale, values)]), locale: Locale(identifier: locale))
  }
}
