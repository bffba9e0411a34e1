import CCalqueMarkdown

/// A text with parsed inline markdown, by the rules of CommonMark and of GitHub's strikethrough.
///
/// Only inline syntax is recognized: headings, lists, quotes, rules, tables, code blocks and
/// reference definitions are plain text.
package struct InlineMarkdown: Sendable {
  /// The runs in the order of the source, including values and marks, except for those within the
  /// destination of a link, which are in ``targets``.
  package private(set) var runs: [MarkdownRun] = []
  /// The destinations of links and images, with escapes and character references decoded.
  package private(set) var targets: [[MarkdownRun.Content]] = []

  /// Parses a text. One of more than 128 KiB remains plain text.
  package init(_ source: MarkdownSource) {
    // The parser removes white space at the end.
    var end = source.bytes.count
    if source.lines == .kept {
      while end > 0, Self.isSpace(source.bytes[end - 1]) { end -= 1 }
    }
    let isRead = source.hasSyntax || source.lines == .breaks
    guard isRead, source.isParseable, read(source, upTo: end) else {
      append(source.bytes[...], of: source, like: MarkdownRun(content: .text("")))
      return
    }
    append(source.bytes[end...], of: source, like: MarkdownRun(content: .text("")))
  }

  /// Whether CommonMark reads a text as at most one paragraph.
  package static func isOneParagraph(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { cm_is_one_paragraph($0.baseAddress, $0.count) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

  private mutating func read(_ source: MarkdownSource, upTo end: Int) -> Bool {
    let parsed = source.bytes.withUnsafeBufferPointer { cm_parse($0.baseAddress, end) }
    guard let parsed else { return false }
    defer { cm_free(parsed) }
    var count = 0
    let pool = UnsafeBufferPointer(start: cm_pool(parsed, &count), count: count)
    let targets = UnsafeBufferPointer(start: cm_targets(parsed, &count), count: count)
    for target in targets {
      self.targets.append(
        Self.contents(of: pool[Int(target.first)..<Int(target.last)], in: source))
    }
    let runs = UnsafeBufferPointer(start: cm_runs(parsed, &count), count: count)
    for run in runs {
      let like = MarkdownRun(
        content: .text(""), kind: MarkdownRun.Kind(cm_kind(rawValue: UInt32(run.kind))),
        styles: MarkdownRun.Styles(rawValue: run.styles),
        link: run.link == UInt32.max ? nil : Int(run.link),
        image: run.image == UInt32.max ? nil : Int(run.image))
      if like.kind == .softBreak || like.kind == .lineBreak {
        self.runs.append(like)
      } else if like.kind == .code {
        let code = pool[Int(run.first)..<Int(run.last)]
        let isWhole = Int(run.spelled) == code.count
        append(Self.code(code, isWhole: isWhole, of: source), of: source, like: like)
      } else {
        append(pool[Int(run.first)..<Int(run.last)], of: source, like: like)
      }
    }
    return true
  }

  /// The content of a code span: line endings are replaced by spaces, and one space is removed on
  /// both sides, if the parser has not done that (CommonMark 0.29, 6.3).
  private static func code(
    _ bytes: some Collection<UInt8>, isWhole: Bool, of source: MarkdownSource
  ) -> [UInt8] {
    guard source.lines == .kept, bytes.contains(0x09) else { return Array(bytes) }
    var text = ""
    var wasReturn = false
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      let isReturn = scalar == "\t" && scalars.first == MarkdownSource.return
      if isReturn {
        scalars.removeFirst()
        text.append(" ")
      } else if scalar != "\t" || scalars.first == MarkdownSource.tab {
        text.unicodeScalars.append(scalar)
      } else if !wasReturn {
        text.append(" ")
      }
      wasReturn = isReturn
    }
    var code = Array(text.utf8)
    if isWhole, code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) {
      code = Array(code.dropFirst().dropLast())
    }
    return code
  }

  private mutating func append(
    _ bytes: some Collection<UInt8>, of source: MarkdownSource, like run: MarkdownRun
  ) {
    var run = run
    for content in Self.contents(of: bytes, in: source) {
      run.content = content
      if case .text(let text) = content, case .text(let before)? = runs.last?.content,
        isLikeLast(run)
      {
        runs[runs.count - 1].content = .text(before + text)
      } else {
        runs.append(run)
      }
    }
  }

  private func isLikeLast(_ run: MarkdownRun) -> Bool {
    guard let last = runs.last else { return false }
    return last.kind == run.kind && last.styles == run.styles && last.link == run.link
      && last.image == run.image && run.kind == .text
  }

  /// Bytes as they were written: stand-in characters are replaced by what they represent.
  private static func contents(
    of bytes: some Collection<UInt8>, in source: MarkdownSource
  ) -> [MarkdownRun.Content] {
    var contents: [MarkdownRun.Content] = []
    var text = ""
    func flush() {
      if !text.isEmpty { contents.append(.text(text)) }
      text = ""
    }
    var scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar != "\t" || source.lines == .breaks else {
        switch scalars.first {
        case MarkdownSource.return: text.unicodeScalars.append("\r")
        case MarkdownSource.tab: text.unicodeScalars.append("\t")
        default: text.unicodeScalars.append("\n")
        }
        continue
      }
      guard MarkdownSource.isReserved(scalar) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case MarkdownSource.return, MarkdownSource.tab, MarkdownSource.frame: break
      default:
        let index = Int(scalar.value) - Int(MarkdownSource.firstStandIn)
        guard source.standIns.indices.contains(index) else { continue }
        switch source.standIns[index] {
        case .scalar(let scalar): text.unicodeScalars.append(scalar)
        case .value(let number):
          flush()
          contents.append(.value(number))
        case .mark(let number):
          flush()
          contents.append(.mark(number))
        }
      }
    }
    flush()
    return contents
  }
}

extension MarkdownRun.Kind {
  fileprivate init(_ kind: cm_kind) {
    self =
      switch kind {
      case CM_CODE: .code
      case CM_HTML: .html
      case CM_SOFT_BREAK: .softBreak
      case CM_LINE_BREAK: .lineBreak
      default: .text
      }
  }
}
