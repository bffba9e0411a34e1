/// The text between two tags of XML, which holds no tags itself.
enum XMLText {
  /// Decodes character references and CDATA sections. What is neither stays as it is.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      if let section = section(bytes, index..<range.upperBound) {
        text += bytes[section]
        index = section.upperBound + 3
      } else if let (scalar, end) = reference(bytes, index..<range.upperBound) {
        text += Array(String(scalar).utf8)
        index = end
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The character that a reference at the beginning of a range stands for, and where it ends.
  static func reference(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> (scalar: Unicode.Scalar, end: Int)? {
    let start = range.lowerBound
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "&"),
      // The longest one is `&#x0010FFFF;`.
      let end = bytes[start..<min(range.upperBound, start + 12)].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "apos": "'"
      case "quot": "\""
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    return scalar.map { ($0, end + 1) }
  }

  /// What stands inside of a CDATA section at the beginning of a range.
  private static func section(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Range<Int>? {
    let opening = "<![CDATA["
    guard range.count >= 12, bytes[range.lowerBound] == UInt8(ascii: "<"),
      bytes[range].starts(with: opening.utf8)
    else { return nil }
    let start = range.lowerBound + opening.utf8.count
    var end = start
    while end + 3 <= range.upperBound {
      if bytes[end..<(end + 3)].elementsEqual("]]>".utf8) { return start..<end }
      end += 1
    }
    return nil
  }
}
