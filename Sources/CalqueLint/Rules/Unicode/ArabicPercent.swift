package import CalqueDiagnostics

/// A percent sign of another script than its number.
package enum ArabicPercent: TextRule {
  package static let id = "arabic_percent"
  package static let severity = Severity.information
  package static let summary = "a percent sign of a different script than its number"
  package static let rationale = """
    The Arabic percent sign `٪` is used with Arabic digits, `%` with Latin ones. A placeholder \
    shows the digits of the locale, so both are correct next to one. `٪` in place of the `%` of a \
    placeholder is reported by `format_foreign_placeholder`.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"مقدار 50↓٪\";\n", in: "fa"),
    .strings("\"a\" = \"بنسبة ٥٠↓%\";\n", in: "ar"),
    .strings("\"a\" = \"بنسبة ↓٪100\";\n", in: "ar"),
    .strings("\"a\" = \"بنسبة ٥٠٪ أو 50%\";\n", in: "ar"),
    .strings("\"a\" = \"بنسبة %d٪\";\n", in: "ar"),
  ]
  package static let interest = TextInterest.texts(with: [
    .percentVariant, .arabicDigit, .extendedArabicDigit,
  ])

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    let all = text.literals
    for index in all.indices {
      guard let sign = all[index], sign.scalar == "%" || sign.scalar == "\u{66A}" else { continue }
      // `%%` is one sign.
      if sign.scalar == "%", index > 0, all[index - 1]?.scalar == "%" { continue }
      guard let isArabic = number(before: index, all) ?? number(after: index, all) else { continue }
      guard isArabic != (sign.scalar == "\u{66A}") else { continue }
      context.report(
        Self.self, at: context.place(of: sign.range, in: text.text),
        isArabic
          ? "The percent sign '%' is next to an Arabic number"
          : "The Arabic percent sign '٪' is next to a Latin number",
        remedy: "Use the same script for both", key: text.key, locale: text.locale)
    }
  }

  /// Whether the number before a sign is in Arabic digits; nil if there is none.
  private static func number(before index: Int, _ all: [PlacedScalar?]) -> Bool? {
    var index = index - 1
    while index >= 0, let place = all[index], isSpace(place.scalar) { index -= 1 }
    return index >= 0 ? all[index].flatMap { isArabicDigit($0.scalar) } : nil
  }

  private static func number(after index: Int, _ all: [PlacedScalar?]) -> Bool? {
    var index = index + 1
    while index < all.count, let place = all[index], place.scalar == "%" { index += 1 }
    return index < all.count ? all[index].flatMap { isArabicDigit($0.scalar) } : nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isArabicDigit(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x30...0x39: false
    case 0x660...0x669, 0x6F0...0x6F9: true
    default: nil
    }
  }
}
