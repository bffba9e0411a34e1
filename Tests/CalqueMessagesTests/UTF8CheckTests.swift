import Testing

@testable import CalqueMessages

/// The check agrees with the standard library's decoder.
@Suite struct UTF8CheckTests {
  private func isWellFormed(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { UTF8Check.isWellFormed($0) }
  }

  @Test func knowsEveryScalar() {
    var bytes: [UInt8] = []
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      bytes += Array(String(scalar).utf8)
    }
    #expect(isWellFormed(bytes))
  }

  /// Every pair of bytes at every position in two words, and some third bytes.
  @Test func knowsEveryPairOfBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        for tail in [[], [0x80], [0x80, 0x80], [0xBF, 0x41]] as [[UInt8]] {
          let place = Int(first &+ second) % 12
          let bytes = Array(repeating: 0x61, count: place) + [first, second] + tail + [0x62]
          let isRight = String(validating: bytes, as: UTF8.self) != nil
          #expect(isWellFormed(bytes) == isRight, "\(bytes)")
        }
      }
    }
  }

  @Test(arguments: ["", "a", "żółte", "ABCDEFGHé", "ABCDEFG日本語", "🙂🙂🙂🙂", "AéBéCéDéEéFéGéHéIé"])
  func knowsEveryCut(_ text: String) {
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      let cut = Array(bytes[..<end])
      #expect(isWellFormed(cut) == (String(validating: cut, as: UTF8.self) != nil))
    }
  }
}
