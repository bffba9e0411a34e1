import Diagnostics

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
    text.reserveCapacity(length * 2)
    marker.reserveCapacity(length)
    if start > line.lowerBound {
      text = "…"
      marker = " "
    }
    let marked = marked.lowerBound..<max(marked.upperBound, marked.lowerBound + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var offset = start
      var count = 0
      while offset < line.upperBound {
        if count == length {
          text += "…"
          break
        }
        let plain = Self.plainLength(
          bytes, offset..<min(line.upperBound, offset + length - count), marked)
        if plain > 0 {
          text += String(
            decoding: UnsafeBufferPointer(rebasing: bytes[offset..<(offset + plain)]),
            as: UTF8.self)
          if !hasCaret { marker += String(repeating: " ", count: plain) }
          offset += plain
          count += plain
          continue
        }
        if bytes[offset] < 0x7F {
          append(Unicode.Scalar(bytes[offset]), isMarked: marked.contains(offset))
          offset += 1
          count += 1
          continue
        }
        // Bytes that are no text count one by one, as they do in columns.
        let width = UTF8Scan.scalarLength(bytes, at: offset, end: line.upperBound) ?? 1
        let spelling = UnsafeBufferPointer(rebasing: bytes[offset..<(offset + width)])
        let scalar = String(decoding: spelling, as: UTF8.self).unicodeScalars.first
        if marked.contains(offset) {
          let place = count + (start > line.lowerBound ? 1 : 0)
          mark = (mark?.lowerBound ?? place)..<place + 1
        }
        append(scalar ?? "\u{FFFD}", isMarked: marked.contains(offset))
        offset += width
        count += 1
      }
    }
    if !hasCaret { marker += "^" }
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

  /// How many characters of ASCII begin a stretch that stand as they are and are not marked.
  private static func plainLength(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ marked: Range<Int>
  ) -> Int {
    if marked.contains(range.lowerBound) { return 0 }
    let isBefore = range.lowerBound < marked.lowerBound
    let end = isBefore ? min(range.upperBound, marked.lowerBound) : range.upperBound
    var index = range.lowerBound
    while index < end, bytes[index] >= 0x20, bytes[index] < 0x7F { index += 1 }
    return index - range.lowerBound
  }

  private var hasCaret = false

  private mutating func append(_ scalar: Unicode.Scalar, isMarked: Bool) {
    text.unicodeScalars.append(Self.visible(scalar))
    let width = Self.width(scalar)
    if isMarked, width > 0 {
      marker += (hasCaret ? "~" : "^") + String(repeating: "~", count: width - 1)
      hasCaret = true
    } else if !hasCaret {
      marker += String(repeating: " ", count: width)
    }
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
