/// The place of a view in the structure of the user interface, which is what its state belongs to.
///
/// It is a hash of the path (child numbers, branches, types, explicit ids) in 128 bits, so that a
/// step costs no memory; two paths that meet in all 128 bits are not expected in practice.
struct ViewIdentity: Hashable, Sendable {
  private var first: UInt64
  private var second: UInt64

  static let root = ViewIdentity(first: 0x9E37_79B9_7F4A_7C15, second: 0xC2B2_AE3D_27D4_EB4F)

  func child(_ step: UInt64) -> ViewIdentity {
    ViewIdentity(
      first: Self.mix(first &+ step &* 0xD6E8_FEB8_6659_FD93),
      second: Self.mix(second ^ (step &+ 0x1656_67B1_9E37_79F9)))
  }

  func child(type: Any.Type) -> ViewIdentity {
    child(UInt64(UInt(bitPattern: ObjectIdentifier(type).hashValue)))
  }

  func child(id: some Hashable) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(id)
    return child(UInt64(UInt(bitPattern: hasher.finalize())))
  }

  /// The finaliser of MurmurHash3: every bit of the input moves every bit of the output.
  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    mixed = (mixed ^ (mixed >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return mixed ^ (mixed >> 33)
  }
}
