internal import CCalqueXML
package import CalqueDiagnostics

/// The pieces of an XML document in file order, each with its place, as libxml2 reports them.
///
/// All ranges are offsets of the text's `utf8`. A broken document has the pieces that could be
/// recognized and ``errors``; starts and ends are always paired. Only the text is read, without
/// external entities or other files. Of entities that the document declares itself, plain texts are
/// supported.
package struct XMLEvents: ~Copyable {
  /// The kind of a piece.
  package enum Kind: UInt16, Sendable, Hashable {
    /// `<a b="c">` or `<a/>`
    case start
    /// `</a>`. Every start has an end; the range is empty if there is no tag for it.
    case end
    /// Text between tags, with its references.
    case text
    /// `<![CDATA[…]]>`
    case cdata
    /// `<!--…-->`
    case comment
    /// `<?name …?>`
    case instruction
  }

  /// One piece.
  package struct Event: Sendable, Hashable {
    /// The kind.
    package var kind: Kind
    /// Its place.
    package var range: Range<Int>
    /// The place of its name, for tags and instructions.
    package var nameRange: Range<Int>
    /// For a start, the index of its end; for an end, the index of its start; otherwise its own
    /// index.
    package var partner: Int
    /// Whether it is a tag such as `<a/>`.
    package var isSelfClosing: Bool
    /// Whether it is an end without a tag.
    package var isImplied: Bool
    /// Whether a text contains a reference or a line ending other than LF.
    package var isDecoded: Bool
    fileprivate var content: Range<Int>

    /// Whether it is text between tags.
    var isText: Bool { kind == .text || kind == .cdata }
  }

  /// The text that was read.
  package let source: SourceText
  /// The number of pieces.
  package let count: Int
  private let document: OpaquePointer?
  private let events: UnsafePointer<cx_event>?
  private let attributeList: UnsafePointer<cx_attribute>?
  private let pool: UnsafePointer<UInt8>?
  private let poolCount: Int

  /// Reads a document.
  package init(_ source: SourceText) {
    self.source = source
    let document = source.utf8.withUnsafeBufferPointer { cx_parse($0.baseAddress, $0.count) }
    self.document = document
    var count = 0
    if let document {
      events = cx_events(document, &count)
      self.count = count
      attributeList = cx_attributes(document, &count)
      pool = cx_pool(document, &count)
      poolCount = count
    } else {
      events = nil
      attributeList = nil
      pool = nil
      poolCount = 0
      self.count = 0
    }
  }

  deinit { cx_free(document) }

  /// The indices of all pieces.
  package var indices: Range<Int> { 0..<count }

  /// The piece at an index.
  package subscript(index: Int) -> Event {
    guard let events, indices.contains(index) else {
      return Event(
        kind: .end, range: 0..<0, nameRange: 0..<0, partner: index, isSelfClosing: false,
        isImplied: true, isDecoded: false, content: 0..<0)
    }
    let event = events[index]
    let flags = Int(event.flags)
    return Event(
      kind: Kind(rawValue: event.kind) ?? .text, range: Int(event.start)..<Int(event.end),
      nameRange: Int(event.name_start)..<Int(event.name_end), partner: Int(event.partner),
      isSelfClosing: flags & Int(CX_SELF_CLOSING) != 0, isImplied: flags & Int(CX_IMPLIED) != 0,
      isDecoded: flags & Int(CX_DECODED) != 0, content: Int(event.first)..<Int(event.last))
  }

  /// The offset where the XML declaration ends; 0 if there is none.
  package var declarationEnd: Int { document.map { cx_declaration_end($0) } ?? 0 }

  // MARK: Contents of a piece

  /// The name of a tag or an instruction, with its prefix.
  package func name(of event: Event) -> String { spelling(event.nameRange) }

  /// Whether a piece is the start of an element with a name.
  package func isStart(_ event: Event, of name: StaticString) -> Bool {
    event.kind == .start && isSpelled(event.nameRange, name)
  }

  /// The decoded contents of a text, a CDATA section or a comment. Empty for other pieces.
  package func text(of event: Event) -> String {
    switch event.kind {
    case .text, .cdata, .comment: decode(event.content, isDecoded: event.isDecoded)
    case .start, .end, .instruction: ""
    }
  }

  /// The attributes of a start, in file order.
  package func attributes(of event: Event) -> [XMLAttribute] {
    guard event.kind == .start, let attributeList else { return [] }
    return event.content.map { attribute(attributeList[$0]) }
  }

  /// The first attribute with a name in a start.
  package func attribute(_ name: StaticString, of event: Event) -> XMLAttribute? {
    guard event.kind == .start, let attributeList else { return nil }
    for index in event.content {
      let item = attributeList[index]
      if isSpelled(Int(item.name_start)..<Int(item.name_end), name) { return attribute(item) }
    }
    return nil
  }

  // MARK: Places

  /// The place of the decoded contents of a text or a CDATA section.
  func content(of event: Event) -> XMLContent {
    switch event.kind {
    case .text, .cdata, .comment: XMLContent(event.content, isDecoded: event.isDecoded)
    case .start, .end, .instruction: XMLContent(0..<0, isDecoded: false)
    }
  }

  /// The numbers of the attributes of a start.
  func attributeNumbers(of event: Event) -> Range<Int> {
    event.kind == .start && attributeList != nil ? event.content : 0..<0
  }

  /// The places of the attribute with a number.
  func attributePlaces(_ number: Int) -> XMLAttributePlaces {
    guard let item = attributeList?[number] else { return .none }
    return XMLAttributePlaces(
      name: ByteRange(Int(item.name_start)..<Int(item.name_end)),
      value: ByteRange(Int(item.value_start)..<Int(item.value_end)),
      content: XMLContent(
        Int(item.first)..<Int(item.last), isDecoded: Int(item.flags) & Int(CX_DECODED) != 0))
  }

  /// The places of the first attribute with a name in a start.
  func attributePlaces(_ name: StaticString, of event: Event) -> XMLAttributePlaces {
    for number in attributeNumbers(of: event) {
      let places = attributePlaces(number)
      if isSpelled(places.name.range, name) { return places }
    }
    return .none
  }

  /// The texts to decode from when the pieces no longer exist.
  var texts: XMLTexts {
    XMLTexts(
      utf8: source.utf8,
      decoded: Array(UnsafeBufferPointer(start: pool, count: pool == nil ? 0 : poolCount)))
  }

  /// The bytes of a range as they are spelled.
  package func spelling(_ range: Range<Int>) -> String {
    String(decoding: source.utf8[range.clamped(to: 0..<source.utf8.count)], as: UTF8.self)
  }

  /// The errors of the document, in reading order.
  package var errors: [XMLError] {
    guard let document else {
      let kind: XMLError.Kind = cx_is_available ? .noMemory : .unavailable
      return [XMLError(kind: kind, range: 0..<0, element: nil, message: kind.message)]
    }
    var count = 0
    guard let errors = cx_errors(document, &count) else { return [] }
    return UnsafeBufferPointer(start: errors, count: count).map { error in
      XMLError(
        kind: XMLError.Kind(rawValue: error.kind) ?? .notWellFormed,
        range: Int(error.start)..<Int(error.end),
        element: error.element == UInt32.max ? nil : Int(error.element),
        message: decode(Int(error.first)..<Int(error.last), isDecoded: true))
    }
  }

  private func attribute(_ item: cx_attribute) -> XMLAttribute {
    let nameRange = Int(item.name_start)..<Int(item.name_end)
    return XMLAttribute(
      name: spelling(nameRange), nameRange: nameRange,
      value: decode(
        Int(item.first)..<Int(item.last), isDecoded: Int(item.flags) & Int(CX_DECODED) != 0),
      valueRange: Int(item.value_start)..<Int(item.value_end))
  }

  func isSpelled(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount, range.upperBound <= source.utf8.count else {
      return false
    }
    for offset in 0..<range.count
    where source.utf8[range.lowerBound + offset] != name.utf8Start[offset] {
      return false
    }
    return true
  }

  private func decode(_ range: Range<Int>, isDecoded: Bool) -> String {
    guard isDecoded else { return spelling(range) }
    guard let pool else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: pool + range.lowerBound, count: range.count),
      as: UTF8.self)
  }
}
