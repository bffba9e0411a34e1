import CCalqueDrawing
import Foundation

/// A font program of outlines in the Compact Font Format (Adobe's Technical Notes 5176 and 5177),
/// with glyphs that have numbers only.
struct CompactFont {
  /// A glyph's program, and the rectangle around its points in font units; null without ink.
  struct Glyph {
    let program: [UInt8]
    let bounds: CGRect
  }

  private enum Operator {
    static let lines: UInt8 = 5
    static let curves: UInt8 = 8
    static let end: UInt8 = 14
    static let move: UInt8 = 21
    static let mostArguments = 48
  }

  let name: String
  let unitsPerEm: Int
  /// The first one shows for what the font does not have.
  let glyphs: [Glyph]

  // MARK: Glyphs

  /// A glyph without ink.
  static func blank(width: Int) -> Glyph {
    var program: [UInt8] = []
    if width != 0 { program.add(number: width) }
    return Glyph(program: program + [Operator.end], bounds: .null)
  }

  /// - Parameters:
  ///   - outline: In font units, which are rounded.
  ///   - width: How far the next glyph is, in font units.
  static func glyph(_ outline: cd_outline, width: Int) -> Glyph {
    var pen = Pen()
    if width != 0 { pen.program.add(number: width) }
    let verbs = UnsafeBufferPointer(start: outline.verbs, count: Int(outline.verb_count))
    var at = 0
    for (index, verb) in verbs.enumerated() {
      func point(_ index: Int) -> Pen.Point {
        Pen.Point(outline.coordinates[at + 2 * index], outline.coordinates[at + 2 * index + 1])
      }
      switch UInt32(verb) {
      case CD_MOVE.rawValue:
        pen.move(to: point(0))
        at += 2
      case CD_LINE.rawValue:
        let isLast = index + 1 < verbs.count && UInt32(verbs[index + 1]) == CD_CLOSE.rawValue
        pen.line(to: point(0), isLast: isLast)
        at += 2
      case CD_CURVE.rawValue:
        pen.curve(to: point(2), point(0), point(1))
        at += 6
      // The next part closes the one before.
      default: break
      }
    }
    pen.flush()
    return Glyph(program: pen.program + [Operator.end], bounds: pen.bounds)
  }

  /// Writes a glyph's program: the distances between points.
  private struct Pen {
    struct Point: Equatable {
      var x = 0
      var y = 0

      init() {}

      /// Distances are numbers of 16 bits.
      init(_ x: Double, _ y: Double) {
        self.x = Int(max(-16_383, min(x.rounded(), 16_383)))
        self.y = Int(max(-16_383, min(y.rounded(), 16_383)))
      }
    }

    var program: [UInt8] = []
    private(set) var bounds = CGRect.null
    private var here = Point()
    private var start = Point()
    /// Lines or curves in a row are one operator.
    private var arguments: [Int] = []
    private var pending: UInt8 = 0

    mutating func flush() {
      if arguments.isEmpty { return }
      for argument in arguments { program.add(number: argument) }
      program.append(pending)
      arguments.removeAll(keepingCapacity: true)
    }

    private mutating func add(_ points: [Point], _ name: UInt8) {
      if pending != name || arguments.count + 2 * points.count > Operator.mostArguments { flush() }
      pending = name
      for point in points {
        arguments += [point.x - here.x, point.y - here.y]
        bounds = bounds.union(CGRect(x: point.x, y: point.y, width: 0, height: 0))
        here = point
      }
    }

    mutating func move(to point: Point) {
      flush()
      add([point], Operator.move)
      flush()
      start = point
    }

    /// - Parameter isLast: Whether the part ends with it, which draws a line to its start.
    mutating func line(to point: Point, isLast: Bool) {
      if point == here || (isLast && point == start) { return }
      add([point], Operator.lines)
    }

    mutating func curve(to point: Point, _ a: Point, _ b: Point) {
      add([a, b, point], Operator.curves)
    }
  }

  // MARK: The font

  /// The rectangle around all glyphs, in font units.
  var bounds: CGRect {
    let all = glyphs.reduce(CGRect.null) { $0.union($1.bounds) }
    return all.isNull ? .zero : all
  }

  /// The bytes of the font.
  var bytes: [UInt8] {
    let head: [UInt8] = [1, 0, 4, 4] + Self.index([Array(name.utf8)])
    let strings = Self.index([Array("Adobe".utf8), Array("Identity".utf8)]) + [0, 0]
    let last = max(glyphs.count, 2) - 1
    // All glyphs from the second on, in order; and one private dictionary for all.
    let charset: [UInt8] = [2, 0, 1] + Self.bytes(last - 1, 2)
    let select: [UInt8] = [3, 0, 1, 0, 0, 0] + Self.bytes(glyphs.count, 2)
    let programs = Self.index(glyphs.map(\.program))
    // A width of 0 is not written.
    let privates: [UInt8] = [139, 20]
    // Offsets are numbers of one length.
    let start = head.count + Self.index([top(0, 0, 0, 0)]).count + strings.count
    let selectAt = start + charset.count
    let programsAt = selectAt + select.count
    let arrayAt = programsAt + programs.count
    func array(_ offset: Int) -> [UInt8] {
      var dictionary: [UInt8] = []
      dictionary.add(offset: privates.count)
      dictionary.add(offset: offset)
      return Self.index([dictionary + [18]])
    }
    let fonts = array(arrayAt + array(0).count)
    return head + Self.index([top(start, selectAt, programsAt, arrayAt)]) + strings + charset
      + select + programs + fonts + privates
  }

  private func top(_ charset: Int, _ select: Int, _ programs: Int, _ fonts: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    // The registry and the ordering are the first strings of the font's own.
    for number in [391, 392, 0] { bytes.add(number: number) }
    bytes += [12, 30]
    if unitsPerEm != 1000 {
      for isUnit in [true, false, false, true, false, false] {
        if isUnit { bytes.add(real: 1 / Double(unitsPerEm)) } else { bytes.add(number: 0) }
      }
      bytes += [12, 7]
    }
    for number in [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] {
      bytes.add(number: Int(number))
    }
    bytes.append(5)
    bytes.add(number: glyphs.count)
    bytes += [12, 34]
    let offsets: [(Int, [UInt8])] = [
      (charset, [15]), (select, [12, 37]), (programs, [17]), (fonts, [12, 36]),
    ]
    for (offset, name) in offsets {
      bytes.add(offset: offset)
      bytes += name
    }
    return bytes
  }

  /// A list of pieces of bytes.
  private static func index(_ pieces: [[UInt8]]) -> [UInt8] {
    let total = pieces.reduce(1) { $0 + $1.count }
    let size = total < 1 << 8 ? 1 : total < 1 << 16 ? 2 : total < 1 << 24 ? 3 : 4
    var result = bytes(pieces.count, 2) + [UInt8(size)]
    var offset = 1
    for piece in pieces {
      result += bytes(offset, size)
      offset += piece.count
    }
    result += bytes(offset, size)
    return pieces.reduce(into: result) { $0 += $1 }
  }

  /// The last bytes of a number, the highest first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}

extension [UInt8] {
  /// A number of 16 bits, as short as it can be.
  fileprivate mutating func add(number: Int) {
    func byte(_ value: Int) -> UInt8 { UInt8(truncatingIfNeeded: value) }
    switch number {
    case -107...107: append(byte(number + 139))
    case 108...1131: self += [byte(247 + (number - 108) >> 8), byte(number - 108)]
    case -1131 ... -108: self += [byte(251 + (-number - 108) >> 8), byte(-number - 108)]
    default: self += [28, byte(number >> 8), byte(number)]
    }
  }

  /// A number of 32 bits in five bytes.
  fileprivate mutating func add(offset: Int) {
    append(29)
    for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: offset >> shift)) }
  }

  /// A fraction from 10⁻⁵ to 1 in decimal digits.
  fileprivate mutating func add(real: Double) {
    let digits = Array(String(Int((real * 1e15).rounded())).utf8).map { $0 - 0x30 }
    // A point, zeros, and the digits without zeros at the end.
    var nibbles: [UInt8] = [0xA] + Array(repeating: 0, count: Swift.max(0, 15 - digits.count))
    nibbles += digits
    while nibbles.last == 0 { nibbles.removeLast() }
    nibbles.append(0xF)
    if nibbles.count % 2 > 0 { nibbles.append(0xF) }
    append(30)
    for index in stride(from: 0, to: nibbles.count, by: 2) {
      append(nibbles[index] << 4 | nibbles[index + 1])
    }
  }
}
