/// The inline markdown of a text that is unlikely to be anything else: what SwiftUI's `Text` and
/// `AttributedString` render.
struct MarkdownMarks {
  /// The places of `**`, in UTF-8 offsets; longer runs of asterisks are not included.
  var strong: [Int] = []
  /// The places of `~~`.
  var strikes: [Int] = []
  /// The places of single asterisks.
  var stars: [Int] = []
  /// Whether the single asterisks mark words: each pair has something other than space on its inner
  /// sides, and no part of a word on its outer ones.
  private(set) var hasEmphasis = false
  /// The links `[text](target)`, with the places of their targets.
  var links: [(range: Range<Int>, target: Range<Int>)] = []
  /// `] (`: a link that a space has broken, as machine translation does.
  var brokenLinks: [Int] = []

  /// Finds the marks of a text.
  init(_ utf8: [UInt8]) {
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "*"), UInt8(ascii: "~"):
        let start = index
        while index + 1 < utf8.count, utf8[index + 1] == byte { index += 1 }
        if index - start == 1 {
          if byte == UInt8(ascii: "*") { strong.append(start) } else { strikes.append(start) }
        } else if index == start, byte == UInt8(ascii: "*") {
          stars.append(start)
        }
      case UInt8(ascii: "["):
        if let link = Self.link(utf8, at: index) {
          links.append(link)
          index = link.target.lowerBound - 2
        }
      case UInt8(ascii: "]"):
        if utf8[index...].starts(with: "] (".utf8) { brokenLinks.append(index) }
      default: break
      }
      index += 1
    }
    hasEmphasis =
      !stars.isEmpty && stars.count.isMultiple(of: 2)
      && stars.enumerated().allSatisfy { index, place in
        let step = index.isMultiple(of: 2) ? 1 : -1
        return !Self.isEdge(utf8, place + step) && Self.isEdge(utf8, place - step)
      }
  }

  /// The mark of several that has no partner: the first one that cannot open or close a pair where
  /// it is (CommonMark's flanking runs), or that opens a pair before another one does; else the
  /// last one.
  ///
  /// - Parameters:
  ///   - marks: The places of marks of one kind, an odd number of them.
  ///   - length: The length of a mark in bytes.
  static func unmatched(_ marks: [Int], length: Int, in utf8: [UInt8]) -> Int? {
    func isSpace(_ place: Int) -> Bool {
      !utf8.indices.contains(place) || utf8[place] == 0x20 || utf8[place] == 0x0A
    }
    var open: Int?
    for mark in marks {
      let (opens, closes) = (!isSpace(mark + length), !isSpace(mark - 1))
      if let before = open {
        if !closes { return opens ? before : mark }
        open = nil
      } else {
        if !opens { return mark }
        open = mark
      }
    }
    return open
  }

  /// Whether no word continues at an offset: the text ends there, or has a space or a sign.
  private static func isEdge(_ utf8: [UInt8], _ place: Int) -> Bool {
    guard utf8.indices.contains(place) else { return true }
    let byte = utf8[place]
    if byte >= 0x80 || byte == UInt8(ascii: "%") || byte == UInt8(ascii: "@") { return false }
    return !(byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func link(
    _ utf8: [UInt8], at start: Int
  ) -> (range: Range<Int>, target: Range<Int>)? {
    var depth = 0
    var index = start
    while index < utf8.count {
      if utf8[index] == UInt8(ascii: "[") { depth += 1 }
      if utf8[index] == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { break }
      }
      index += 1
    }
    guard index + 1 < utf8.count, utf8[index + 1] == UInt8(ascii: "("), start + 1 < index,
      let end = utf8[index...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    // `^[…](inflect: true)` is not a link.
    if start > 0, utf8[start - 1] == UInt8(ascii: "^") { return nil }
    return (start..<(end + 1), (index + 2)..<end)
  }
}
