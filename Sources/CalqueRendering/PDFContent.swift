import CalqueDrawing
import Foundation

/// The operators of a page or of a group (ISO 32000-2, 7.8), and the objects that they refer to.
struct PDFContent {
  /// What operators refer to by a name, which is a letter and the number of the object.
  enum Resource: String, CaseIterable {
    case state = "ExtGState"
    case pattern = "Pattern"
    case shading = "Shading"
    case object = "XObject"
    case font = "Font"

    fileprivate var letter: String {
      switch self {
      case .state: "G"
      case .pattern: "P"
      case .shading: "S"
      case .object: "X"
      case .font: "F"
      }
    }
  }

  /// What is in force; nil where that is not known.
  private struct State {
    var fill: RGBAColor?
    var stroke: RGBAColor?
    var opacity = 1.0
    var line: String?
  }

  private(set) var bytes: [UInt8] = []
  /// From the coordinates in which the content begins to those of the drawing.
  let base: CGAffineTransform
  /// What can be seen of the content, in the coordinates in which it begins.
  let area: CGRect
  private var state = State()
  private var saved: [State] = []
  private var used: [Resource: [Int]] = [:]
  private var isUsed: Set<String> = []

  init(base: CGAffineTransform, area: CGRect) {
    (self.base, self.area) = (base, area)
    bytes.reserveCapacity(1024)
  }

  // MARK: Text

  mutating func write(_ text: String) { bytes += text.utf8 }

  mutating func write(_ operators: [UInt8]) { bytes += operators }

  mutating func write(_ value: CGFloat, _ digits: Int) { bytes.write(value, digits) }

  mutating func write(_ t: CGAffineTransform, _ digits: Int) {
    let exact = t.norm < 0.05 ? 9 : 6
    for number in [t.a, t.b, t.c, t.d] { write(number, exact) }
    write(t.tx, digits)
    write(t.ty, digits)
  }

  // MARK: Resources

  /// Writes the name of an object, and a space.
  mutating func write(_ resource: Resource, _ number: Int) {
    let name = "\(resource.letter)\(number)"
    if isUsed.insert(name).inserted { used[resource, default: []].append(number) }
    write("/\(name) ")
  }

  /// The dictionary of all objects that have been named.
  var resources: String {
    var text = "<<"
    for resource in Resource.allCases {
      guard let numbers = used[resource] else { continue }
      let names = numbers.map { "/\(resource.letter)\($0) \($0) 0 R" }
      text += " /\(resource.rawValue) << \(names.joined(separator: " ")) >>"
    }
    return text + " >>"
  }

  // MARK: The graphics state

  mutating func save() {
    write("q\n")
    saved.append(state)
  }

  mutating func restore() {
    write("Q\n")
    state = saved.popLast() ?? State()
  }

  mutating func transform(_ transform: CGAffineTransform, _ digits: Int) {
    write(transform, digits)
    write("cm\n")
  }

  mutating func setColor(_ color: RGBAColor, isStroke: Bool) {
    let bytes = color.bytes
    var opaque = RGBAColor(
      red: Double(bytes.red), green: Double(bytes.green), blue: Double(bytes.blue))
    opaque.opacity = 1
    if (isStroke ? state.stroke : state.fill) == opaque { return }
    for part in [opaque.red, opaque.green, opaque.blue] { write(CGFloat(part / 255), 4) }
    if isStroke {
      write("RG\n")
      state.stroke = opaque
    } else {
      write("rg\n")
      state.fill = opaque
    }
  }

  mutating func setPattern(_ number: Int, isStroke: Bool) {
    write(isStroke ? "/Pattern CS " : "/Pattern cs ")
    write(.pattern, number)
    write(isStroke ? "SCN\n" : "scn\n")
    if isStroke { state.stroke = nil } else { state.fill = nil }
  }

  /// The opacity of everything that follows, in steps of a thousandth.
  ///
  /// - Parameter number: Returns the number of the object that says so.
  mutating func setOpacity(_ opacity: Double, _ number: (String) -> Int) {
    let rounded = (max(0, min(opacity, 1)) * 1000).rounded() / 1000
    if rounded == state.opacity { return }
    state.opacity = rounded
    let text = DecimalText(rounded, digits: 3)
    write(.state, number("<< /Type /ExtGState /ca \(text) /CA \(text) >>"))
    write("gs\n")
  }

  mutating func setLine(_ style: StrokeStyle, _ digits: Int) {
    func text(_ value: CGFloat) -> DecimalText { DecimalText(Double(value), digits: digits + 1) }
    let miter = DecimalText(Double(max(1, style.miterLimit)))
    var line = "\(text(style.lineWidth)) w "
    line += "\(style.lineCap.rawValue) J \(style.lineJoin.rawValue) j "
    if style.lineJoin == .miter { line += "\(miter) M " }
    // Readers differ in what they do with an odd number of parts.
    let parts = style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash
    let total = parts.reduce(0, +)
    let dashes = total > 0 ? parts.map { text($0).description } : []
    let phase = total > 0 ? style.dashPhase.truncatingRemainder(dividingBy: total) : 0
    line += "[\(dashes.joined(separator: " "))] \(text(phase < 0 ? phase + total : phase)) d\n"
    if state.line == line { return }
    write(line)
    state.line = line
  }

  // MARK: Paths

  mutating func add(_ path: Path, _ digits: Int) {
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    func mixed(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: (a.x + 2 * b.x) / 3, y: (a.y + 2 * b.y) / 3)
    }
    for element in path.elements {
      switch element {
      case .move(let to):
        write([to], "m\n", digits)
        (here, start) = (to, to)
      case .line(let to):
        write([to], "l\n", digits)
        here = to
      case .quadCurve(let to, let control):
        write([mixed(here, control), mixed(to, control), to], "c\n", digits)
        here = to
      case .curve(let to, let a, let b):
        write([a, b, to], "c\n", digits)
        here = to
      case .closeSubpath:
        write("h\n")
        here = start
      }
    }
  }

  private mutating func write(_ points: [CGPoint], _ name: String, _ digits: Int) {
    for point in points {
      write(point.x, digits)
      write(point.y, digits)
    }
    write(name)
  }
}

extension CGAffineTransform {
  /// How many digits after the point the coordinates of what is drawn need, for a page that is
  /// exact to a five hundredth of a point.
  var decimals: Int {
    var (unit, digits) = (norm, 0)
    while unit > 0.002, digits < 6 { (unit, digits) = (unit / 10, digits + 1) }
    return digits
  }
}

extension [UInt8] {
  /// Writes a number and a space; what is not finite, or beyond ±10¹⁵ of the last digit, becomes 0.
  ///
  /// - Parameter digits: At most this many after the point, from 0 to 9.
  mutating func write(_ value: CGFloat, _ digits: Int) {
    var unit = 1
    for _ in 0..<Swift.max(0, Swift.min(digits, 9)) { unit *= 10 }
    let scaled = (Double(value) * Double(unit)).rounded()
    var number = abs(scaled) < 1e15 ? Int(scaled) : 0
    if number < 0 {
      append(0x2D)
      number = -number
    }
    var (whole, rest) = number.quotientAndRemainder(dividingBy: unit)
    let start = count
    repeat {
      append(UInt8(0x30 + whole % 10))
      whole /= 10
    } while whole > 0
    self[start...].reverse()
    if rest > 0 {
      append(0x2E)
      var place = unit / 10
      while rest > 0 {
        append(UInt8(0x30 + rest / place))
        rest %= place
        place /= 10
      }
    }
    append(0x20)
  }
}
