/// Converts the bytes of an input into choices, so that similar inputs lead to similar choices: a
/// byte selects an item of a list. After the last byte, the first item is selected.
struct FuzzChoices {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func byte() -> Int {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return Int(bytes[index])
  }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[byte() % items.count] }

  mutating func count(upTo limit: Int) -> Int { byte() % (limit + 1) }

  /// Returns a number at the limits of integer types, or one of a few usual numbers.
  mutating func number() -> Int64 {
    pick([
      0, 1, 2, 3, 5, 11, 21, 100, 127, 128, 255, 256, 999, 1000, 65_534, 65_535, 65_536,
      1_000_000, 2_147_483_647, 2_147_483_648, 4_294_967_295, 4_294_967_296, .max, .max - 1, .min,
      .min + 1, -1, -2_147_483_648, -2_147_483_649,
    ])
  }

  mutating func real() -> Double {
    pick([
      0, -0.0, 0.5, 1, 1.5, -1, 1e6, 1e15, 1e19, 1e300, -1e300, .infinity, -.infinity, .nan,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude, 63_113_904_000, -62_135_769_600,
    ])
  }
}
