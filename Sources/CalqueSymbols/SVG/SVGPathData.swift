import CalqueDrawing
import Foundation

/// The path of a `d` attribute, as in SVG 1.1, section 8.3.
struct SVGPathData {
  private var numbers: SVGNumbers
  private var path = Path()
  private var here = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, and of which curve, for the letters that continue it.
  private var control: (point: CGPoint, isCubic: Bool)?

  /// - Returns: nil, with what is wrong, if the text is not path data.
  static func path(_ text: String) -> Result<Path, SVGProblem> {
    var data = SVGPathData(numbers: SVGNumbers(text))
    do throws(SVGProblem) {
      try data.read()
      return .success(data.path)
    } catch { return .failure(error) }
  }

  private init(numbers: SVGNumbers) { self.numbers = numbers }

  private mutating func read() throws(SVGProblem) {
    while let letter = numbers.letter() {
      guard !path.isEmpty || letter == "M" || letter == "m" else {
        throw SVGProblem("path data begins with \"\(letter)\", not with \"M\"")
      }
      try command(letter)
      while numbers.isNumberNext {
        // Numbers after those of a move are lines.
        try command(letter == "M" ? "L" : letter == "m" ? "l" : letter)
      }
    }
    if let rest = numbers.rest { throw SVGProblem("path data cannot be read at \"\(rest)\"") }
  }

  private mutating func command(_ letter: Character) throws(SVGProblem) {
    let base = letter.isLowercase ? here : .zero
    var next: (CGPoint, Bool)?
    switch letter.uppercased() {
    case "M":
      here = try point(base)
      start = here
      path.move(to: here)
    case "L": try line(to: point(base))
    case "H": try line(to: CGPoint(x: base.x + numbers.number(), y: here.y))
    case "V": try line(to: CGPoint(x: here.x, y: base.y + numbers.number()))
    case "C":
      let (a, b, to) = (try point(base), try point(base), try point(base))
      path.addCurve(to: to, control1: a, control2: b)
      (next, here) = ((b, true), to)
    case "S":
      let a = reflected(isCubic: true)
      let (b, to) = (try point(base), try point(base))
      path.addCurve(to: to, control1: a, control2: b)
      (next, here) = ((b, true), to)
    case "Q":
      let (a, to) = (try point(base), try point(base))
      path.addQuadCurve(to: to, control: a)
      (next, here) = ((a, false), to)
    case "T":
      let a = reflected(isCubic: false)
      let to = try point(base)
      path.addQuadCurve(to: to, control: a)
      (next, here) = ((a, false), to)
    case "A":
      let (rx, ry, turn) = (try numbers.number(), try numbers.number(), try numbers.number())
      let (isLarge, isClockwise) = (try numbers.flag(), try numbers.flag())
      let to = try point(base)
      arc(to: to, rx, ry, turn, isLarge: isLarge, isClockwise: isClockwise)
      here = to
    case "Z":
      path.closeSubpath()
      here = start
      if numbers.isNumberNext { throw SVGProblem("path data has a number after \"\(letter)\"") }
    default: throw SVGProblem("path data has the unknown letter \"\(letter)\"")
    }
    control = next.map { ($0.0, $0.1) }
  }

  private mutating func point(_ base: CGPoint) throws(SVGProblem) -> CGPoint {
    let (x, y) = (try numbers.number(), try numbers.number())
    return CGPoint(x: base.x + x, y: base.y + y)
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    here = point
  }

  private func reflected(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return here }
    return CGPoint(x: 2 * here.x - control.point.x, y: 2 * here.y - control.point.y)
  }

  /// An arc of an ellipse, as in SVG 1.1, appendix F.6.
  private mutating func arc(
    to end: CGPoint, _ rx: Double, _ ry: Double, _ degrees: Double, isLarge: Bool,
    isClockwise: Bool
  ) {
    guard rx != 0, ry != 0 else { return path.addLine(to: end) }
    guard end != here else { return }
    let turn = degrees * .pi / 180
    // In these coordinates the ellipse is a circle of radius 1.
    var (rx, ry) = (abs(rx), abs(ry))
    func unit(_ point: CGPoint) -> CGPoint {
      let x = point.x * cos(turn) + point.y * sin(turn)
      let y = -point.x * sin(turn) + point.y * cos(turn)
      return CGPoint(x: x / rx, y: y / ry)
    }
    let reach = hypot(unit(end).x - unit(here).x, unit(end).y - unit(here).y) / 2
    if reach > 1 { (rx, ry) = (rx * reach, ry * reach) }
    let (a, b) = (unit(here), unit(end))
    let half = hypot(b.x - a.x, b.y - a.y) / 2
    let away = max(0, 1 - half * half).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(
      x: (a.x + b.x) / 2 - away * (b.y - a.y) / (2 * half),
      y: (a.y + b.y) / 2 + away * (b.x - a.x) / (2 * half))
    let from = atan2(a.y - center.y, a.x - center.x)
    var sweep = atan2(b.y - center.y, b.x - center.x) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    var piece = Path()
    piece.addRelativeArc(
      center: center, radius: 1, startAngle: .radians(from), delta: .radians(sweep))
    let place = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(rotationAngle: turn))
    for element in piece.applying(place).elements {
      if case .curve(let to, let a, let b) = element {
        path.addCurve(to: to, control1: a, control2: b)
      }
    }
  }
}

/// What is wrong with a value.
struct SVGProblem: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

/// Letters and numbers, separated by white space and commas.
struct SVGNumbers {
  private let text: [UInt8]
  private var position = 0

  init(_ text: String) { self.text = Array(text.utf8) }

  /// What is left, shortened; nil at the end.
  var rest: String? {
    var copy = self
    copy.skip()
    guard copy.position < text.count else { return nil }
    return String(decoding: text[copy.position...].prefix(12), as: UTF8.self)
  }

  mutating func letter() -> Character? {
    skip()
    guard position < text.count else { return nil }
    let letter = Character(UnicodeScalar(text[position]))
    guard letter.isASCII, letter.isLetter else { return nil }
    position += 1
    return letter
  }

  var isNumberNext: Bool {
    var copy = self
    copy.skip()
    return copy.position < text.count && "+-.0123456789".utf8.contains(text[copy.position])
  }

  mutating func number() throws(SVGProblem) -> Double {
    skip()
    let start = position
    take("+-", most: 1)
    take("0123456789")
    take(".", most: 1)
    take("0123456789")
    let end = position
    if position > start, position < text.count, text[position] | 0x20 == 0x65 {
      position += 1
      take("+-", most: 1)
      let digits = position
      take("0123456789")
      if position == digits { position = end }
    }
    guard let value = Double(String(decoding: text[start..<position], as: UTF8.self)),
      value.isFinite
    else {
      position = start
      throw SVGProblem("a number is missing" + (rest.map { " at \"\($0)\"" } ?? " at the end"))
    }
    return value
  }

  /// A flag of an arc, which needs nothing after it.
  mutating func flag() throws(SVGProblem) -> Bool {
    skip()
    guard position < text.count, text[position] == 0x30 || text[position] == 0x31 else {
      throw SVGProblem("an arc needs 0 or 1" + (rest.map { " at \"\($0)\"" } ?? " at the end"))
    }
    position += 1
    return text[position - 1] == 0x31
  }

  /// All numbers of a list.
  mutating func all() throws(SVGProblem) -> [Double] {
    var values: [Double] = []
    while rest != nil { values.append(try number()) }
    return values
  }

  private mutating func skip() {
    while position < text.count, text[position] <= 0x20 || text[position] == 0x2C { position += 1 }
  }

  private mutating func take(_ digits: String, most: Int = .max) {
    var count = 0
    while position < text.count, count < most, digits.utf8.contains(text[position]) {
      position += 1
      count += 1
    }
  }
}
