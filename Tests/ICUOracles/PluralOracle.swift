internal import CCalqueICUOracles
package import CalqueICU

/// ICU's own selection of plural categories, slow and correct by definition: for tests and
/// benchmarks.
///
/// Sendable notes: ICU's plural rules are immutable after they were opened, and only const
/// functions are called on them.
package final class PluralOracle: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let locale: String

  package init(locale: String, kind: PluralRules.Kind) throws(ICUError) {
    var pointer: OpaquePointer?
    try ICUError.check(
      cicu_plurals_open(LocaleID.checked(locale), kind == .ordinal, &pointer),
      "open the plural rules of \(locale)")
    guard let pointer else {
      throw ICUError(name: "no rules", operation: "open the plural rules of \(locale)")
    }
    self.pointer = pointer
    self.locale = locale
  }

  deinit { cicu_plurals_close(pointer) }

  package func category(for number: Double) throws(ICUError) -> PluralCategory? {
    PluralCategory(
      rawValue: try ICUText.read("select a plural category in \(locale)") {
        cicu_plurals_select(pointer, number, $0, $1, &$2)
      })
  }

  /// The category of a decimal number when formatted with a number skeleton: `.00`,
  /// `compact-short`.
  package func category(
    forDecimal decimal: String, skeleton: String
  ) throws(ICUError) -> PluralCategory? {
    PluralCategory(
      rawValue: try ICUText.read("select a plural category in \(locale)") {
        cicu_plurals_select_formatted(
          pointer, decimal, skeleton, LocaleID.checked(locale), $0, $1, &$2)
      })
  }
}
