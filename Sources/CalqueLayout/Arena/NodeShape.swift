/// What the arena itself has to know of a node to walk over it; all else its kind says.
package enum NodeShape: UInt8, BitwiseCopyable, Sendable {
  // Leaves. Those with a name of their own are measured without a call.
  case fixedLeaf
  case flexibleLeaf
  case measuredLeaf
  case leaf
  /// Something that makes views, but made none.
  case empty
  // One child, whose size it has.
  /// The child is all that there is.
  case pass
  /// The child, perhaps moved, perhaps with others beside it.
  case sizeOfChild
  // One child, and a size of its own.
  case modifier
  /// One that is measured and placed in one walk.
  case directModifier
  // Containers.
  case container
  /// One that may be measured and placed in one walk.
  case directContainer

  @inline(__always)
  var isLeaf: Bool { rawValue <= NodeShape.empty.rawValue }

  @inline(__always)
  var hasSizeOfChild: Bool { self == .pass || self == .sizeOfChild }

  /// Whether a node has one child that is its layout.
  @inline(__always)
  var isUnary: Bool {
    rawValue >= NodeShape.pass.rawValue && rawValue <= NodeShape.directModifier.rawValue
  }

  @inline(__always)
  var isModifier: Bool { self == .modifier || self == .directModifier }

  @inline(__always)
  var isContainer: Bool { rawValue >= NodeShape.container.rawValue }

  @inline(__always)
  var isDirect: Bool { self == .directModifier || self == .directContainer }
}
