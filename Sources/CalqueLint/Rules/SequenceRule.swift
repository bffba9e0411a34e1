/// A rule about the translations of one file and one language beside each other.
///
/// The texts that it cares about are collected, and it is asked once, when all of a file were seen.
package protocol SequenceRule: Rule {
  /// A pair of which one has one of these and the other has not is collected.
  static var differences: TextTraits { get }
  /// A pair of which at least one has one of these is collected.
  static var traits: TextTraits { get }
  /// Looks at what was collected, in the order of the file. Each text has a source.
  static func check(_ texts: [LintedText], _ list: inout FindingList)
}

extension SequenceRule {
  package static var differences: TextTraits { [] }
  package static var traits: TextTraits { [] }
}
