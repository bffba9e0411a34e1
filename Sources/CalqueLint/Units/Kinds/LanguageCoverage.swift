/// How many texts a file's language has and lacks, as a run counts them.
package struct LanguageCoverage: Sendable, Equatable {
  /// The path of the file that has the texts, or should have them.
  package var path: String
  /// The language, as it is spelled there.
  package var locale: String
  /// How many texts the source language has that need a translation.
  package var total: Int
  /// How many of them the language does not have, or has not begun.
  package var missing: Int

  /// What a language has.
  package init(path: String, locale: String, total: Int, missing: Int) {
    self.path = path
    self.locale = locale
    self.total = total
    self.missing = missing
  }
}
