/// What all rules about texts together care about, so that most texts need no rule to be asked.
///
/// A class, so that the loop over a file's texts holds one reference.
final class TextInterests: Sendable {
  private struct PairInterest: Sendable {
    var differences: TextTraits
    var traits: TextTraits

    /// Whether there may be something to find in a pair.
    @inline(__always)
    func concerns(_ text: TextTraits, _ source: TextTraits) -> Bool {
      !text.union(source).isDisjoint(with: traits)
        || !text.symmetricDifference(source).isDisjoint(with: differences)
    }
  }

  private let textRules: [(rule: any TextRule.Type, traits: TextTraits)]
  private let pairRules: [(rule: any PairRule.Type, interest: PairInterest)]
  private let sequenceRules: [(rule: any SequenceRule.Type, interest: PairInterest)]
  private let ofTexts: TextTraits
  private let ofPairs: PairInterest

  init(_ kinds: RuleKinds) {
    textRules = kinds.text.map { ($0, $0.traits) }
    pairRules = kinds.pair.map {
      ($0, PairInterest(differences: $0.differences, traits: $0.traits))
    }
    sequenceRules = kinds.sequence.map {
      ($0, PairInterest(differences: $0.differences, traits: $0.traits))
    }
    ofTexts = textRules.reduce([]) { $0.union($1.traits) }
    let pairs = pairRules.map(\.interest) + sequenceRules.map(\.interest)
    ofPairs = PairInterest(
      differences: pairs.reduce([]) { $0.union($1.differences) },
      traits: pairs.reduce([]) { $0.union($1.traits) })
  }

  /// Whether any rule is to look at a text; `source` has the traits of the source text, where there
  /// is one.
  @inline(__always)
  func concern(_ text: TextTraits, source: TextTraits?) -> Bool {
    if !text.isDisjoint(with: ofTexts) { return true }
    return source.map { ofPairs.concerns(text, $0) } ?? false
  }

  /// Asks the rules that care about a text, and keeps it for those that look at many.
  func check(_ text: LintedText, _ list: inout FindingList) {
    for (rule, traits) in textRules where !text.traits.isDisjoint(with: traits) {
      rule.check(text, &list)
    }
    guard let source = text.source else { return }
    for (rule, interest) in pairRules where interest.concerns(text.traits, source.traits) {
      rule.check(text, against: source, &list)
    }
    if sequenceRules.contains(where: { $0.interest.concerns(text.traits, source.traits) }) {
      list.collected.add(text)
    }
  }

  /// Asks the rules that look at many texts.
  func check(sequence texts: [LintedText], _ list: inout FindingList) {
    for (rule, interest) in sequenceRules {
      rule.check(
        texts.filter { text in
          text.source.map { interest.concerns(text.traits, $0.traits) } ?? false
        }, &list)
    }
  }
}
