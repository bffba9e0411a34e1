/// The traits of every character up to U+FFFF, for lookup: pages of 64 characters, of which many
/// are shared.
struct TextTraitTable: Sendable {
  /// Where the page of a character begins in ``traits``, by its number divided by 64.
  let pages: [UInt16]
  /// The pages, each with the traits of 64 characters. The first two are those of ASCII.
  let traits: [UInt64]

  static let shared = TextTraitTable()

  private init() {
    var pages: [UInt16] = []
    pages.reserveCapacity(1024)
    var traits: [UInt64] = []
    var known: [[UInt64]: UInt16] = [:]
    var rows: [[(ClosedRange<UInt32>, UInt64)]] = Array(repeating: [], count: 1024)
    for row in TextTraits.ranges {
      for page in (row.first >> 6)...(row.last >> 6) {
        rows[Int(page)].append((row.first...row.last, row.traits.rawValue))
      }
    }
    for (index, rows) in rows.enumerated() {
      let start = UInt32(index) << 6
      let always = start < 0x80 ? 0 : TextTraits.nonASCII.rawValue
      var page = Array(repeating: always, count: 64)
      for (range, bits) in rows {
        for value in range.clamped(to: start...(start + 63)) { page[Int(value - start)] |= bits }
      }
      if let place = known[page] {
        pages.append(place)
      } else {
        let place = UInt16(truncatingIfNeeded: traits.count)
        known[page] = place
        pages.append(place)
        traits += page
      }
    }
    self.pages = pages
    self.traits = traits
  }

  subscript(value: UInt32) -> TextTraits {
    TextTraits(rawValue: traits[Int(pages[Int(value >> 6)]) + Int(value & 63)])
  }
}
