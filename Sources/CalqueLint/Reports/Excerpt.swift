import CalqueDiagnostics

/// A line of a file as it is quoted under a finding, and the line with the caret below it.
struct Excerpt {
  /// The quoted text: what cannot be seen is replaced, and what is too long is cut.
  private(set) var text = ""
  /// Spaces, a caret under the first marked character, tildes under the others.
  private(set) var marker = ""
  /// The place of what is marked among the scalars of ``text``; empty where nothing can be seen.
  private var mark: Range<Int>?

  /// Quotes the stretch of `line` around what is marked, at most `length` scalars of it.
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
        // What stands as it is, in one piece.
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
        // Bytes that are no text count one by one, as they do in columns.
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

  /// The quoted text in three parts: what stands before the marked place, there, and behind it.
  var parts: (before: String, marked: String, after: String) {
    let scalars = Array(text.unicodeScalars)
    let mark = mark ?? scalars.count..<scalars.count
    func part(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    return (part(0..<mark.lowerBound), part(mark), part(mark.upperBound..<scalars.count))
  }

  /// Where the quotation begins, so that the marked place is in it.
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

/// Both lines of an excerpt while they grow.
private struct Draft {
  /// The quoted text, as bytes: there may be thousands.
  var text: [UInt8] = []
  /// How many columns stand before what is marked, and how many it takes.
  private var columns = (before: 0, marked: 0)

  init(capacity: Int) { text.reserveCapacity(capacity) }

  /// Spaces, a caret, and tildes. Where nothing that is marked can be seen, the caret points behind
  /// the text.
  var marker: String {
    var bytes = [UInt8](repeating: UInt8(ascii: " "), count: columns.before)
    bytes.append(UInt8(ascii: "^"))
    for _ in 1..<max(columns.marked, 1) { bytes.append(UInt8(ascii: "~")) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Shows that the line goes on.
  mutating func cut(isBefore: Bool) {
    text.append(contentsOf: "…".utf8)
    if isBefore { columns.before += 1 }
  }

  /// Adds characters of ASCII that stand as they are.
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

  /// What is shown for a scalar that has no shape of its own, or that would move the others.
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

  /// How many columns a terminal gives a scalar: none to marks, two to East Asian wide ones.
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
