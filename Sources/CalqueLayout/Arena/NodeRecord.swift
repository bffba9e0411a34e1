/// One node of the arena: 48 bytes, for a walk through a large tree takes as long as the memory
/// that it reads. What is not asked in each walk is kept beside.
struct NodeRecord {
  /// The index after the last node inside: the next sibling, if there is one.
  var end: UInt32
  var parent: UInt32
  /// A place in the table that the kind keeps more in: leaves, objects, alignments or numbers.
  var payload: UInt32 = .max
  var childCount: UInt32 = 0
  /// What was appended.
  let kind: NodeKind
  /// What is done: a stack with one child passes everything on.
  var shape: NodeShape
  var flags: NodeFlags
  var memo = MemoBlock()
  /// Two numbers; the file of a kind gives them their names.
  var number1: Double = .nan
  var number2: Double = .nan

  @inline(__always)
  var isRightToLeft: Bool { flags.contains(.rightToLeft) }
}

extension NodeRecord {
  /// The size of a leaf that has the same one for every proposal.
  @inline(__always)
  var fixedSize: Extent {
    get { Extent(number1, number2) }
    set { (number1, number2) = (newValue.width, newValue.height) }
  }
}

/// What is known of a node among its siblings, which few of them ask.
struct SiblingInfo {
  /// The preferred distance from the sibling in front.
  var gap: Double = 0
  var priority: Double = 0
}

/// A frame as the arena keeps it, in points.
struct Frame {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}

/// Where the child of a modifier is in it.
package struct ChildPlace {
  package var proposal: Proposal
  package var size: Extent
  package var x: Double
  package var y: Double

  package init(proposal: Proposal, size: Extent, x: Double, y: Double) {
    self.proposal = proposal
    self.size = size
    self.x = x
    self.y = y
  }
}
