/// Which texts a rule checks, by the traits of the text and its source. Texts that no rule is
/// interested in stay bytes.
package struct TextInterest: Sendable {
  /// A text with one of these.
  private(set) var own: TextTraits = []
  /// A translation that has one of these, or whose source has one.
  private(set) var either: TextTraits = []
  /// A translation that has one of these while its source does not, or the other way round.
  private(set) var differing: TextTraits = []

  /// Nothing.
  init() {}

  /// Texts with one of some traits, source texts too.
  ///
  /// A rule that checks all texts names ``TextTraits/any``; it runs hundreds of thousands of times,
  /// so rules of the default set name something rarer.
  package static func texts(with traits: TextTraits) -> TextInterest {
    var interest = TextInterest()
    interest.own = traits
    return interest
  }

  /// Translations with a known source.
  ///
  /// - Parameters:
  ///   - traits: One of the two texts has one of these.
  ///   - differing: Or one of the two has one of these, and the other does not.
  package static func pairs(
    with traits: TextTraits = [], differing: TextTraits = []
  ) -> TextInterest {
    var interest = TextInterest()
    interest.either = traits
    interest.differing = differing
    return interest
  }

  /// Whether it is about translations compared with their sources.
  var isOfPairs: Bool { own.isEmpty }

  /// Adds the interest of another rule.
  mutating func formUnion(_ other: TextInterest) {
    own.formUnion(other.own)
    either.formUnion(other.either)
    differing.formUnion(other.differing)
  }

  /// Whether a text is of interest.
  /// - Parameter source: The traits of the source text, if there is one.
  /// - Parameter source: The traits of the source text, where there is one.
  @inline(__always)
  func includes(_ text: TextTraits, source: TextTraits?) -> Bool {
    if !text.isDisjoint(with: own) { return true }
    guard let source else { return false }
    return !text.union(source).isDisjoint(with: either)
      || !text.symmetricDifference(source).isDisjoint(with: differing)
  }
}
