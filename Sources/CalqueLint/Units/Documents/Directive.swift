/// A directive to the linter in a comment: `strings-lint:disable-next format_missing`.
package struct Directive {
  /// The requested action.
  package enum Action: String, CaseIterable {
    /// Disables rules from here on.
    case disable
    /// For the entry, or the line, after the comment.
    case disableNext = "disable-next"
    /// For the entry that the comment belongs to, or the line that it is on.
    case disableThis = "disable-this"
    /// For the whole file.
    case disableFile = "disable-file"
    /// Enables rules again from here on.
    case enable
  }

  /// A word after the action, with its place.
  package struct Name {
    package var text: String
    package var range: Range<Int>
  }

  /// What every directive begins with.
  static let sign = "strings-lint:"
  /// Represents every rule.
  static let everyRule = "all"

  /// The action; nil if the word is not a known one.
  package var action: Action?
  /// The word of the action.
  package var word: Name
  /// The rules.
  package var names: [Name]
  /// The range of the whole directive.
  package var range: Range<Int> {
    word.range.lowerBound..<(names.last ?? word).range.upperBound
  }

  /// Reads the text after ``sign``. Rules end with the line, with the comment, or with anything
  /// that is not a name: a reason may follow after `--`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) {
    var index = start
    let first = Self.word(bytes, &index, isAction: true)
    word = Name(text: first, range: (start - Self.sign.utf8.count)..<index)
    action = Action(rawValue: first)
    names = []
    while true {
      var next = index
      while next < bytes.count, Self.joins(bytes[next]) { next += 1 }
      let begin = next
      let name = Self.word(bytes, &next, isAction: false)
      if name.isEmpty { break }
      names.append(Name(text: name, range: begin..<next))
      index = next
    }
  }

  private static func word(
    _ bytes: UnsafeBufferPointer<UInt8>, _ index: inout Int, isAction: Bool
  ) -> String {
    let start = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        index += 1
      case UInt8(ascii: "-") where index > start && (isAction || bytes[index - 1] != 0x2D):
        index += 1
      default:
        return text(bytes, start, &index)
      }
    }
    return text(bytes, start, &index)
  }

  /// Returns the word; a dash at its end is the beginning of the end of the comment.
  private static func text(
    _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ index: inout Int
  ) -> String {
    while index > start, bytes[index - 1] == UInt8(ascii: "-") { index -= 1 }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<index]), as: UTF8.self)
  }

  private static func joins(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ",")
  }
}
