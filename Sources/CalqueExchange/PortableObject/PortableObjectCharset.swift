/// The supported charsets of gettext files, all of them supersets of ASCII.
enum PortableObjectCharset {
  case utf8
  case latin1
  case latin9
  case windows1252

  /// Finds the charset with a name in a header. Returns nil for any other name. `CHARSET` is the
  /// value in templates that are not filled in.
  init?(name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii", "ansi_x3.4-1968", "charset", "": self = .utf8
    case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1": self = .latin1
    case "iso-8859-15", "iso8859-15", "iso_8859-15", "latin9", "latin-9": self = .latin9
    case "windows-1252", "cp1252": self = .windows1252
    default: return nil
    }
  }

  /// Returns the place of the charset's name in a header's `Content-Type`.
  static func nameRange(in type: String) -> Range<String.Index>? {
    guard let mark = type.firstRange(of: "charset=") else { return nil }
    let name = type[mark.upperBound...].prefix { $0 > " " && $0 != ";" }
    return name.startIndex..<name.endIndex
  }

  /// Converts the bytes to UTF-8.
  func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if self == .utf8 { return bytes }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes {
      if byte < 0x80 {
        result.append(byte)
      } else if let scalar = Unicode.Scalar(scalar(of: byte)) {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    return result
  }

  private func scalar(of byte: UInt8) -> UInt32 {
    switch self {
    case .latin9: Self.latin9Differences[byte] ?? UInt32(byte)
    case .windows1252 where byte < 0xA0: Self.windowsControls[Int(byte - 0x80)]
    default: UInt32(byte)
    }
  }

  /// The differences between ISO 8859-15 and ISO 8859-1.
  private static let latin9Differences: [UInt8: UInt32] = [
    0xA4: 0x20AC, 0xA6: 0x0160, 0xA8: 0x0161, 0xB4: 0x017D, 0xB8: 0x017E, 0xBC: 0x0152,
    0xBD: 0x0153, 0xBE: 0x0178,
  ]

  /// The characters of windows-1252 at 0x80 to 0x9F; the five undefined ones are controls, as in
  /// browsers (WHATWG Encoding).
  private static let windowsControls: [UInt32] = [
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178,
  ]
}
