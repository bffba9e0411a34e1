/// The parsed markup `^[text](name: value)` of a text. Foundation uses it to set attributes on a
/// part of a text, such as `inflect: true` for automatic grammar agreement.
///
/// Nested markup, balanced brackets within the text, code spans in backticks (which are literal)
/// and escapes follow Markdown. Anything that is not well-formed is text.
package struct AttributeMarkup: Sendable, Hashable {
  package enum Piece: Sendable, Hashable {
    case text(String)
    /// The start of a text with attributes.
    case open(Opening)
    /// The end of the innermost open text with attributes.
    case close
    /// A bracket follows that does not begin a link: it was escaped, or its attributes cannot be
    /// parsed. Where Markdown is parsed, it needs a backslash.
    case bracket
  }

  /// The start of a text with attributes.
  package struct Opening: Sendable, Hashable {
    /// The text and its attributes, as they are written.
    package var content: String
    package var source: String
    package var attributes: [MarkupAttribute]
  }

  /// The pieces, in the order of the text.
  package private(set) var pieces: [Piece] = []

  /// Returns whether a text may contain markup at all.
  package static func isPossible(in text: some StringProtocol) -> Bool {
    var text = text.utf8[...]
    while let index = text.firstIndex(of: UInt8(ascii: "^")) {
      text = text[text.index(after: index)...]
      if text.first == UInt8(ascii: "[") { return true }
    }
    return false
  }

  /// - Parameter isFormat: Whether percent signs have a meaning; attributes cannot contain them
  ///   then.
  package init(_ text: String, isFormat: Bool = false) {
    var scan = Scan(Array(text.utf8), isFormat: isFormat)
    scan.run()
    let bytes = scan.bytes
    var start = 0
    for edit in scan.edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      if start < edit.range.lowerBound {
        pieces.append(
          .text(String(decoding: bytes[start..<edit.range.lowerBound], as: UTF8.self)))
      }
      if edit.piece != .text("") { pieces.append(edit.piece) }
      start = edit.range.upperBound
    }
    if start < bytes.count {
      pieces.append(.text(String(decoding: bytes[start...], as: UTF8.self)))
    }
  }
}

extension AttributeMarkup {
  /// One pass over a text.
  private struct Scan {
    struct Edit {
      var range: Range<Int>
      var piece: Piece
    }

    /// An open bracket.
    struct Bracket {
      enum Kind {
        case plain
        case markup
        /// With a backslash in front of its `^`.
        case escaped
      }

      /// The position of the bracket itself.
      var position: Int
      var kind: Kind
    }

    let bytes: [UInt8]
    var edits: [Edit] = []
    private var brackets: [Bracket] = []
    /// The lengths of runs of backticks that are not followed by another run of the same length.
    private var loneRuns: Set<Int> = []
    private let isFormat: Bool

    init(_ bytes: [UInt8], isFormat: Bool) {
      self.bytes = bytes
      self.isFormat = isFormat
    }

    mutating func run() {
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "\\"):
          if byte(index + 1) == UInt8(ascii: "^"), byte(index + 2) == UInt8(ascii: "[") {
            brackets.append(Bracket(position: index + 2, kind: .escaped))
            index += 3
          } else {
            index += 2
          }
        case UInt8(ascii: "`"): index = indexAfterCode(at: index)
        case UInt8(ascii: "^") where byte(index + 1) == UInt8(ascii: "["):
          brackets.append(Bracket(position: index + 1, kind: .markup))
          index += 2
        case UInt8(ascii: "["):
          brackets.append(Bracket(position: index, kind: .plain))
          index += 1
        case UInt8(ascii: "]"): index = close(at: index)
        default: index += 1
        }
      }
    }

    private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    /// Returns the position after a code span, or after the backticks if they do not begin one.
    private mutating func indexAfterCode(at start: Int) -> Int {
      func end(of run: Int) -> Int { bytes[run...].firstIndex { $0 != 0x60 } ?? bytes.count }
      let next = end(of: start)
      let length = next - start
      guard !loneRuns.contains(length) else { return next }
      var index = next
      while let next = bytes[index...].firstIndex(of: 0x60) {
        index = end(of: next)
        if index - next == length { return index }
      }
      loneRuns.insert(length)
      return next
    }

    private mutating func close(at position: Int) -> Int {
      guard let bracket = brackets.popLast(), bracket.kind != .plain,
        byte(position + 1) == UInt8(ascii: "(")
      else { return position + 1 }
      let open = bracket.position
      let attributes = attributes(at: position + 2)
      if let attributes, bracket.kind == .markup {
        let opening = Opening(
          content: String(decoding: bytes[open + 1..<position], as: UTF8.self),
          source: String(decoding: bytes[position + 2..<attributes.end - 1], as: UTF8.self),
          attributes: attributes.attributes)
        edits.append(Edit(range: open - 1..<open + 1, piece: .open(opening)))
        edits.append(Edit(range: position..<attributes.end, piece: .close))
        return attributes.end
      }
      if attributes != nil || bracket.kind == .markup {
        edits.append(Edit(range: open..<open, piece: .bracket))
      }
      // A backslash in front of what would be markup is removed.
      if attributes != nil {
        edits.append(Edit(range: open - 2..<open - 1, piece: .text("")))
      }
      return position + 1
    }

    private func attributes(at start: Int) -> (attributes: [MarkupAttribute], end: Int)? {
      let read = MarkupAttributeReader.read(bytes, at: start)
      guard let read, !isFormat || !bytes[start..<read.end].contains(UInt8(ascii: "%")) else {
        return nil
      }
      return read
    }
  }
}
