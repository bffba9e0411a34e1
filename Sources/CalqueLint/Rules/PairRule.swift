/// A rule that compares a translation with its source text.
///
/// It is asked where a difference of traits, or a trait of one of the two, says that there may be
/// something to find.
package protocol PairRule: Rule {
  /// A pair of which one has one of these and the other has not is looked at.
  static var differences: TextTraits { get }
  /// A pair of which at least one has one of these is looked at.
  static var traits: TextTraits { get }
  /// Compares a text with its source.
  static func check(
    _ text: LintedText, against source: LintedText.SourceText, _ list: inout FindingList)
}

extension PairRule {
  package static var differences: TextTraits { [] }
  package static var traits: TextTraits { [] }
}
