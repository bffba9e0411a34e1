/// Bits of a node: what its kind declares, what it inherits, and what is derived from its children.
package struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  // MARK: Inherited

  /// What is inside is placed from the right.
  static let rightToLeft = NodeFlags(rawValue: 1 << 0)
  /// The innermost stack around the node is horizontal, vertical; neither: there is none.
  static let inRow = NodeFlags(rawValue: 1 << 1)
  static let inColumn = NodeFlags(rawValue: 1 << 2)

  // MARK: Declared

  /// Children are in another stack than the node itself: in a row, in a column, or in none.
  package static let orientsChildren = NodeFlags(rawValue: 1 << 23)
  package static let orientsToRow = NodeFlags(rawValue: 1 << 24)
  package static let orientsToColumn = NodeFlags(rawValue: 1 << 25)
  /// The first child is in the stack that the node is in.
  package static let firstIsOriented = NodeFlags(rawValue: 1 << 26)
  /// Only the first child counts for guides and distances.
  package static let firstDecides = NodeFlags(rawValue: 1 << 27)
  /// A container that is asked even if it has no children.
  package static let worksWithoutChildren = NodeFlags(rawValue: 1 << 28)
  /// With one child, the node is only that child.
  package static let passesSingleChild = NodeFlags(rawValue: 1 << 29)
  /// Without children, the node wants no distance to its neighbours.
  package static let isTightWhenEmpty = NodeFlags(rawValue: 1 << 30)
  /// The kind keeps something of the node, and is told of changes inside.
  package static let tracksChanges = NodeFlags(rawValue: 1 << 31)
  /// The element sets an explicit guide, a direction, a priority.
  static let setsGuide = NodeFlags(rawValue: 1 << 12)
  static let setsDirection = NodeFlags(rawValue: 1 << 13)
  static let setsPriority = NodeFlags(rawValue: 1 << 15)

  // MARK: Derived

  /// Something inside sets a guide.
  package static let hasGuides = NodeFlags(rawValue: 1 << 3)
  /// Something inside may have text baselines.
  package static let hasBaselines = NodeFlags(rawValue: 1 << 4)
  /// Something inside has a preference for its distance to neighbours.
  package static let hasSpacing = NodeFlags(rawValue: 1 << 5)
  /// The size and everything inside are the same for every proposal.
  package static let rigid = NodeFlags(rawValue: 1 << 6)
  /// The answers of the node are kept.
  package static let memoized = NodeFlags(rawValue: 1 << 7)
  /// A spacer, perhaps inside modifiers that do not change the layout.
  static let isSpacer = NodeFlags(rawValue: 1 << 11)
  /// Some child has a priority other than 0.
  static let mixedPriorities = NodeFlags(rawValue: 1 << 14)
  /// The size and everything inside are the same whatever height is proposed.
  package static let ignoresHeight = NodeFlags(rawValue: 1 << 16)
  /// A stack with so many children that it is worth being kept as it was placed.
  static let isLong = NodeFlags(rawValue: 1 << 17)
  /// Something inside is a text, which has preferences for its distances to what is above and
  /// below.
  static let hasTextSpacing = NodeFlags(rawValue: 1 << 18)
  /// How many containers that ask each cell several times are nested in each other within the node,
  /// itself included: 0 to 3 in two bits; 3 for more, too.
  static let oneNegotiator = NodeFlags(rawValue: 1 << 19)
  static let nestedNegotiators = NodeFlags(rawValue: 3 << 19)
  /// How many modifiers that change the proportions of a proposal are nested, as above.
  static let oneRatio = NodeFlags(rawValue: 1 << 21)
  static let nestedRatios = NodeFlags(rawValue: 3 << 21)

  // MARK: Found while laying out

  /// What is inside is placed for the proposal in `placed`.
  static let placed = NodeFlags(rawValue: 1 << 8)
  /// The gap of `SiblingInfo` is the preferred distance from the sibling in front.
  static let gapKnown = NodeFlags(rawValue: 1 << 9)
  /// The container has chosen another child.
  static let hidden = NodeFlags(rawValue: 1 << 10)

  static let orientation: NodeFlags = [.inRow, .inColumn]
  /// What parents inherit from the views inside.
  static let rising: NodeFlags = [.hasGuides, .hasBaselines, .hasSpacing, .hasTextSpacing]
  /// What is worked out again when nodes were appended to a tree that had been laid out.
  static let derived: NodeFlags = [
    .rising, .rigid, .memoized, .isSpacer, .mixedPriorities, .ignoresHeight, .isLong,
    .nestedNegotiators, .nestedRatios, .placed, .gapKnown,
  ]

  /// What children inherit of a node with these flags.
  @inline(__always)
  func inherited(byFirst isFirst: Bool) -> NodeFlags {
    let own = rawValue & 0b111
    guard contains(.orientsChildren), !(isFirst && contains(.firstIsOriented)) else {
      return NodeFlags(rawValue: own)
    }
    // The bits of the orientation of children are those of their own, moved up.
    let children = (rawValue >> 23) & NodeFlags.orientation.rawValue
    return NodeFlags(rawValue: own & 1 | children)
  }

  /// What says that a node has preferences on an axis.
  @inline(__always)
  static func spacing(along axis: Axis) -> NodeFlags {
    axis == .horizontal ? .hasSpacing : [.hasSpacing, .hasTextSpacing]
  }

  /// Adds one to a number of some bits, unless it is as large as they allow.
  mutating func count(_ one: NodeFlags, upTo bits: NodeFlags) {
    if !isSuperset(of: bits) { self = NodeFlags(rawValue: rawValue + one.rawValue) }
  }

  /// Takes over the number of some bits where it is larger than the own one.
  @inline(__always)
  mutating func formMaximum(of bits: NodeFlags, with other: NodeFlags) {
    let (known, found) = (intersection(bits), other.intersection(bits))
    guard found.rawValue > known.rawValue else { return }
    subtract(bits)
    formUnion(found)
  }
}
