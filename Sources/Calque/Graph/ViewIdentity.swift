/// The place of a view in the structure of the user interface. What outlives an evaluation belongs
/// to it: state, scrolling, caches.
///
/// It is a hash of the steps from the root in 128 bits, so that a step costs no memory; two paths
/// that meet in all 128 bits are not expected in practice.
package struct ViewIdentity: Hashable, Sendable {
  private var first: UInt64
  private var second: UInt64

  static let root = ViewIdentity(first: 0x9E37_79B9_7F4A_7C15, second: 0xC2B2_AE3D_27D4_EB4F)

  /// A step from a view to one inside.
  enum Step {
    /// A view of several, by its number.
    case child(Int)
    /// A branch of an `if` or `switch`.
    case branch(isFirst: Bool)
    /// The body of a view of a type, or a view whose type was hidden.
    case type(Any.Type)
    /// An element of a collection, or a view with an id; see ``ViewIdentity/child(id:)``.
    case id(hash: UInt64)
    /// A stored property, by its number.
    case property(Int)
    /// Something that a view keeps or makes beside its content.
    case part(Part)

    /// A number for the hash of the path. Steps of different kinds are mixed with different bits,
    /// so that equal numbers of two kinds differ.
    fileprivate var number: UInt64 {
      switch self {
      case .child(let number): UInt64(truncatingIfNeeded: number)
      case .branch(let isFirst): 1 << 56 | (isFirst ? 1 : 2)
      case .type(let type): UInt64(UInt(bitPattern: ObjectIdentifier(type))) ^ 2 << 56
      case .id(let hash): hash ^ 3 << 56
      case .property(let number): 4 << 56 | UInt64(truncatingIfNeeded: number)
      case .part(let part): part.number ^ 5 << 56
      }
    }
  }

  /// A part of a view. The file of the view declares it:
  /// `extension ViewIdentity.Part { static let scrollPort = Self("scrollPort") }`.
  struct Part: Sendable {
    fileprivate let number: UInt64

    /// The name is unique among the parts of a view.
    init(_ name: StaticString, number: Int = 0) {
      // FNV-1a
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      name.withUTF8Buffer { bytes in
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      self.number = hash &+ UInt64(truncatingIfNeeded: number)
    }
  }

  /// The place after a step.
  func child(_ step: Step) -> ViewIdentity {
    let number = step.number
    return ViewIdentity(
      first: Self.mix(first &+ number &* 0xD6E8_FEB8_6659_FD93),
      second: Self.mix(second ^ (number &+ 0x1656_67B1_9E37_79F9)))
  }

  /// The place of a view with an id.
  func child<ID: Hashable>(id: ID) -> ViewIdentity {
    // Most ids are numbers, which need no hash.
    if ID.self == Int.self {
      return child(.id(hash: UInt64(bitPattern: Int64(unsafeBitCast(id, to: Int.self)))))
    }
    var hasher = Hasher()
    hasher.combine(id)
    return child(.id(hash: UInt64(UInt(bitPattern: hasher.finalize()))))
  }

  /// The finaliser of MurmurHash3: every bit of the input moves every bit of the output.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
