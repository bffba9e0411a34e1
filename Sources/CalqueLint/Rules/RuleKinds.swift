/// Rules by what they look at. Each enters itself: to ask a type what it conforms to takes the
/// runtime as long as reading a file does.
package struct RuleKinds {
  var problem: [any ProblemRule.Type] = []
  var file: [any FileRule.Type] = []
  var entry: [any EntryRule.Type] = []
  var translation: [any TranslationRule.Type] = []
  var source: [any SourceRule.Type] = []
  var variation: [any VariationRule.Type] = []
  var format: [any FormatRule.Type] = []
  var text: [any TextRule.Type] = []
  var pair: [any PairRule.Type] = []
  var sequence: [any SequenceRule.Type] = []
  var coverage: [any CoverageRule.Type] = []
  var surplus: [any SurplusRule.Type] = []
  var table: [any TableRule.Type] = []
  var locale: [any LocaleRule.Type] = []

  /// The kinds of some rules, each in the order of the rules.
  init(_ rules: some Sequence<any Rule.Type>) {
    for rule in rules { rule.enter(&self) }
  }
}

extension ProblemRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.problem.append(self) }
}

extension FileRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.file.append(self) }
}

extension EntryRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.entry.append(self) }
}

extension TranslationRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.translation.append(self) }
}

extension SourceRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.source.append(self) }
}

extension VariationRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.variation.append(self) }
}

extension FormatRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.format.append(self) }
}

extension TextRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.text.append(self) }
}

extension PairRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.pair.append(self) }
}

extension SequenceRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.sequence.append(self) }
}

extension CoverageRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.coverage.append(self) }
}

extension SurplusRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.surplus.append(self) }
}

extension TableRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.table.append(self) }
}

extension LocaleRule {
  package static func enter(_ kinds: inout RuleKinds) { kinds.locale.append(self) }
}
