import Foundation

/// The tags of an SVG text, in their order. Texts between tags do not matter to pictures.
struct SVGTags {
  struct Tag {
    var name: String
    var attributes: [String: String]
    /// Whether it begins an element; a tag such as `<path/>` does both.
    var opens: Bool
    var closes: Bool
    var line: Int
  }

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next tag; nil at the end.
  mutating func next() throws(SVGSymbolError) -> Tag? {
    while true {
      guard skip(to: "<") else { return nil }
      if takes("<!--") {
        guard skip(past: "-->") else { throw error("the comment does not end") }
      } else if takes("<![CDATA[") {
        guard skip(past: "]]>") else { throw error("the CDATA section does not end") }
      } else if takes("<?") {
        guard skip(past: "?>") else { throw error("the instruction does not end") }
      } else if takes("<!") {
        guard skip(past: ">") else { throw error("the declaration does not end") }
      } else {
        position += 1
        return try tag()
      }
    }
  }

  private mutating func tag() throws(SVGSymbolError) -> Tag {
    let start = line
    let isEnd = takes("/")
    let name = word()
    guard !name.isEmpty else { throw error("there is no name after \"<\"") }
    var tag = Tag(name: name, attributes: [:], opens: !isEnd, closes: isEnd, line: start)
    while true {
      skipSpace()
      if takes("/>") {
        tag.closes = true
        return tag
      }
      if takes(">") { return tag }
      let key = word()
      skipSpace()
      guard !key.isEmpty, takes("=") else { throw error("the tag <\(name)> does not end") }
      skipSpace()
      guard position < bytes.count, bytes[position] == 0x22 || bytes[position] == 0x27 else {
        throw error("the value of \(key) is not in quotation marks")
      }
      let mark = bytes[position]
      position += 1
      let from = position
      while position < bytes.count, bytes[position] != mark { advance() }
      guard position < bytes.count else { throw error("the value of \(key) does not end") }
      tag.attributes[key] = Self.plain(String(decoding: bytes[from..<position], as: UTF8.self))
      position += 1
    }
  }

  private func error(_ message: String) -> SVGSymbolError {
    SVGSymbolError(line: line, message: message)
  }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] <= 0x20 { advance() }
  }

  private mutating func word() -> String {
    let from = position
    while position < bytes.count, bytes[position] > 0x20, !"=/>\"'<".utf8.contains(bytes[position])
    {
      position += 1
    }
    return String(decoding: bytes[from..<position], as: UTF8.self)
  }

  private func has(_ text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

  private mutating func takes(_ text: String) -> Bool {
    guard has(text) else { return false }
    for _ in text.utf8 { advance() }
    return true
  }

  private mutating func skip(to text: String) -> Bool {
    while position < bytes.count {
      if has(text) { return true }
      advance()
    }
    return false
  }

  private mutating func skip(past text: String) -> Bool {
    skip(to: text) && takes(text)
  }

  private static func plain(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var plain = text
    for (entity, letter) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#10;", "\n"),
      ("&#9;", "\t"), ("&#32;", " "), ("&amp;", "&"),
    ] { plain = plain.replacingOccurrences(of: entity, with: letter) }
    return plain
  }
}
