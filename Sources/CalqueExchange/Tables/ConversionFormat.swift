/// What catalogs are converted to.
public enum ConversionFormat: String, Sendable, Hashable, CaseIterable {
  /// String catalogs: a file a table.
  case xcstrings
  /// `.lproj` folders with `.strings` and `.stringsdict` files.
  case lproj
  /// XLIFF 1.2: a file a target language.
  case xliff
  /// Xcode's localization catalogs: a folder a target language with an `.xliff` in it.
  case xcloc
  /// GNU gettext: a `.po` file a table and language.
  case po
  /// Android's resources: `values` folders with `<string>` and `<plurals>`.
  case android
}
