/// The place of the text of a piece of an XML document: in the document itself, or among its
/// decoded texts if it is spelled with references.
struct XMLContent: Sendable, Hashable {
  private var start: UInt32
  private var end: UInt32

  /// No document is large enough for an offset to need this bit.
  private static let decoded: UInt32 = 1 << 31

  init(_ range: Range<Int>, isDecoded: Bool) {
    start = UInt32(truncatingIfNeeded: range.lowerBound) | (isDecoded ? Self.decoded : 0)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Whether it is among the decoded texts.
  var isDecoded: Bool { start & Self.decoded != 0 }
  var range: Range<Int> {
    let start = start & ~Self.decoded
    return Int(start)..<Int(max(start, end))
  }
}

/// The places of an attribute, whose value is decoded on demand.
struct XMLAttributePlaces: Sendable, Hashable {
  /// The place of the name.
  var name: ByteRange
  /// The place of the value, between its quotes.
  var value: ByteRange
  /// The place of the decoded value.
  var content: XMLContent

  /// Represents a missing attribute.
  static let none = XMLAttributePlaces(
    name: .none, value: .none, content: XMLContent(0..<0, isDecoded: false))

  var isNone: Bool { name == .none }
}

/// The texts of a document to decode from when its pieces no longer exist.
struct XMLTexts: Sendable {
  /// The document.
  var utf8: [UInt8] = []
  /// The decoded texts of pieces that are spelled with references, concatenated.
  var decoded: [UInt8] = []
  /// False if the document is not entirely UTF-8: ill-formed bytes are decoded as U+FFFD, and texts
  /// cannot be compared by their bytes.
  var isWellFormed = true

  /// The text of a content.
  func string(_ content: XMLContent) -> String {
    String(decoding: bytes(content), as: UTF8.self)
  }

  /// The bytes of the text of a content.
  func bytes(_ content: XMLContent) -> ArraySlice<UInt8> {
    let all = content.isDecoded ? decoded : utf8
    return all[content.range.clamped(to: 0..<all.count)]
  }

  /// Appends the text of a content to the decoded texts.
  mutating func append(_ content: XMLContent) {
    guard content.isDecoded else {
      decoded += bytes(content)
      return
    }
    // One by one: a slice of the array itself would retain it, so that the array is copied.
    for place in content.range.clamped(to: 0..<decoded.count) { decoded.append(decoded[place]) }
  }

  /// The bytes of a range as they are spelled.
  func spelling(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// Decodes an attribute. Returns nil if there is none.
  func attribute(_ places: XMLAttributePlaces) -> XMLAttribute? {
    places.isNone ? nil : decode(places)
  }

  /// Decodes an existing attribute.
  func decode(_ places: XMLAttributePlaces) -> XMLAttribute {
    XMLAttribute(
      name: spelling(places.name.range), nameRange: places.name.range,
      value: string(places.content), valueRange: places.value.range)
  }
}
