import CalqueMarkdown
package import CalqueMessages
import Foundation

/// A part of a text whose Markdown was parsed.
package struct MarkdownPiece: Sendable {
  package enum Content: Sendable, Hashable {
    case text(String)
    /// A value, by the index of its run.
    case value(Int)
  }

  package var content: Content
  package var intent: InlinePresentationIntent = []
  package var link: URL?
  package var image: URL?
  /// The attributes of the surrounding markup, the innermost last.
  package var attributes: [MarkupAttribute] = []
}

extension LocalizedText {
  /// The text as its Markdown structures it; nil if it has no Markdown, so that the runs describe
  /// it fully.
  ///
  /// Only the translation's Markdown is interpreted. Values are shown as they are: the parser sees
  /// a letter for each value, so `**%@**` is bold regardless of the value's first and last
  /// characters.
  package var markdown: [MarkdownPiece]? {
    guard !markup.isEmpty || MarkdownSource.mayHaveSyntax(string) else { return nil }
    let units = Array(string.utf16)
    var source = MarkdownSource()
    var marks = markup.indices[...]
    func appendMarks(upTo offset: Int) {
      while let first = marks.first, markup[first].offset <= offset {
        marks.removeFirst()
        if markup[first].kind == .bracket {
          source.append("\\")
        } else {
          source.append(mark: first)
        }
      }
    }
    for (index, run) in runs.enumerated() {
      var start = run.range.lowerBound
      appendMarks(upTo: start)
      guard case .literal = run.kind else {
        source.append(value: index)
        continue
      }
      while let first = marks.first, markup[first].offset < run.range.upperBound {
        let end = markup[first].offset
        source.append(String(decoding: units[start..<end], as: UTF16.self))
        appendMarks(upTo: end)
        start = end
      }
      source.append(String(decoding: units[start..<run.range.upperBound], as: UTF16.self))
    }
    appendMarks(upTo: .max)
    let reader = MarkdownPieceReader(markup: markup) { index in
      String(decoding: units[runs[index].range], as: UTF16.self)
    }
    return reader.pieces(of: InlineMarkdown(source))
  }
}

extension LocalizedText {
  /// The text as it is shown, without its Markdown.
  package var readableString: String {
    guard let pieces = markdown else { return string }
    let units = Array(string.utf16)
    return pieces.map { piece in
      switch piece.content {
      case .text(let text): text
      case .value(let index): String(decoding: units[runs[index].range], as: UTF16.self)
      }
    }.joined()
  }
}

/// Converts the parser's output into pieces: links become URLs, marks the attributes between them.
struct MarkdownPieceReader {
  var markup: [LocalizedText.Markup] = []
  var baseURL: URL?
  /// Returns the text of a value, for link destinations.
  var text: (Int) -> String = { _ in "" }

  func pieces(of markdown: InlineMarkdown) -> [MarkdownPiece] {
    let targets = markdown.targets.map(url)
    var open: [[MarkupAttribute]] = []
    var pieces: [MarkdownPiece] = []
    for run in markdown.runs {
      let content: MarkdownPiece.Content
      switch run.content {
      case .mark(let index):
        switch markup[index].kind {
        case .open(let attributes): open.append(attributes)
        case .close, .bracket: _ = open.popLast()
        }
        continue
      case .value(let index): content = .value(index)
      case .text(let text):
        content =
          switch run.kind {
          case .softBreak: .text(" ")
          case .lineBreak: .text("\n")
          default: .text(text)
          }
      }
      pieces.append(
        MarkdownPiece(
          content: content, intent: InlinePresentationIntent(run),
          link: run.link.flatMap { targets[$0] }, image: run.image.flatMap { targets[$0] },
          attributes: open.flatMap { $0 }))
    }
    return pieces
  }

  private func url(_ contents: [MarkdownRun.Content]) -> URL? {
    var destination = ""
    for content in contents {
      switch content {
      case .text(let text): destination += text
      case .value(let index): destination += text(index)
      case .mark: break
      }
    }
    // Isolates are only for display.
    destination.unicodeScalars.removeAll { (0x2066...0x2069).contains($0.value) }
    return URL(string: destination, relativeTo: baseURL)
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ run: MarkdownRun) {
    self = []
    if run.styles.contains(.emphasis) { insert(.emphasized) }
    if run.styles.contains(.strong) { insert(.stronglyEmphasized) }
    if run.styles.contains(.strikethrough) { insert(.strikethrough) }
    switch run.kind {
    case .text: break
    case .code: insert(.code)
    case .html: insert(.inlineHTML)
    case .softBreak: insert(.softBreak)
    case .lineBreak: insert(.lineBreak)
    }
  }
}
