import CalqueDiagnostics

/// The texts of elements: characters, references and CDATA sections.
extension XMLPropertyListReader {
  /// Reads the text of an element up to its closing tag.
  mutating func readText(of opening: Tag) -> String {
    let start = index
    var isSpelled = false
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"):
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "!") else {
          return decode(start..<index, isSpelled)
        }
        isSpelled = true
        guard let section = XMLText.section(bytes, index..<bytes.count) else {
          let isSection = matches("<![CDATA[")
          fail(
            excerpt(length: 9),
            isSection
              ? "The CDATA section is never closed"
              : "Expected </\(text(opening.name))>, found '<!'", related: opening.range)
          return ""
        }
        index = section.upperBound + 3
      case UInt8(ascii: "&"):
        isSpelled = true
        guard let (_, end) = XMLText.reference(bytes, index..<bytes.count) else {
          failReference()
          return ""
        }
        index = end
      case 0x09, 0x0A, 0x0D, 0x20...: index += 1
      default:
        if problems.count < Self.problemLimit {
          problems.append(
            CatalogProblem(
              .stringsdictXML, at: index..<(index + 1),
              "XML does not allow the control character "
                + EncodingChecks.describe(bytes, index..<(index + 1)), hint: "Remove it"))
        }
        index += 1
      }
    }
    return decode(start..<index, isSpelled)
  }

  private mutating func decode(_ range: Range<Int>, _ isSpelled: Bool) -> String {
    let text = UnsafeBufferPointer(rebasing: bytes[range])
    // Invalid bytes elsewhere, such as in a comment, do no harm.
    if let invalid = EncodingChecks.firstRefused(text) {
      let start = range.lowerBound + invalid.lowerBound
      fail(
        start..<(range.lowerBound + invalid.upperBound),
        "The byte \(String(bytes[start], radix: 16, uppercase: true)) is not valid UTF-8 here")
    }
    return isSpelled ? XMLText.decode(bytes, range) : String(decoding: text, as: UTF8.self)
  }

  private mutating func failReference() {
    let start = index
    let limit = min(bytes.count, start + 12)
    if let end = bytes[start..<limit].firstIndex(of: UInt8(ascii: ";")) {
      fail(
        start..<(end + 1),
        "The reference '&\(text((start + 1)..<end));' does not denote a character")
    } else {
      fail(start..<(start + 1), "Expected &amp; or another reference, found a lone '&'")
    }
  }
}
