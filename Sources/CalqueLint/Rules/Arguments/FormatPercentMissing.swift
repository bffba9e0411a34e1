import CalqueCatalogs
package import CalqueDiagnostics

/// A translation without the percent sign of its source.
package enum FormatPercentMissing: Rule {
  package static let id = "format_percent_missing"
  package static let severity = Severity.warning
  package static let summary = "a percent sign of the source text that the translation omits"
  package static let rationale = """
    In a format, a literal percent sign is written `%%`. A translation that lost both signs shows \
    a bare number: "80 left" instead of "80% left". A percent sign of another script (`٪`, `％`) \
    counts, as does an unescaped one, which is reported by `format_percent_prose`.
    """
  package static let examples: [RuleExample] = [
    .strings(english: #""n" = "%d%% left";"#, german: #""n" = "↓%d übrig";"#),
    .strings(english: #""n" = "%d%";"#, german: #""n" = "↓%d übrig";"#),
    .strings(english: #""n" = "%@ (at 70%)";"#, german: #""n" = "↓%@ (bei 70)";"#),
    .strings(english: #""n" = "%d%% left";"#, german: #""n" = "noch %d %%";"#),
    .strings(english: #""n" = "%d%% left";"#, german: #""n" = "noch %d%";"#),
    .strings(english: #""n" = "%d%% left";"#, german: #""n" = "%d٪ übrig";"#),
    .strings(english: #""n" = "%d left";"#, german: #""n" = "%d übrig";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    guard !comparison.isSource, let reference = comparison.source ?? comparison.reference,
      reference.texts.contains(where: { $0.format.hasPercentSign }),
      let first = comparison.usage.texts.first,
      comparison.usage.texts.contains(where: { !$0.text.string.isEmpty }),
      !comparison.usage.texts.contains(where: { $0.format.mayHavePercentSign })
    else { return }
    context.report(
      Self.self, at: first.text.range,
      "The percent sign of \(comparison.referenceName) is missing",
      remedy: "Insert %% after the number",
      key: comparison.key, locale: comparison.locale)
  }
}

extension FormatString {
  /// Whether a percent sign is shown, or would be shown if it were doubled.
  fileprivate var hasPercentSign: Bool {
    pieces.indices.contains { index in
      switch pieces[index] {
      case .percent: true
      // The value of an object may have its own sign: `%@%` shows it twice.
      case .invalid(let invalid): invalid.looksLikeProse && !followsObject(index)
      case .specifier(let specifier): specifier.looksLikeProse
      case .literal, .substitution, .argument: false
      }
    }
  }

  /// Whether a piece follows the placeholder of an object directly.
  private func followsObject(_ index: Int) -> Bool {
    guard index > 0, case .specifier(let specifier) = pieces[index - 1] else { return false }
    return specifier.type.family == .object
  }

  /// Whether a percent sign is shown or was meant to be.
  fileprivate var mayHavePercentSign: Bool {
    pieces.contains { piece in
      switch piece {
      case .percent, .invalid: true
      case .specifier(let specifier): specifier.looksLikeProse
      case .literal(let range):
        self[range].unicodeScalars.contains { ["\u{66A}", "\u{FF05}", "\u{FE6A}"].contains($0) }
      case .substitution, .argument: false
      }
    }
  }
}
