/// An `.xliff` file, element by element, with the place of everything that a writer may change.
struct XLIFFDocument: Sendable {
  /// One `<file>`: the texts of one file of a project.
  struct File: Sendable {
    /// The element, from tag to tag.
    var range: Range<Int>
    /// The opening tag.
    var tagRange: Range<Int>
    var original: XMLAttribute?
    var sourceLanguage: XMLAttribute?
    var targetLanguage: XMLAttribute?
    /// All other attributes of the tag.
    var attributes: [XMLAttribute] = []
    /// The whole `<header>`.
    var header: Range<Int>?
    /// The range between the tags of `<body>`; empty at the end of `<body/>`. Nil if there is no
    /// body.
    var body: Range<Int>?
    /// Whether the body is spelled `<body/>`.
    var isBodySelfClosing = false
    var units: XLIFFUnits
  }

  /// One `<trans-unit>`.
  struct Unit: Sendable {
    var range: Range<Int>
    var tagRange: Range<Int>
    /// The attribute `id`.
    var id: XMLAttribute
    var path: XLIFFPath
    /// Attributes other than `id`, `xml:space` and `translate`.
    var attributes: [XMLAttribute] = []
    /// The attribute `translate`.
    var translate: XMLAttribute?
    var source: Text?
    var target: Text?
    var notes: [Note] = []
    /// Other elements, such as `<alt-trans>`: their names and places.
    var others: [(name: String, range: Range<Int>)] = []
  }

  /// A `<source>` or a `<target>`.
  struct Text: Sendable {
    var range: Range<Int>
    var tagRange: Range<Int>
    /// The range between the tags.
    var content: Range<Int>
    var isSelfClosing: Bool
    /// The text, without inline elements.
    var string: String
    var state: XMLAttribute?
    var qualifier: XMLAttribute?
    /// The first inline element, such as `<x/>`.
    var inline: Range<Int>?
  }

  /// A `<note>`.
  struct Note: Sendable {
    var range: Range<Int>
    var content: Range<Int>
    var isSelfClosing: Bool
    var string: String
    /// The author of the note: the attribute `from`.
    var from: String?
  }

  /// The attribute `version` of the root.
  var version: XMLAttribute?
  /// The opening tag of the root; nil if there is no root.
  var root: Range<Int>?
  /// The place where `</xliff>` begins.
  var end = 0
  var files: [File] = []
}
