/// Base 64 (RFC 4648), as XML property lists store data.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Encodes bytes, without line breaks.
  static func text(_ bytes: some Collection<UInt8>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      let bits = group.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
      for letter in 0..<4 {
        let value = Int(bits >> (18 - 6 * UInt32(letter)) & 0x3F)
        output.append(letter <= group.count ? alphabet[value] : UInt8(ascii: "="))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Decodes a text; characters that are not in the alphabet are skipped.
  static func bytes(_ text: some Sequence<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for letter in text {
      guard let value = alphabet.firstIndex(of: letter) else { continue }
      bits = bits << 6 | UInt32(value)
      count += 1
      if count % 4 != 1 {
        output.append(UInt8(truncatingIfNeeded: bits >> (6 - 2 * UInt32((count - 1) % 4))))
      }
    }
    return output
  }
}
