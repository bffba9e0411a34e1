/// A rule about single texts, or about translations compared with their sources.
package protocol TextRule: Rule where Unit == TextUnit {
  /// The texts that it checks.
  static var interest: TextInterest { get }
}

/// A rule about the translations of one file and one language in sequence.
///
/// The texts that it is interested in are collected, and it runs once, after the last of them.
package protocol TextSequenceRule: Rule where Unit == TextSequence {
  /// The texts that it checks.
  static var interest: TextInterest { get }
}

extension TextRule {
  package static func enter(_ table: inout RuleTable) { table.add(self, interest) }
}

extension TextSequenceRule {
  package static func enter(_ table: inout RuleTable) { table.add(self, interest) }
}
