internal import CCalqueICU

/// The language-independent order of texts (UTS #10, the root of CLDR), as Foundation compares in
/// the locale of the system: numbers by their value, then letters, then accents, then case.
package enum RootCollation {
  /// The order of two texts.
  package enum Order: Sendable {
    /// The first comes first.
    case ascending
    /// The texts are identical.
    case same
    /// The first comes last.
    case descending
  }

  /// Sendable notes: ICU allows any number of threads to compare with a collator whose attributes
  /// do not change, and nothing changes them after it is opened. It exists as long as the process.
  private struct Collator: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private static let collator: Collator? = {
    var pointer: OpaquePointer?
    guard cicu_collator_open(&pointer) <= 0 else { return nil }
    return pointer.map { Collator(pointer: $0) }
  }()

  /// Compares two texts. Texts that collation treats as equal are ordered by their UTF-16 units.
  package static func compare(_ left: String, _ right: String) -> Order {
    var left = left
    var right = right
    return left.withUTF8 { left in right.withUTF8 { right in compare(left, right) } }
  }

  /// Compares two texts in UTF-8.
  package static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Order {
    if let collator, let leftCount = Int32(exactly: left.count),
      let rightCount = Int32(exactly: right.count)
    {
      var order: Int32 = 0
      let status = left.withMemoryRebound(to: CChar.self) { left in
        right.withMemoryRebound(to: CChar.self) { right in
          cicu_collator_compare(
            collator.pointer, left.baseAddress, leftCount, right.baseAddress, rightCount, &order)
        }
      }
      if status <= 0, order != 0 { return order < 0 ? .ascending : .descending }
    }
    let leftUnits = String(decoding: left, as: UTF8.self).utf16
    let rightUnits = String(decoding: right, as: UTF8.self).utf16
    if leftUnits.lexicographicallyPrecedes(rightUnits) { return .ascending }
    return rightUnits.lexicographicallyPrecedes(leftUnits) ? .descending : .same
  }
}
