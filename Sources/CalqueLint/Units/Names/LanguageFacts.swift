import CalqueICU

/// What rules need to know of the language of many texts in a row, looked up once.
///
/// A class, so that what one rule looks up is there for the next text. It is confined to the thread
/// that lints a file.
final class LanguageFacts {
  /// The locale, as the file or its folder writes it.
  let locale: String
  /// The letters of the language; nil if the locale is not that of a language.
  private(set) lazy var exemplars = LocaleFolder.isLanguage(locale) ? Exemplars.of(locale) : nil

  init(_ locale: String) { self.locale = locale }
}
