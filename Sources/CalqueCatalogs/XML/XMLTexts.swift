/// Where the text of a piece of an XML document stands: in the document itself, or among its decoded
/// texts where it is spelled with references.
struct XMLContent: Sendable, Hashable {
  private var start: UInt32
  private var end: UInt32

  /// No document is so large that an offset needs this bit.
  private static let decoded: UInt32 = 1 << 31

  init(_ range: Range<Int>, isDecoded: Bool) {
    start = UInt32(truncatingIfNeeded: range.lowerBound) | (isDecoded ? Self.decoded : 0)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Whether it stands among the decoded texts.
  var isDecoded: Bool { start & Self.decoded != 0 }
  var range: Range<Int> {
    let start = start & ~Self.decoded
    return Int(start)..<Int(max(start, end))
  }
}

/// An attribute by its places: what it says is decoded when it is asked for.
struct XMLAttributePlaces: Sendable, Hashable {
  /// Where the name stands.
  var name: ByteRange
  /// Where the value stands, between its quotes.
  var value: ByteRange
  /// What the value says.
  var content: XMLContent

  /// Stands where there is no attribute.
  static let none = XMLAttributePlaces(
    name: .none, value: .none, content: XMLContent(0..<0, isDecoded: false))

  var isNone: Bool { name == .none }
}

/// What the texts of a document are decoded from, when its pieces are gone.
struct XMLTexts: Sendable {
  /// The document.
  var utf8: [UInt8] = []
  /// Texts that are spelled with references, one behind the other.
  var decoded: [UInt8] = []
  /// False where the document is not UTF-8 throughout: what is not is decoded as U+FFFD, and texts
  /// are not told apart by their bytes.
  var isWellFormed = true

  /// What a content says.
  func string(_ content: XMLContent) -> String {
    String(decoding: bytes(content), as: UTF8.self)
  }

  /// The bytes of what a content says.
  func bytes(_ content: XMLContent) -> ArraySlice<UInt8> {
    let all = content.isDecoded ? decoded : utf8
    return all[content.range.clamped(to: 0..<all.count)]
  }

  /// Adds what a content says at the end of the decoded texts.
  mutating func append(_ content: XMLContent) {
    guard content.isDecoded else {
      decoded += bytes(content)
      return
    }
    // One by one: a piece of the array itself would be held, and the array copied.
    for place in content.range.clamped(to: 0..<decoded.count) { decoded.append(decoded[place]) }
  }

  /// The bytes of a range as they are spelled.
  func spelling(_ range: Range<Int>) -> String {
    String(decoding: utf8[range.clamped(to: 0..<utf8.count)], as: UTF8.self)
  }

  /// An attribute, decoded; nil where there is none.
  func attribute(_ places: XMLAttributePlaces) -> XMLAttribute? {
    places.isNone ? nil : decode(places)
  }

  /// An attribute that is there, decoded.
  func decode(_ places: XMLAttributePlaces) -> XMLAttribute {
    XMLAttribute(
      name: spelling(places.name.range), nameRange: places.name.range,
      value: string(places.content), valueRange: places.value.range)
  }
}
