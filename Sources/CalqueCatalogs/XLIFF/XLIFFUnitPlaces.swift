/// One `<trans-unit>` by its places, in as few bytes as can be: an exchange file has two texts, a key
/// and a note for each of them.
struct XLIFFUnitPlaces: Sendable {
  /// A `<source>`, a `<target>` or a `<note>`.
  struct Text: Sendable {
    /// The element, from tag to tag; none where there is no such element.
    var range = ByteRange.none
    var tagEnd: UInt32 = 0
    var contentEnd: UInt32 = 0
    var isSelfClosing = false
    /// What it says, inline elements left out.
    var content = XMLContent(0..<0, isDecoded: false)
    /// `state` of a source or a target, `from` of a note.
    var attribute = XMLAttributePlaces.none

    var isNone: Bool { range == .none }
    /// Between the tags.
    var inner: Range<Int> { Int(tagEnd)..<Int(contentEnd) }
  }

  var range: ByteRange
  var tagRange: ByteRange
  var id: XMLAttributePlaces
  var source = Text()
  var target = Text()
  /// The first note.
  var note = Text()
  /// The place of what few units have, in the list of the file; -1 where this one has nothing.
  var rest: Int32 = -1
}

/// What few units have, decoded.
struct XLIFFUnitRest: Sendable {
  /// Attributes other than `id`, `xml:space` and `translate`.
  var attributes: [XMLAttribute] = []
  var translate: XMLAttribute?
  var isTranslatable: Bool { translate?.value != "no" }
  var sourceQualifier: XMLAttribute?
  var targetQualifier: XMLAttribute?
  /// The first inline element of the source.
  var sourceInline: Range<Int>?
  /// That of the target.
  var targetInline: Range<Int>?
  /// Notes behind the first one.
  var notes: [XLIFFDocument.Note] = []
  var others: [(name: String, range: Range<Int>)] = []
}
