/// A text with inline markdown, and what stands in it without being markdown: values and marks.
///
/// The parser sees one character for each of them, from the private planes 15 and 16. What the text
/// has of those characters itself is treated alike, so that nothing can be mistaken.
package struct MarkdownSource: Sendable {
  /// What becomes of the ends of lines.
  package enum Lines: Sendable {
    /// They stay, as all white space does. Only one behind a backslash is a break.
    case kept
    /// They are breaks: hard behind two spaces or a backslash, otherwise soft.
    case breaks
  }

  /// What a character of the private planes stands for.
  enum StandIn: Sendable, Equatable {
    case value(Int)
    case mark(Int)
    case scalar(Unicode.Scalar)
  }

  package let lines: Lines
  private(set) var bytes: [UInt8] = []
  private(set) var standIns: [StandIn] = []
  /// Whether the text has any character that markdown could begin with.
  private(set) var hasSyntax = false
  private var backslashes = 0

  package init(lines: Lines = .kept) {
    self.lines = lines
  }

  /// Whether the text may be parsed at all. One that may not stands as it is written.
  var isParseable: Bool { standIns.count <= Self.standInCount }

  /// Whether a text has any character that markdown could begin with.
  package static func mayHaveSyntax(_ text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case 0x2A, 0x5F, 0x7E, 0x60, 0x5B, 0x3C, 0x5C, 0x26: true
      default: false
      }
    }
  }

  /// Adds text that is markdown.
  package mutating func append(_ text: some StringProtocol) {
    var previous: Unicode.Scalar?
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let isEscaped = backslashes % 2 == 1
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      switch scalar {
      case "*", "_", "~", "`", "[", "<", "\\":
        hasSyntax = true
        write(scalar)
      case "&":
        hasSyntax = true
        if Self.spellsReserved(scalars[index...]) {
          write(.scalar(scalar))
        } else {
          write(scalar)
        }
      case "\n", "\r":
        // `\r\n` behind a backslash is one break.
        let isBreak = isEscaped || (scalar == "\n" && previous == "\r" && endsWithReturn)
        write(lines == .breaks || isBreak ? scalar : scalar == "\n" ? Self.newline : Self.return)
      default:
        if Self.isReserved(scalar) { write(.scalar(scalar)) } else { write(scalar) }
      }
      previous = scalar
      index = scalars.index(after: index)
    }
  }

  /// Adds a value. To the rules of markdown it is a letter, whatever it is: `**` beside it is bold
  /// where it would be beside a word.
  package mutating func append(value: Int) {
    backslashes = 0
    write(.value(value))
  }

  /// Adds the place where something begins or ends, which nobody sees. To the rules of markdown it
  /// is punctuation, as brackets are.
  package mutating func append(mark: Int) {
    backslashes = 0
    write(Self.frame)
    write(.mark(mark))
    write(Self.frame)
  }

  private var endsWithReturn: Bool { bytes.last == 0x0D }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: String(scalar).utf8)
    }
  }

  private mutating func write(_ standIn: StandIn) {
    standIns.append(standIn)
    let value = Self.firstStandIn + UInt32(clamping: standIns.count - 1)
    write(Unicode.Scalar(value) ?? "\u{FFFD}")
  }
}

extension MarkdownSource {
  /// Private use, planes 15 and 16, to the end of Unicode.
  static let firstStandIn: UInt32 = 0xF0000
  static let standInCount = 0x20000
  /// Stands for a line's end: white space to every rule of the parser, but no line's end. Nothing
  /// is stripped around it.
  static let newline: Unicode.Scalar = "\u{0C}"
  /// Stands for a carriage return: OGHAM SPACE MARK.
  static let `return`: Unicode.Scalar = "\u{1680}"
  /// Punctuation around a mark: KHAROSHTHI PUNCTUATION DOT.
  static let frame: Unicode.Scalar = "\u{10A50}"

  /// Whether a character means something else to this type, or stops the parser.
  static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstStandIn || scalar == newline || scalar == `return` || scalar == frame
      || scalar.value == 0
  }

  /// Whether a reference by number, `&#983040;`, spells a character that is reserved. It would be
  /// taken for what that stands for, so it stays as it is written.
  private static func spellsReserved(_ text: some Collection<Unicode.Scalar>) -> Bool {
    var rest = text.dropFirst()
    guard rest.first == "#" else { return false }
    rest = rest.dropFirst()
    var radix = 10
    if rest.first == "x" || rest.first == "X" {
      radix = 16
      rest = rest.dropFirst()
    }
    var value: UInt32 = 0
    for scalar in rest.prefix(8) {
      guard let digit = Character(scalar).hexDigitValue, digit < radix else { break }
      value = value &* UInt32(radix) &+ UInt32(digit)
    }
    // `&#0;` is U+FFFD.
    return value != 0 && Unicode.Scalar(value).map(isReserved) ?? false
  }
}
