/// An `.xliff` file, element by element, with the place of everything that a writer may change.
struct XLIFFDocument: Sendable {
  /// One `<file>`: what comes from one file of a project.
  struct File: Sendable {
    /// The element, from tag to tag.
    var range: Range<Int>
    /// Its opening tag.
    var tagRange: Range<Int>
    var original: XMLAttribute?
    var sourceLanguage: XMLAttribute?
    var targetLanguage: XMLAttribute?
    /// All other attributes of the tag.
    var attributes: [XMLAttribute] = []
    /// The whole `<header>`.
    var header: Range<Int>?
    /// Between the tags of `<body>`; empty at the end of `<body/>`. Nil without one.
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
    /// Elements that are none of the above, as `<alt-trans>`: their names and places.
    var others: [(name: String, range: Range<Int>)] = []
  }

  /// A `<source>` or a `<target>`.
  struct Text: Sendable {
    var range: Range<Int>
    var tagRange: Range<Int>
    /// Between the tags.
    var content: Range<Int>
    var isSelfClosing: Bool
    /// What it says, inline elements left out.
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
    /// Who wrote it: the attribute `from`.
    var from: String?
  }

  /// The value of `version` of the root.
  var version: XMLAttribute?
  /// The opening tag of the root; nil where there is no root.
  var root: Range<Int>?
  /// Where `</xliff>` begins.
  var end = 0
  var files: [File] = []
}
