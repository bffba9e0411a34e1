import CalqueCatalogs
package import CalqueDiagnostics

/// A translation that has a number of its source without the percent sign after it.
package enum PercentMissing: TextRule {
  package static let id = "percent_missing"
  package static let severity = Severity.warning
  package static let summary = "a number of the source text that lost its percent sign"
  package static let rationale = """
    "Save 50" is not "Save 50%". Only strings that are not formats are checked, and only if the \
    number is still there: a language may say it in another way. Formats are checked by \
    `format_percent_missing`.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""a" = "Save 50% now";"#, german: #""a" = "Jetzt ↓50 sparen";"#),
    .strings(english: #""a" = "Save 50% now";"#, german: #""a" = "Jetzt 50 % sparen";"#),
    .strings(english: #""a" = "Save 50% now";"#, german: #""a" = "Jetzt zum halben Preis";"#),
    .strings(english: #""a" = "Save 50% now";"#, german: #""a" = "Jetzt ↓50 \\u0025 sparen";"#),
    .strings(english: #""a" = "Save %d%% now";"#, german: #""a" = "Jetzt sparen";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "100% sure";"#),
      ("ar.lproj/A.strings", #""a" = "متأكد ١٠٠٪";"#),
    ]),
  ]
  package static let interest = TextInterest.pairs(differing: .percent)
  /// The sign may be written as an escape that is shown.
  package static let echoes: [any Rule.Type] = [LiteralBackslash.self]

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let source = text.source else { return }
    guard source.traits.contains(.percent), source.traits.contains(.digit),
      text.traits.isDisjoint(with: [.percent, .percentVariant]),
      !FormatString(source.string).isFormat
    else { return }
    let shares = shares(in: source.string)
    if shares.isEmpty || names.contains(where: text.string.lowercased().contains) { return }
    guard let found = TextNumbers.all(in: text.string).first(where: { shares.contains($0.digits) })
    else { return }
    context.report(
      Self.self, at: context.place(of: found.range, in: text.text),
      "The source text has \(found.digits)%, but this number has no percent sign",
      remedy: "Add the percent sign as the language writes it", key: text.key, locale: text.locale)
  }

  /// Words for percent, or their beginnings.
  private static let names = [
    "percent", "prozent", "procent", "prosent", "por ciento", "por cento", "pour cent", "per cento",
    "процент", "відсот", "száza", "yüzde", "パーセント", "퍼센트", "百分", "เปอร์เซ็นต์", "phần trăm",
    "درصد", "بالمئة", "بالمائة", "في المئة", "في المائة", "فیصد", "אחוז", "प्रतिशत", "শতাংশ",
    "τοις εκατό", "odsto",
    "posto", "persen", "peratus", "protsen", "pro cent", "sută",
  ]

  /// Returns the numbers before percent signs.
  private static func shares(in source: String) -> Set<String> {
    let utf8 = Array(source.utf8)
    return Set(
      TextNumbers.all(in: source).filter { number in
        let rest = utf8[number.range.upperBound...].drop { $0 == 0x20 }
        // Two signs surround words in some apps: `%%Version 2%%`.
        return rest.first == UInt8(ascii: "%") && rest.dropFirst().first != UInt8(ascii: "%")
      }.map(\.digits))
  }
}
