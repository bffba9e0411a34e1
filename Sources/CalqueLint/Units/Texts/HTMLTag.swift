/// A tag in a text: `<b>`, `</a>`, `<br/>`.
struct HTMLTag: Hashable {
  /// What a tag does.
  enum Kind: Hashable {
    case opening, closing
    /// An element without content: `<br>`, `<img …>`, `<x/>`.
    case empty
  }

  /// The name in lower case.
  var name: String
  /// What it does.
  var kind: Kind
  /// The range of the tag, in UTF-8 offsets.
  var range: Range<Int>

  /// The HTML elements that texts of programs use.
  static let elements: Set<String> = [
    "a", "b", "big", "blockquote", "body", "br", "center", "code", "del", "div", "em", "font", "h1",
    "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "li", "mark", "ol", "p", "pre", "s",
    "small", "span", "strike", "strong", "style", "sub", "sup", "table", "td", "th", "tr", "tt",
    "u",
    "ul",
  ]
  /// The elements without an end tag.
  private static let void: Set<String> = ["br", "hr", "img"]

  /// Returns all tags of a text, in order: a `<`, a name in ASCII and perhaps attributes. `<server
  /// name>` has the form of a tag, and `a < b` does not.
  static func all(in text: String) -> [HTMLTag] {
    let utf8 = Array(text.utf8)
    var tags: [HTMLTag] = []
    var index = 0
    while let start = utf8[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = start + 1
      guard let end = utf8[index...].firstIndex(of: UInt8(ascii: ">")) else { break }
      if let tag = tag(utf8, start..<(end + 1)) {
        tags.append(tag)
        index = end + 1
      }
    }
    return tags
  }

  private static func tag(_ utf8: [UInt8], _ range: Range<Int>) -> HTMLTag? {
    var index = range.lowerBound + 1
    let isClosing = utf8[index] == UInt8(ascii: "/")
    if isClosing { index += 1 }
    let start = index
    while index < range.upperBound, isNameByte(utf8[index]) { index += 1 }
    guard index > start, utf8[start] | 0x20 >= 0x61, utf8[start] | 0x20 <= 0x7A else { return nil }
    let name = String(decoding: utf8[start..<index], as: UTF8.self).lowercased()
    let rest = utf8[index..<(range.upperBound - 1)]
    guard rest.isEmpty || rest.first == 0x20 || rest.first == UInt8(ascii: "/"),
      !rest.contains(UInt8(ascii: "<"))
    else { return nil }
    // Attributes have an equals sign; words in angle brackets do not.
    let isSelfClosing = rest.last == UInt8(ascii: "/")
    let hasAttributes = rest.contains { $0 != 0x20 && $0 != UInt8(ascii: "/") }
    if hasAttributes, !rest.contains(UInt8(ascii: "=")) { return nil }
    let kind: Kind = isSelfClosing || void.contains(name) ? .empty : isClosing ? .closing : .opening
    return HTMLTag(name: name, kind: kind, range: range)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
      || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
