/// The places of one `<trans-unit>`, in as few bytes as possible: an exchange file has two texts, a
/// key and a note for each unit.
struct XLIFFUnitPlaces: Sendable {
  /// A `<source>`, a `<target>` or a `<note>`.
  struct Text: Sendable {
    /// The element, from tag to tag; none if there is no such element.
    var range = ByteRange.none
    var tagEnd: UInt32 = 0
    var contentEnd: UInt32 = 0
    var isSelfClosing = false
    /// The text, without inline elements.
    var content = XMLContent(0..<0, isDecoded: false)
    /// `state` of a source or a target, `from` of a note.
    var attribute = XMLAttributePlaces.none

    var isNone: Bool { range == .none }
    /// The range between the tags.
    var inner: Range<Int> { Int(tagEnd)..<Int(contentEnd) }
  }

  var range: ByteRange
  var tagRange: ByteRange
  var id: XMLAttributePlaces
  var source = Text()
  var target = Text()
  /// The first note.
  var note = Text()
  /// The index of this unit's rare properties in the list of the file; -1 if it has none.
  var rest: Int32 = -1
}

/// Properties that few units have, decoded.
struct XLIFFUnitRest: Sendable {
  /// Attributes other than `id`, `xml:space` and `translate`.
  var attributes: [XMLAttribute] = []
  var translate: XMLAttribute?
  var isTranslatable: Bool { translate?.value != "no" }
  var sourceQualifier: XMLAttribute?
  var targetQualifier: XMLAttribute?
  /// The first inline element of the source.
  var sourceInline: Range<Int>?
  /// The first inline element of the target.
  var targetInline: Range<Int>?
  /// The notes after the first one.
  var notes: [XLIFFDocument.Note] = []
  var others: [(name: String, range: Range<Int>)] = []
}
