/// Spells texts in XML as libxml2, and therefore Xcode, does.
package enum XMLEscaping {
  /// A text between tags.
  package static func text(_ text: String) -> String { escape(text, isAttribute: false) }

  /// The value of an attribute, between double quotes.
  package static func attribute(_ value: String) -> String { escape(value, isAttribute: true) }

  /// The first character that XML 1.0 does not allow, even as a reference.
  package static func unspeakable(in text: String) -> Unicode.Scalar? {
    text.unicodeScalars.first {
      switch $0.value {
      case 0x9, 0xA, 0xD: false
      case ..<0x20, 0xFFFE, 0xFFFF: true
      default: false
      }
    }
  }

  private static func escape(_ text: String, isAttribute: Bool) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array("&lt;".utf8)
      case UInt8(ascii: ">"): bytes += Array("&gt;".utf8)
      case UInt8(ascii: "&"): bytes += Array("&amp;".utf8)
      // A reader would treat it as a line ending.
      case 0x0D: bytes += Array("&#13;".utf8)
      case UInt8(ascii: "\"") where isAttribute: bytes += Array("&quot;".utf8)
      case 0x09 where isAttribute: bytes += Array("&#9;".utf8)
      case 0x0A where isAttribute: bytes += Array("&#10;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
