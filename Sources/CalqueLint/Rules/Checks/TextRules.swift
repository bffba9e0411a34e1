/// The rules about texts, those about single texts first, with their joint interest.
///
/// A class, so that the loop over a file's texts retains one reference.
final class TextRules: Sendable {
  /// The texts that any of the rules checks.
  let interest: TextInterest
  private let ofTexts: [RuleTable.Entry<TextUnit>]
  private let ofPairs: [RuleTable.Entry<TextUnit>]
  private let ofSequences: [RuleTable.Entry<TextSequence>]

  init(_ table: RuleTable) {
    let all = table.entries(for: TextUnit.self)
    ofTexts = all.filter { !$0.interest.isOfPairs }
    ofPairs = all.filter(\.interest.isOfPairs)
    ofSequences = table.entries(for: TextSequence.self)
    var interest = TextInterest()
    for entry in all { interest.formUnion(entry.interest) }
    for entry in ofSequences { interest.formUnion(entry.interest) }
    self.interest = interest
  }

  /// Runs the rules on a text.
  ///
  /// - Returns: Whether the text is to be collected for those about many texts.
  func check(_ text: TextUnit, in context: inout LintContext) -> Bool {
    for rule in ofTexts where rule.interest.includes(text.traits, source: nil) {
      rule.check(text, &context)
    }
    guard let source = text.source?.traits else { return false }
    for rule in ofPairs where rule.interest.includes(text.traits, source: source) {
      rule.check(text, &context)
    }
    return ofSequences.contains { $0.interest.includes(text.traits, source: source) }
  }

  /// Runs the rules about many texts, which are those of one language.
  func check(_ texts: [TextUnit], in context: inout LintContext) {
    for rule in ofSequences {
      func isWanted(_ text: TextUnit) -> Bool {
        text.source.map { rule.interest.includes(text.traits, source: $0.traits) } ?? false
      }
      // Texts are large; mostly all of them are wanted.
      let wanted = texts.allSatisfy(isWanted) ? texts : texts.filter(isWanted)
      rule.check(TextSequence(texts: wanted), &context)
    }
  }
}
