import CalqueCatalogs
package import CalqueDiagnostics

/// An integer that is read in a different width than it is passed in.
package enum FormatWidth: Rule, CombinedRule {
  package static let id = "format_width"
  package static let severity = Severity.warning
  package static let summary = "an integer placeholder of a different width than in the source text"
  package static let rationale = """
    `%d` reads 32 bits, `%ld` and `%lld` read 64. If the source text has `%lld`, a translation \
    with `%d` truncates large numbers and shows wrong signs. If it has `%d`, a wider placeholder \
    may read beyond the argument (C11 7.21.6.1, paragraph 9): information, since it is right for \
    the integers of Swift.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""n" = "%lld files";"#, german: #""n" = "↓%d Dateien";"#),
    .strings(english: #""n" = "%d of %@";"#, german: #""n" = "%2$@: %1$ld";"#),
    .strings(english: #""n" = "%ld of %@";"#, german: #""n" = "%2$@: ↓%1$d";"#),
    .strings(english: #""n" = "%lld files";"#, german: #""n" = "%ld Dateien";"#),
    .strings(english: #""n" = "%d files";"#, german: #""n" = "%i Dateien";"#),
    .strings(english: #""n" = "%*d files";"#, german: #""n" = "%*d Dateien";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    guard let reference = comparison.reference else { return }
    for text in comparison.usage.texts {
      for specifier in text.format.specifiers where !specifier.looksLikeProse {
        let found = specifier.type
        guard found.family == .integer,
          let use = text.uses.first(where: {
            $0.range == specifier.range && $0.type == found && $0.isPlaceholder
          })
        else { continue }
        func isDeclared(_ use: ArgumentUse) -> Bool {
          use.isPlaceholder && use.type?.family == .integer
        }
        guard
          !reference.uses(
            use.number, where: { isDeclared($0) && $0.type?.byteCount == found.byteCount }),
          let expected = reference.uses(of: use.number).first(where: isDeclared),
          let type = expected.type
        else { continue }
        let place = context.place(of: use.range, in: text.text)
        context.report(
          Self.self, at: place, severity: found.byteCount > type.byteCount ? .information : nil,
          "'\(use.spelling)' reads \(found.byteCount * 8) bits, but '\(expected.spelling)' in "
            + "\(comparison.referenceName) reads \(type.byteCount * 8)",
          remedy: "Use '\(rewritten(specifier, use, expected))'", key: comparison.key,
          locale: comparison.locale,
          fix: Fix(
            replacing: place, with: rewritten(specifier, use, expected),
            title: "use the width in the source text"))
      }
    }
  }

  /// Returns the placeholder with the length of another one.
  private static func rewritten(
    _ specifier: FormatSpecifier, _ use: ArgumentUse, _ expected: ArgumentUse
  ) -> String {
    let lengths = Set("hlqLztj")
    let length = expected.spelling.filter(lengths.contains)
    // `%11d` is `%lld` with digits in place of letters.
    let digits = String(repeating: "1", count: length.count)
    let start = use.spelling.dropLast()
    if specifier.width == .fixed(Int(digits) ?? 0), start.hasSuffix(digits),
      length.allSatisfy({ $0 == "l" }), !expected.spelling.contains(digits + length)
    {
      return start.dropLast(digits.count) + length + String(UnicodeScalar(specifier.conversion))
    }
    return use.spelling.filter { !lengths.contains($0) }.dropLast() + length
      + String(UnicodeScalar(specifier.conversion))
  }
}
