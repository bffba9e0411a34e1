package import Foundation

/// What a node is made of: its kind and what the kind is told. Each kind adds a function here that
/// makes its element, in its own file.
///
/// Lengths are in points. A container with a single child and a modifier that does not change the
/// layout cost only their place in the arena. Views that make no node, such as `EmptyView`,
/// are not appended at all.
package struct LayoutElement {
  package let kind: NodeKind
  // An element is made for each node: it is small enough to be passed without copies.
  /// The alignment, if both its guides come with the library; else `object` has it.
  var alignmentCodes: AlignmentCodes
  /// Numbers that the kind gives names to; see `Double.init(given:)` for those that are optional.
  package var numbers: Numbers
  /// What only a leaf of texts, images and the like has.
  package let leaf: (any MeasuredLeaf)?
  /// What does not fit into numbers.
  package let object: AnyObject?

  /// Up to six numbers.
  package struct Numbers: BitwiseCopyable {
    package var first = Double.notGiven
    package var second = Double.notGiven
    package var third = Double.notGiven
    package var fourth = Double.notGiven
    package var fifth = Double.notGiven
    package var sixth = Double.notGiven

    /// Whether all bits are the same: an argument that is not given does not equal itself.
    func matches(_ other: Numbers) -> Bool {
      first.bitPattern == other.first.bitPattern && second.bitPattern == other.second.bitPattern
        && third.bitPattern == other.third.bitPattern
        && fourth.bitPattern == other.fourth.bitPattern
        && fifth.bitPattern == other.fifth.bitPattern
        && sixth.bitPattern == other.sixth.bitPattern
    }
  }

  /// An element of two numbers at most.
  @inline(__always)
  package init(
    _ kind: NodeKind, _ first: Double = .notGiven, _ second: Double = .notGiven,
    leaf: (any MeasuredLeaf)? = nil, object: AnyObject? = nil
  ) {
    self.kind = kind
    alignmentCodes = AlignmentCodes()
    numbers = Numbers(first: first, second: second)
    self.leaf = leaf
    self.object = object
  }

  /// An element with an alignment, which `Node.keepAlignment` takes over.
  @inline(__always)
  package init(
    _ kind: NodeKind, _ first: Double = .notGiven, _ second: Double = .notGiven,
    alignment: Alignment
  ) {
    self.kind = kind
    alignmentCodes = AlignmentCodes(alignment)
    numbers = Numbers(first: first, second: second)
    leaf = nil
    object = alignmentCodes.areBuiltIn ? nil : AlignmentBox(alignment)
  }

  /// Whether two elements are laid out alike, as far as can be told: closures and other objects may
  /// do anything.
  package func isLaidOut(like other: LayoutElement) -> Bool {
    guard kind == other.kind, leaf == nil, other.leaf == nil,
      alignmentCodes == other.alignmentCodes, numbers.matches(other.numbers)
    else { return false }
    if object == nil, other.object == nil { return true }
    guard let own = object as? AlignmentBox, let new = other.object as? AlignmentBox else {
      return false
    }
    return own.alignment == new.alignment
  }

  /// The alignment of an element that was made with one.
  var alignment: Alignment {
    (object as? AlignmentBox)?.alignment ?? alignmentCodes.alignment
  }
}

extension Double {
  /// The number of an argument that was not given. Arithmetic makes other numbers that are none, so
  /// that such an argument is told from one that was.
  package static var notGiven: Double { Double(bitPattern: 0x7FF8_0000_0000_CA1C) }

  /// The number of an optional argument.
  @inline(__always)
  package init(given value: CGFloat?) {
    if let value { self = Double(value) } else { self = .notGiven }
  }

  /// Whether an argument was given.
  package var isGiven: Bool { bitPattern != Double.notGiven.bitPattern }
}
