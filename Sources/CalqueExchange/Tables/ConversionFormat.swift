/// The target formats of conversions.
public enum ConversionFormat: String, Sendable, Hashable, CaseIterable {
  /// String catalogs: one file for each table.
  case xcstrings
  /// `.lproj` folders with `.strings` and `.stringsdict` files.
  case lproj
  /// XLIFF 1.2: one file for each target language.
  case xliff
  /// Xcode's localization catalogs: one folder for each target language with an `.xliff` in it.
  case xcloc
  /// GNU gettext: one `.po` file for each table and language.
  case po
  /// Android resources: `values` folders with `<string>` and `<plurals>`.
  case android
}
