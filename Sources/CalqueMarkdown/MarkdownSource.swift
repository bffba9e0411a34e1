/// A text with inline markdown, and the parts of it that are not markdown: values and marks.
///
/// The parser sees one character for each of them, from the private planes 15 and 16. Characters of
/// those planes in the text itself are replaced too, so that nothing is ambiguous.
package struct MarkdownSource: Sendable {
  /// The treatment of line endings.
  package enum Lines: Sendable {
    /// They are kept, like all white space. Only one after a backslash is a break.
    case kept
    /// They are breaks: hard after two spaces or a backslash, otherwise soft.
    case breaks
  }

  /// What a character of the private planes represents.
  enum StandIn: Sendable, Equatable {
    case value(Int)
    case mark(Int)
    case scalar(Unicode.Scalar)
  }

  package let lines: Lines
  private(set) var bytes: [UInt8] = []
  private(set) var standIns: [StandIn] = []
  /// Whether the text contains a character that could begin markdown, or an address.
  private(set) var hasSyntax = false
  private var backslashes = 0

  package init(lines: Lines = .kept) {
    self.lines = lines
  }

  /// Whether the text can be parsed at all. If not, it remains plain text.
  var isParseable: Bool { standIns.count <= Self.standInCount }

  /// Whether a text contains a character that could begin markdown, or an address.
  package static func mayHaveSyntax(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x2A, 0x5F, 0x7E, 0x60, 0x5B, 0x3C, 0x5C, 0x26, 0x40: return true
        case 0x3A: if bytes[index...].starts(with: "://".utf8) { return true }
        case 0x77: if bytes[index...].starts(with: "www.".utf8) { return true }
        default: break
        }
      }
      return false
    }
  }

  /// Adds text that is markdown.
  package mutating func append(_ text: some StringProtocol) {
    hasSyntax = hasSyntax || Self.mayHaveSyntax(String(text))
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let isEscaped = backslashes % 2 == 1
      backslashes = scalar == "\\" ? backslashes + 1 : 0
      index = scalars.index(after: index)
      switch scalar {
      case "&":
        if let reference = Self.reservedReference(scalars[index...]) {
          write(.scalar(reference.scalar))
          index = scalars.index(index, offsetBy: reference.count)
        } else {
          write(scalar)
        }
      // After a backslash, a line ending is a break, and `\r\n` is one.
      case "\n", "\r", "\t":
        let isBreak = scalar != "\t" && (isEscaped || scalar == "\n" && bytes.last == 0x0D)
        if lines == .breaks || isBreak {
          write(scalar)
        } else {
          write("\t")
          if let sign = Self.sign(of: scalar) { write(sign) }
        }
      default:
        if Self.isReserved(scalar) { write(.scalar(scalar)) } else { write(scalar) }
      }
    }
  }

  /// Adds a value. In the rules of markdown it is a letter, whatever it is: `**` next to it is bold
  /// where it would be next to a word.
  package mutating func append(value: Int) {
    backslashes = 0
    write(.value(value))
  }

  /// Adds the place where something begins or ends, which is not visible. In the rules of markdown
  /// it is punctuation, like brackets.
  package mutating func append(mark: Int) {
    backslashes = 0
    write(Self.frame)
    write(.mark(mark))
    write(Self.frame)
  }

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
  /// If lines are kept, a tab replaces a line ending: it is white space in every rule of the
  /// parser, and nothing is removed around it. Followed by one of these characters, which are
  /// spaces too, it represents a carriage return or a tab: OGHAM SPACE MARK and MEDIUM MATHEMATICAL
  /// SPACE.
  static let `return`: Unicode.Scalar = "\u{1680}"
  static let tab: Unicode.Scalar = "\u{205F}"
  /// Punctuation around a mark: KHAROSHTHI PUNCTUATION DOT.
  static let frame: Unicode.Scalar = "\u{10A50}"

  private static func sign(of space: Unicode.Scalar) -> Unicode.Scalar? {
    space == "\r" ? `return` : space == "\t" ? tab : nil
  }

  /// Whether a character has a special meaning in this type, or stops the parser.
  static func isReserved(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= firstStandIn || scalar == tab || scalar == `return` || scalar == frame
      || scalar.value == 0
  }

  /// A reference, after its `&`, to a character with a special meaning here, such as `#983040;`,
  /// `#9;` or `Tab;`. Decoded, it would be treated as that character.
  private static func reservedReference(
    _ text: some Collection<Unicode.Scalar>
  ) -> (scalar: Unicode.Scalar, count: Int)? {
    if text.starts(with: "Tab;".unicodeScalars) { return ("\t", 4) }
    guard text.first == "#" else { return nil }
    let reference = text.prefix { $0 != ";" && $0 != " " }.prefix(9)
    var digits = String(String.UnicodeScalarView(reference.dropFirst()))
    var radix = 10
    if digits.first == "x" || digits.first == "X" {
      radix = 16
      digits.removeFirst()
    }
    guard text.dropFirst(reference.count).first == ";",
      let scalar = UInt32(digits, radix: radix).flatMap(Unicode.Scalar.init),
      // `&#0;` is U+FFFD.
      scalar == "\t" || isReserved(scalar) && scalar.value != 0
    else { return nil }
    return (scalar, reference.count + 1)
  }
}
