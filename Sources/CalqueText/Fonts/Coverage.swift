import CCalqueText

/// The scalars that a face has glyphs for: a bitmap in pages of 256.
struct Coverage: Sendable {
  /// For each page of Unicode, the page of `bits` that describes it; 0 is the empty page.
  private var pages: [UInt16]
  /// Four words for each page.
  private var bits: [UInt64]

  init(face: OpaquePointer) {
    pages = [UInt16](repeating: 0, count: 0x11_0000 >> 8)
    bits = [0, 0, 0, 0]
    var last = UInt32.max
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1024) { chunk in
      guard let base = chunk.baseAddress else { return }
      while case let count = Int(ct_face_scalars(face, last, base, 1024)), count > 0 {
        for at in 0..<count { insert(chunk[at]) }
        last = chunk[count - 1]
      }
    }
  }

  private mutating func insert(_ scalar: UInt32) {
    let page = Int(scalar >> 8)
    guard page < pages.count else { return }
    if pages[page] == 0 {
      pages[page] = UInt16(bits.count / 4)
      bits += [0, 0, 0, 0]
    }
    bits[Int(pages[page]) * 4 + Int(scalar >> 6 & 3)] |= 1 << UInt64(scalar & 63)
  }

  func contains(_ scalar: UInt32) -> Bool {
    let page = Int(scalar >> 8)
    guard page < pages.count else { return false }
    return bits[Int(pages[page]) * 4 + Int(scalar >> 6 & 3)] >> UInt64(scalar & 63) & 1 == 1
  }
}
