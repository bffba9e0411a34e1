/// What all rules about texts together care about, so that most texts need no rule to be asked.
struct TextInterests {
  /// The rules about single texts, each with its traits.
  private let textRules: [(rule: any TextRule.Type, traits: TextTraits)]
  /// The rules about pairs, each with what it names.
  private let pairRules: [(rule: any PairRule.Type, differences: TextTraits, traits: TextTraits)]
  private let ofTexts: TextTraits
  private let ofPairs: (differences: TextTraits, traits: TextTraits)

  init(text: [any TextRule.Type], pair: [any PairRule.Type]) {
    textRules = text.map { ($0, $0.traits) }
    pairRules = pair.map { ($0, $0.differences, $0.traits) }
    ofTexts = textRules.reduce([]) { $0.union($1.traits) }
    ofPairs = (
      pairRules.reduce([]) { $0.union($1.differences) },
      pairRules.reduce([]) { $0.union($1.traits) }
    )
  }

  /// Whether any rule is to look at a text; `source` has the traits of the source text, where there
  /// is one.
  @inline(__always)
  func concern(_ text: TextTraits, source: TextTraits?) -> Bool {
    if !text.isDisjoint(with: ofTexts) { return true }
    guard let source else { return false }
    return !text.union(source).isDisjoint(with: ofPairs.traits)
      || !text.symmetricDifference(source).isDisjoint(with: ofPairs.differences)
  }

  /// Asks the rules that care about a text.
  func check(_ text: LintedText, _ list: inout FindingList) {
    for (rule, traits) in textRules where !text.traits.isDisjoint(with: traits) {
      rule.check(text, &list)
    }
    guard let source = text.source else { return }
    let either = text.traits.union(source.traits)
    let differences = text.traits.symmetricDifference(source.traits)
    for rule in pairRules
    where !either.isDisjoint(with: rule.traits)
      || !differences.isDisjoint(with: rule.differences)
    {
      rule.rule.check(text, against: source, &list)
    }
  }
}
