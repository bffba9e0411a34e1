/// The formats of files for translators.
public enum TranslationFormat: String, Sendable, Hashable, CaseIterable {
  /// XLIFF 1.2: one file with all tables.
  case xliff
  /// Xcode's localization catalog: a folder with an `.xliff`, and the sources of its texts.
  case xcloc
  /// GNU gettext: a file for each table.
  case po
  /// Apple's `.strings`: a file for each table, and one in the source language beside it.
  case strings
}
