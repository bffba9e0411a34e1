import CalqueCatalogs
package import CalqueDiagnostics

/// A percent sign of prose in a text that is a format.
package enum FormatPercentProse: Rule {
  package static let id = "format_percent_prose"
  package static let severity = Severity.warning
  package static let summary = "an unescaped percent sign in a string with placeholders"
  package static let rationale = """
    In a format, a percent sign begins a placeholder, and a literal one is written `%%`. A single \
    one at the end or before punctuation is dropped or shown, depending on the system and its \
    version; before a space and a letter it takes an argument.
    """
  package static let examples: [RuleExample] = [
    .strings(#""done" = "%.0f↓% of it";"#, in: "xx"),
    .strings(#""done" = "%.0f↓%";"#),
    .strings(#""done" = "%d ↓% done";"#),
    .strings(english: #""done" = "%d%%";"#, german: #""done" = "%d ↓%.";"#),
    .strings(
      english: #""go" = "%1$@ is trying to %2$@";"#, german: #""go" = "↓%[tt]@ möchte %@";"#),
    .strings(#""done" = "%d%%";"#),
    .strings(#""sure" = "100% sure";"#),
    .strings(#""%SOURCE_TABLE%" = "%SOURCE_TABLE%";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    for text in comparison.formats {
      let pieces = text.format.pieces.filter { isCandidate($0, of: text.format, comparison) }
      if pieces.isEmpty { continue }
      let foreign = comparison.foreignRanges(in: text)
      for piece in pieces
      where !foreign.contains(where: { $0.overlaps(piece.range) })
        && !endsVariable(piece.range, text.format)
        && !isRepeated(piece, in: text.format, comparison)
      {
        let start = piece.range.lowerBound
        let place = context.place(of: start..<(start + 1), in: text.text)
        context.report(
          Self.self, at: place, "Unescaped percent sign in a format",
          remedy: remedy(text, comparison, at: start), key: comparison.key,
          locale: comparison.locale,
          fix: PercentFix(text, comparison).edit(for: piece.range).flatMap {
            context.fix("replace with %%", [$0], in: text.text)
          })
      }
    }
  }

  private static func remedy(
    _ text: FormatText, _ comparison: ArgumentsUnit, at sign: Int
  ) -> String {
    guard let missing = comparison.meant(bySignAt: sign, in: text) else {
      return "Use %% for a literal percent sign, or remove it"
    }
    // `d%` is `%d` in the order of another direction.
    let before = text.format.string.utf8.prefix(sign)
    if let letter = before.last, missing.spelling.utf8.elementsEqual([UInt8(ascii: "%"), letter]),
      before.dropLast().last.map({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }) != true
    {
      return "Write \(missing.spelling) instead of \(String(UnicodeScalar(letter)))%"
    }
    return "Use \(missing.spelling) if argument \(missing.number) is meant, "
      + "or %% for a literal percent sign"
  }

  /// Whether a second sign follows the first one, and is read as a placeholder: of `% % done`, that
  /// is the finding.
  private static func isRepeated(
    _ piece: FormatString.Piece, in format: FormatString, _ comparison: ArgumentsUnit
  ) -> Bool {
    guard comparison.reference != nil else { return false }
    return format.specifiers.contains {
      $0.looksLikeProse && $0.range.lowerBound <= piece.range.upperBound
        && $0.range.lowerBound > piece.range.lowerBound
    }
  }

  /// Whether a percent sign ends a variable of the program: `%SOURCE_TABLE%`.
  private static func endsVariable(_ sign: Range<Int>, _ format: FormatString) -> Bool {
    let name = format.string.utf8.prefix(sign.lowerBound).reversed().prefix {
      $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") || $0 == UInt8(ascii: "_")
    }
    let start = sign.lowerBound - name.count - 1
    return name.count > 2 && start >= 0
      && format.string.utf8[of: start..<(start + 1)] == "%"
  }

  private static func isCandidate(
    _ piece: FormatString.Piece, of format: FormatString, _ comparison: ArgumentsUnit
  ) -> Bool {
    switch piece {
    case .invalid(let invalid): invalid.looksLikeProse && !FormatInvalid.isPart(invalid, of: format)
    // If there is a source text, one placeholder too many is another rule's finding.
    case .specifier(let specifier): specifier.looksLikeProse && comparison.reference == nil
    case .literal, .percent, .substitution, .argument: false
    }
  }
}
