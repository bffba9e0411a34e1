import CalqueCatalogs
package import CalqueDiagnostics

/// A source text whose placeholders translators cannot tell apart.
package enum FormatOrderRisk: Rule, CombinedRule {
  package static let id = "format_order_risk"
  package static let severity = Severity.information
  package static let summary = "unnumbered placeholders of the same kind in a source text"
  package static let rationale = """
    Word order differs between languages. In `%@ sent %@` translators cannot tell which value is \
    which, and cannot reorder them without numbers, which few translators know. `%1$@ sent %2$@` \
    is unambiguous. As long as every language keeps the order, nothing is wrong: the finding is \
    information. A list such as `%@, %@ and %@`, a pattern such as `%d/%d` or `%@ (%@)`, labels \
    such as `Read: %@ Written: %@`, and values in sentences of their own, whose order is seldom \
    changed, are not reported. The source texts of exchange files are copies, and are not checked.
    """
  package static let examples: [RuleExample] = [
    .strings(#""sent" = "↓%@ sent %@";"#),
    .strings(english: #""n" = "↓%d of %d";"#, german: #""n" = "%d von %d";"#),
    .strings(#""sent" = "%1$@ sent %2$@";"#),
    .strings(#""sent" = "%@ sent %d%%";"#),
    .strings(#""size" = "↓%*d of %d";"#),
    .xcstrings(
      """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%@ sent %@" : { "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "%@ schickt %@" } } } }
        },
        "version" : "1.0"
      }
      """),
    .strings(#""range" = "%@/%@";"#),
    .xliff(
      #"<trans-unit id="a"><source>%@ of %@</source><target>%@ von %@</target></trans-unit>"#),
    .strings(#""files" = "%@ file;%@ files";"#),
    .strings(#""left" = "%i:%02i minutes";"#),
    .strings(#""liked" = "%@, %@ and %@ liked it";"#),
    .strings(#""filters" = "Filters: %d/%d";"#),
    .strings(#""address" = "The address is %@://%@.%@";"#),
    .strings(#""size" = "%ix%i pixels";"#),
    .strings(#""liked" = "↓%@ and %@ liked %@";"#),
    .strings(#""version" = "Version %@ (%@)";"#),
    .strings(#""error" = "The service failed (%@): %@";"#),
    .strings(#""error" = "%@ failed: %@";"#),
    .strings(#""rates" = "Read: %@ Written: %@";"#),
    .strings(#""count" = "%d messages · %d tools";"#),
    .strings(#""sync" = "Delete %@ here?\n\nOther devices keep %@.";"#),
    .strings(#""failed" = "↓%@ could not open %@. Try it again.";"#),
  ]

  package static func check(_ comparison: ArgumentsUnit, in context: inout LintContext) {
    guard comparison.isSource, !comparison.hasCopiedSource else { return }
    for text in comparison.formats
    // Without a word there is nothing to translate.
    where text.part == nil && FormatProse.hasLetters(text.text.string) {
      let plain = text.uses.filter {
        $0.isPlaceholder && !$0.isNumbered && !$0.looksLikeProse && !hasWidth($0, in: text)
      }
      guard
        let first = plain.first(where: { use in
          plain.contains { $0.number != use.number && $0.type?.family == use.type?.family }
        }), !isChoice(text), !isClock(text), !isList(text, plain)
      else { continue }
      let numbered = text.format.specifiers.filter { !$0.looksLikeProse }.map {
        PlaceholderNumbering.spelling(of: $0, in: text.format)
      }
      // No fix: a translation that changed the order of its arguments would have to change with it.
      context.report(
        Self.self, at: context.place(of: first.range, in: text.text),
        "\(plain.count) unnumbered placeholders that translators cannot tell apart",
        remedy: "Number them here and in the translations: \(numbered.joined(separator: ", "))",
        key: comparison.key, locale: comparison.locale)
    }
  }

  /// Whether an object has a width, as it has where the `$` after its number is lost: `%1@`.
  private static func hasWidth(_ use: ArgumentUse, in text: FormatText) -> Bool {
    text.format.specifiers.contains {
      $0.range == use.range && $0.type.family == .object && $0.width != .unspecified
    }
  }

  /// Whether the order of the placeholders is seldom changed: only separators or marks of
  /// punctuation are between them, or each is in a sentence or a line of its own, or has a label:
  /// `Read: %@ Written: %@`.
  private static func isList(_ text: FormatText, _ uses: [ArgumentUse]) -> Bool {
    zip(uses, uses.dropFirst()).allSatisfy { first, second in
      guard first.range.upperBound <= second.range.lowerBound else { return false }
      let between = text.format[first.range.upperBound..<second.range.lowerBound]
      if patterns.contains(String(between)) { return true }
      let separator = between.filter { !$0.isWhitespace && $0 != "," }
      if separators.contains(separator) { return true }
      if !separator.contains(where: { $0.isLetter || $0.isNumber }) {
        return between.isEmpty || between.contains { !$0.isWhitespace } || between.contains("\n")
      }
      return isEnd(between)
    }
  }

  /// Whether a sentence, a line or an item ends between two placeholders, or a label does.
  private static func isEnd(_ between: Substring) -> Bool {
    if between.contains(where: { $0.isNewline || "·•|→。！？：；".contains($0) }) { return true }
    if between.last(where: { !$0.isWhitespace && !"\"'“‘«(".contains($0) }) == ":" { return true }
    return zip(between, between.dropFirst()).contains { ".!?;".contains($0) && $1 == " " }
  }

  /// What joins the parts of an address, a size or a version.
  private static let patterns: Set<String> = ["://", ":", ".", "x", "×", "_", "@", "|"]

  /// What joins the items of a list.
  private static let separators: Set<String> = [
    "/", "&", "–", "-", "and", "or", "und", "oder", "to", "bis",
  ]

  /// Whether the placeholders are those of a time, whose order is fixed: `%d:%02d`.
  private static func isClock(_ text: FormatText) -> Bool {
    let specifiers = text.format.specifiers
    return specifiers.count > 1
      && zip(specifiers, specifiers.dropFirst()).allSatisfy { first, second in
        second.flags.contains(.zeroPadded)
          && text.format[
            first.range.upperBound..<max(first.range.upperBound, second.range.lowerBound)]
            == ":"
      }
  }

  /// Whether a text is a list of plural forms, of which the program shows one: `%@ file;%@ files`.
  /// Each has the same placeholders, and no space follows the semicolon.
  private static func isChoice(_ text: FormatText) -> Bool {
    let forms = text.text.string.split(separator: ";", omittingEmptySubsequences: false)
    guard forms.count > 1, forms.dropFirst().allSatisfy({ $0.first?.isWhitespace == false }) else {
      return false
    }
    let conversions = forms.map { FormatString(String($0)).specifiers.map(\.conversion) }
    return conversions.allSatisfy { !$0.isEmpty && $0 == conversions[0] }
  }

  /// One finding a table: to number placeholders is one decision.
  package static func series(of finding: Finding) -> FindingSeries? { FindingSeries(of: finding) }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted(
      "source text has such placeholders", "source texts have such placeholders")
  }
}
