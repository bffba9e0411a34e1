import CalqueMarkdown

/// The visible text, one character after the other, in a form in which runs of markdown and the
/// HTML of a specification can be compared.
struct ShownText: Equatable, CustomStringConvertible {
  struct Look: Equatable {
    var tags: Set<String> = []
    var target: String?
  }

  struct Piece: Equatable {
    var text: String
    var look: Look
  }

  private(set) var pieces: [Piece] = []

  var description: String {
    pieces.map { piece in
      let tags = piece.look.tags.sorted().joined(separator: "+")
      return "[\(tags)\(piece.look.target.map { "→" + $0 } ?? "")|\(piece.text)]"
    }.joined()
  }

  mutating func append(_ text: String, _ look: Look) {
    guard !text.isEmpty else { return }
    if pieces.last?.look == look {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, look: look))
    }
  }

  init(_ markdown: InlineMarkdown) {
    for run in markdown.runs {
      var look = Look()
      if run.styles.contains(.emphasis) { look.tags.insert("em") }
      if run.styles.contains(.strong) { look.tags.insert("strong") }
      if run.styles.contains(.strikethrough) { look.tags.insert("del") }
      if run.kind == .code { look.tags.insert("code") }
      if let image = run.image { look.tags.insert("img " + Self.text(of: markdown.targets[image])) }
      if let link = run.link { look.target = Self.text(of: markdown.targets[link]) }
      switch run.content {
      case .text(let text):
        append(run.kind == .lineBreak || run.kind == .softBreak ? "\n" : text, look)
      case .value(let number): append("⟨\(number)⟩", look)
      case .mark: break
      }
    }
  }

  private static func text(of contents: [MarkdownRun.Content]) -> String {
    contents.map { content in
      switch content {
      case .text(let text): text
      case .value(let number): "⟨\(number)⟩"
      case .mark: ""
      }
    }.joined()
  }

  /// Reads the HTML of the specification: the tags that it generates from markdown. Any other tag
  /// is raw HTML, which is kept as it is written.
  init(html: String) {
    var open: [String] = []
    var target: String?
    var rest = html[...]
    var entities: [(String, String)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&"),
    ]
    entities.sort { $0.0 < $1.0 }
    func decoded(_ text: some StringProtocol) -> String {
      var text = String(text)
      for (name, character) in entities where name != "&amp;" {
        text = text.replacing(name, with: character)
      }
      return text.replacing("&amp;", with: "&")
    }
    while !rest.isEmpty {
      let look = Look(tags: Set(open), target: target)
      let tag = rest.prefixMatch(
        of: #/<(/?)(em|strong|del|code|a|img|br)\b((?:\s+\w+="[^"]*")*) ?/?>/#)
      guard rest.first == "<", let tag else {
        let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
        append(decoded(rest[..<end]), look)
        rest = rest[end...]
        continue
      }
      rest = rest[tag.range.upperBound...]
      let attributes = tag.3.matches(of: #/(\w+)="([^"]*)"/#).map { (String($0.1), decoded($0.2)) }
      let value = { (name: String) in attributes.first { $0.0 == name }?.1 ?? "" }
      switch (String(tag.2), tag.1.isEmpty) {
      case ("a", true): target = Self.unescaped(value("href"))
      case ("a", false): target = nil
      case ("img", _):
        var look = look
        look.tags.insert("img " + Self.unescaped(value("src")))
        append(value("alt"), look)
      case ("br", _): break
      case (let name, true): open.append(name)
      case (let name, false):
        if let last = open.lastIndex(of: name) { open.remove(at: last) }
      }
    }
  }

  /// HTML shows a destination with percent encoding; the tree contains it as it was written.
  private static func unescaped(_ url: String) -> String { url.removingPercents }
}

extension String {
  /// The text with its percent-encoded bytes decoded.
  var removingPercents: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
