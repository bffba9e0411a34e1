/// What a node does when it is measured and placed.
enum NodeKind: UInt8 {
  case fixedLeaf
  case flexibleLeaf
  case squareLeaf
  case spacer
  case divider
  case measured
  /// Something that makes views, but made none.
  case empty
  // From here on: one child, whose size it is.
  case pass
  case offset
  case overlay
  // From here on: one child, and a size of its own.
  case padding
  case frame
  case flexibleFrame
  case fixedSize
  case position
  case aspectRatio
  // From here on: containers.
  case hstack
  case vstack
  case zstack
  case grid
  case gridRow
  case viewThatFits
  case geometryReader
  case safeAreaInset
  case custom

  var isLeaf: Bool { rawValue <= NodeKind.empty.rawValue }
  var hasSizeOfChild: Bool {
    rawValue >= NodeKind.pass.rawValue && rawValue <= NodeKind.overlay.rawValue
  }
  var isUnary: Bool {
    rawValue >= NodeKind.pass.rawValue && rawValue <= NodeKind.aspectRatio.rawValue
  }
  var isStack: Bool { rawValue >= NodeKind.hstack.rawValue && rawValue <= NodeKind.zstack.rawValue }
  var isContainer: Bool { rawValue > NodeKind.aspectRatio.rawValue }
}

struct NodeFlags: OptionSet {
  let rawValue: UInt32

  /// What is inside is placed from the right.
  static let rightToLeft = NodeFlags(rawValue: 1 << 0)
  /// The innermost stack around the node is horizontal, vertical; neither: there is none.
  static let inRow = NodeFlags(rawValue: 1 << 1)
  static let inColumn = NodeFlags(rawValue: 1 << 2)
  /// Something inside sets a guide.
  static let hasGuides = NodeFlags(rawValue: 1 << 3)
  /// Something inside may have text baselines.
  static let hasBaselines = NodeFlags(rawValue: 1 << 4)
  /// Something inside has a preference for its distance to neighbours.
  static let hasSpacing = NodeFlags(rawValue: 1 << 5)
  /// The size and everything inside are the same for every proposal.
  static let rigid = NodeFlags(rawValue: 1 << 6)
  /// The answers of the node are kept.
  static let memoized = NodeFlags(rawValue: 1 << 7)
  /// What is inside is placed for the proposal in `placed`.
  static let placed = NodeFlags(rawValue: 1 << 8)
  /// The gap of `Standing` is the preferred distance from the sibling before.
  static let gapKnown = NodeFlags(rawValue: 1 << 9)
  /// A `ViewThatFits` has chosen another child.
  static let hidden = NodeFlags(rawValue: 1 << 10)
  /// A spacer, perhaps behind modifiers that do not change the layout.
  static let isSpacer = NodeFlags(rawValue: 1 << 11)
  /// The element sets an explicit guide, a direction, a priority.
  static let setsGuide = NodeFlags(rawValue: 1 << 12)
  static let setsDirection = NodeFlags(rawValue: 1 << 13)
  /// Some child of a stack has a priority other than 0.
  static let mixedPriorities = NodeFlags(rawValue: 1 << 14)
  static let setsPriority = NodeFlags(rawValue: 1 << 15)

  /// The size and everything inside are the same whatever height is proposed.
  static let ignoresHeight = NodeFlags(rawValue: 1 << 16)

  /// A stack with so many children that it is worth being kept as it was placed.
  static let isLong = NodeFlags(rawValue: 1 << 17)

  /// Something inside is a text, which has preferences for its distances to what is above and below.
  static let hasTextSpacing = NodeFlags(rawValue: 1 << 18)

  /// How many grids are nested in each other within the node, itself included: 0 to 3 in two bits; 3
  /// for more, too.
  static let oneGrid = NodeFlags(rawValue: 1 << 19)
  static let nestedGrids = NodeFlags(rawValue: 3 << 19)

  /// How many aspect ratios are nested in each other within the node, itself included: 0 to 3, as above.
  static let oneRatio = NodeFlags(rawValue: 1 << 21)
  static let nestedRatios = NodeFlags(rawValue: 3 << 21)

  static let orientation: NodeFlags = [.inRow, .inColumn]
  /// What parents inherit from the views inside.
  static let rising: NodeFlags = [.hasGuides, .hasBaselines, .hasSpacing, .hasTextSpacing]
}

/// One node of the arena: 48 bytes, for a walk through a large tree takes as long as the memory that it
/// reads. What is not asked in each walk stands beside.
struct NodeRecord {
  /// The index after the last node inside: the next sibling, if there is one.
  var end: UInt32
  var parent: UInt32
  /// An index into the table that belongs to `kind`.
  var payload: UInt32 = .max
  var childCount: UInt32 = 0
  /// What was appended.
  let kind: NodeKind
  /// What is done: a stack with one child passes everything on.
  var action: NodeKind
  var flags: NodeFlags
  var memo = MemoBlock()
  /// A width, a spacing, a least length; NaN where not given.
  var a: Double = .nan
  var b: Double = .nan
}

/// How a node stands to its siblings, which few of them ask.
struct Standing {
  /// The preferred distance from the sibling before.
  var gap: Double = 0
  var priority: Double = 0
}

struct Frame {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}
