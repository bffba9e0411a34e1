internal import CCalqueICUOracles
package import CalqueICU

/// ICU's MessageFormat: the selections of `plural`, `selectordinal` and `select`, for tests.
package struct MessageOracle: Sendable {
  private let locale: String
  private let pattern: String

  /// - Parameter pattern: Argument 0 is a number, and argument 1, if there is one, a string.
  package init(locale: String, pattern: String) {
    self.locale = locale
    // ICU takes the types of its values from the pattern, so each must be used in it.
    self.pattern = "{0,plural,other{}}" + pattern
  }

  package func text(number: Double, word: String) throws(ICUError) -> String {
    try ICUText.read("format a message in \(locale)") {
      cicu_message(LocaleID.checked(locale), pattern, number, word, $0, $1, &$2)
    }
  }
}
