import CalqueCatalogs
package import CalqueDiagnostics

/// Numbered placeholders that skip a lower number.
package enum FormatPositionalGap: Rule, CombinedRule {
  package static let id = "format_positional_gap"
  package static let severity = Severity.error
  package static let summary = "numbered placeholders that skip an argument"
  package static let rationale = """
    To find argument 2, the runtime needs the size of argument 1, which only a placeholder for \
    argument 1 tells. POSIX requires one for every argument before the last (`fprintf`). Without \
    it, the runtime reads the wrong bytes: the string shows garbage, or the program crashes. \
    Arguments at the end may be omitted, those before may not.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""sent" = "%1$@: %2$@";"#, german: #""sent" = "Von ↓%2$@";"#),
    .strings(#""sent" = "From ↓%3$@ and %1$@";"#),
    .strings(english: #""sent" = "%1$@: %2$@";"#, german: #""sent" = "Von %1$@";"#),
    RuleExample(files: [
      ("en.lproj/A.strings", #""a" = "Needs ↓%2$@";"#),
      ("de.lproj/A.strings", #""a" = "Braucht ↓%2$@";"#),
    ]),
    .strings(#""sent" = "%2$@ of %1$d";"#),
    RuleExample.plural([("one", "%2$@ and %1$d file"), ("other", "%2$@ and %1$d files")])
      .withBrokenFormat,
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    if comparison.isProse { return }
    let usage = comparison.usage
    for text in usage.texts {
      // The texts of a part that is not used are never shown, which another rule reports.
      if let part = text.part, usage.parts[part].argument == nil { continue }
      guard let use = text.uses.filter(\.isNumbered).max(by: { $0.number < $1.number }),
        use.number > 1
      else { continue }
      // The arguments that the parts of a text take fill its gaps, and so does the number that a
      // plural depends on.
      let around =
        text.part == nil && text.category == nil
        ? usage.texts.filter { $0.part != nil } + [text]
        : usage.texts.filter { $0.part == nil } + [text]
      let taken = Set(around.lazy.flatMap(\.uses).map(\.number))
        .union(usage.parts.compactMap(\.argument))
      guard let gap = (1..<use.number).first(where: { !taken.contains($0) }),
        !comparison.replaced(for: text, context).contains(gap)
      else { continue }
      context.report(
        Self.self, at: context.place(of: use.range, in: text.text),
        "'\(use.spelling)' takes argument \(use.number), but no placeholder takes argument \(gap)",
        remedy: remedy(for: gap, before: use, comparison.reference),
        key: comparison.key, locale: comparison.locale)
    }
  }
}

extension FormatPositionalGap {
  /// What to do about a gap in the numbers.
  private static func remedy(
    for gap: Int, before use: ArgumentUse, _ reference: FormatUsage?
  ) -> String {
    let known = reference?.uses(of: gap).first { $0.isPlaceholder }
    let other = use.spelling.split(separator: "$", maxSplits: 1).last.map { "%\(gap)$\($0)" }
    let added =
      "Add a placeholder for argument \(gap), such as \(known?.numberedSpelling ?? "%\(gap)$@")"
    // Where nothing tells of such an argument, the number may be wrong.
    guard known == nil, gap == use.number - 1, let other else { return added }
    return added + ", or use \(other) if the program passes the value there"
  }
}

extension RuleExample {
  /// The same with a text that does not use its part.
  fileprivate var withBrokenFormat: RuleExample {
    var copy = self
    copy.files[0].text = copy.files[0].text.replacing("%#@n@", with: "%# @n @")
    return copy
  }
}
