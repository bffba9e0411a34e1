import CalqueDiagnostics

/// A line of a file as it is quoted after a finding, and the line with the caret below it.
struct Excerpt {
  /// The quoted text: invisible characters are replaced, and long text is truncated.
  private(set) var text = ""
  /// Spaces, a caret under the first marked character, tildes under the others.
  private(set) var marker = ""
  /// The range of the marked part among the scalars of ``text``; empty if nothing is visible.
  private var mark: Range<Int>?

  /// Quotes the part of `line` around the marked range, at most `length` scalars of it.
  init(_ bytes: [UInt8], line: Range<Int>, marked: Range<Int>, length: Int) {
    let start = Self.start(bytes, line, marked.lowerBound, length)
    var draft = Draft(capacity: length * 2)
    if start > line.lowerBound { draft.cut(isBefore: true) }
    let first = start > line.lowerBound ? 1 : 0
    let marked = marked.lowerBound..<max(marked.upperBound, marked.lowerBound + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var count = 0
      while offset < line.upperBound {
        if count == length {
          draft.cut(isBefore: false)
          break
        }
        // Text that is unchanged, in one piece.
        let most = min(line.upperBound, offset + length - count)
        let plain = (offset..<most).prefix { bytes[$0] >= 0x20 && bytes[$0] < 0x7F }
        if !plain.isEmpty {
          let own = marked.clamped(to: plain)
          if !own.isEmpty { extendMark(first + count + own.lowerBound - offset, own.count) }
          draft.append(bytes[plain], marked: own)
          offset += plain.count
          count += plain.count
          continue
        }
        // Invalid bytes count one by one, as they do in columns.
        let width = UTF8Scan.scalarLength(bytes, at: offset, end: line.upperBound) ?? 1
        let spelling = UnsafeBufferPointer(rebasing: bytes[offset..<(offset + width)])
        let scalar = String(decoding: spelling, as: UTF8.self).unicodeScalars.first
        let isMarked = marked.contains(offset)
        if isMarked { extendMark(first + count, 1) }
        draft.append(scalar ?? "\u{FFFD}", isMarked: isMarked)
        offset += width
        count += 1
      }
    }
    text = String(decoding: draft.text, as: UTF8.self)
    marker = draft.marker
  }

  private mutating func extendMark(_ place: Int, _ count: Int) {
    mark = (mark?.lowerBound ?? place)..<(place + count)
  }

  /// The quoted text in three parts: before the marked range, in it, and after it.
  var parts: (before: String, marked: String, after: String) {
    let scalars = Array(text.unicodeScalars)
    let mark = mark ?? scalars.count..<scalars.count
    func part(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    return (part(0..<mark.lowerBound), part(mark), part(mark.upperBound..<scalars.count))
  }

  /// Returns where the quotation begins, so that it contains the marked range.
  private static func start(
    _ bytes: [UInt8], _ line: Range<Int>, _ place: Int, _ length: Int
  ) -> Int {
    guard place - line.lowerBound > length * 3 / 4 else { return line.lowerBound }
    var index = min(place, line.upperBound)
    var count = 0
    while index > line.lowerBound, count < length / 2 {
      index -= 1
      if bytes[index] & 0xC0 != 0x80 { count += 1 }
    }
    return index
  }
}

/// Both lines of an excerpt while they are built.
private struct Draft {
  /// The quoted text, as bytes: there may be thousands.
  var text: [UInt8] = []
  /// The number of columns before the marked range, and the number of columns in it.
  private var columns = (before: 0, marked: 0)

  init(capacity: Int) { text.reserveCapacity(capacity) }

  /// Spaces, a caret, and tildes. If nothing in the marked range is visible, the caret points to
  /// the end of the text.
  var marker: String {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: columns.before)
    bytes.append(UInt8(ascii: "^"))
    for _ in 1..<max(columns.marked, 1) { bytes.append(UInt8(ascii: "~")) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Shows that the line continues.
  mutating func cut(isBefore: Bool) {
    text.append(contentsOf: "…".utf8)
    if isBefore { columns.before += 1 }
  }

  /// Adds ASCII characters unchanged.
  mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>, marked: Range<Int>) {
    text.append(contentsOf: bytes)
    point(false, width: marked.isEmpty ? bytes.count : marked.lowerBound - bytes.startIndex)
    point(true, width: marked.count)
  }

  mutating func append(_ scalar: Unicode.Scalar, isMarked: Bool) {
    UTF8.encode(Self.visible(scalar)).map { text.append(contentsOf: $0) }
    point(isMarked, width: Self.width(scalar))
  }

  private mutating func point(_ isMarked: Bool, width: Int) {
    if isMarked {
      columns.marked += width
    } else if columns.marked == 0 {
      columns.before += width
    }
  }

  /// Returns what is shown for a scalar that is invisible, or that would move the others.
  private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\t": " "
    case ..<" ": Unicode.Scalar(0x2400 + scalar.value) ?? "?"
    case "\u{7F}": "\u{2421}"
    case "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}", "\u{FEFF}",
      "\u{200B}":
      "\u{B7}"
    default: scalar
    }
  }

  /// Returns how many columns a terminal gives a scalar: none to marks, two to East Asian wide
  /// ones.
  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: return scalar == "\u{200D}" || scalar == "\u{200C}" ? 0 : 1
    }
  }
}
