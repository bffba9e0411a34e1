/// A rule about single texts, and about translations beside their sources.
package protocol TextRule: Rule where Unit == TextUnit {
  /// The texts that it is to see.
  static var interest: TextInterest { get }
}

/// A rule about the translations of one file and one language beside each other.
///
/// The texts that it has an interest in are collected, and it is asked once, after the last of them.
package protocol TextSequenceRule: Rule where Unit == TextSequence {
  /// The texts that it is to see.
  static var interest: TextInterest { get }
}

extension TextRule {
  package static func enter(_ table: inout RuleTable) { table.add(self, interest) }
}

extension TextSequenceRule {
  package static func enter(_ table: inout RuleTable) { table.add(self, interest) }
}
