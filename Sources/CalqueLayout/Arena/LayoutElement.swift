package import Foundation

/// What a node is made of: its kind and what the kind is told. Each kind adds a function here that makes
/// its element, in its own file.
///
/// Lengths are in points. A container with a single child and a modifier that does not change the
/// layout cost nothing but their place in the arena. Views that make no node, such as `EmptyView`,
/// are not appended at all.
package struct LayoutElement {
  package let kind: NodeKind
  /// Numbers that the kind gives names to; see `Double.init(given:)` for those that are optional.
  package var numbers: Numbers
  package var alignment: Alignment?
  /// What only a leaf of texts, images and the like has.
  package var leaf: (any MeasuredLeaf)?
  /// What does not fit into numbers.
  package var object: AnyObject?

  /// Up to six numbers.
  package struct Numbers: BitwiseCopyable {
    package var first = Double.notGiven
    package var second = Double.notGiven
    package var third = Double.notGiven
    package var fourth = Double.notGiven
    package var fifth = Double.notGiven
    package var sixth = Double.notGiven
  }

  /// An element of two numbers at most.
  package init(
    _ kind: NodeKind, _ first: Double = .notGiven, _ second: Double = .notGiven,
    alignment: Alignment? = nil, leaf: (any MeasuredLeaf)? = nil, object: AnyObject? = nil
  ) {
    self.kind = kind
    numbers = Numbers(first: first, second: second)
    self.alignment = alignment
    self.leaf = leaf
    self.object = object
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
