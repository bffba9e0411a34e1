import CalqueDrawing
import Foundation

/// A template of a symbol, as SF Symbols exports it: the symbol in weights and sizes, each a group
/// such as `Regular-M`, and guides that say where a text beside it has its baseline.
struct SymbolTemplate {
  private let text: String
  private var groups: Set<String> = []
  /// The places of guides: across for margins, down for baselines.
  private var guides: [String: CGPoint] = [:]

  /// Templates have up to 27 drawings.
  private static let mostBytes = 2_000_000
  /// The size of the text that templates are drawn for.
  private static let fontSize = 100.0
  /// Where baselines are in templates without guides.
  private static let baselines = ["S": 696.0, "M": 1126, "L": 1556]
  /// How large symbols of a size are, compared with those of the middle one.
  private static let scales = ["S": 0.8, "M": 1, "L": 1.3]

  init(_ text: String) throws(SVGSymbolError) {
    guard text.utf8.count <= Self.mostBytes else {
      throw SVGSymbolError(
        line: 1, message: "the template is larger than \(Self.mostBytes) bytes")
    }
    self.text = text
    var tags = SVGTags(text)
    while let tag = try tags.next() {
      guard tag.opens, let id = tag.attributes["id"] else { continue }
      if tag.name == "g" { groups.insert(id) }
      func number(_ names: String...) -> Double? {
        names.lazy.compactMap { tag.attributes[$0].flatMap { Double($0) } }.first
      }
      if tag.name == "line" || tag.name == "rect",
        let x = number("x1", "x"), let y = number("y1", "y"), x.isFinite, y.isFinite
      {
        guides[id] = CGPoint(x: x, y: y)
      }
    }
  }

  /// The drawing of the regular weight, in the middle size if the template has it.
  func drawing() throws(SVGSymbolError) -> SymbolDrawing {
    let weights = ["Regular", "Medium", "Light", "Semibold", "Bold", "Black", "Ultralight"]
    for weight in weights {
      for size in ["M", "S", "L"] where groups.contains("\(weight)-\(size)") {
        return try drawing(weight, size)
      }
    }
    throw SVGSymbolError(line: 1, message: "there is no symbol in the template")
  }

  private func drawing(_ weight: String, _ size: String) throws(SVGSymbolError) -> SymbolDrawing {
    let name = "\(weight)-\(size)"
    let baseline = guides["Baseline-\(size)"]?.y ?? Self.baselines[size] ?? 0
    let height = Symbol.boxPerEm * Self.fontSize * (Self.scales[size] ?? 1)
    let middle = baseline - Symbol.middlePerEm * Self.fontSize
    let margins = (guides["left-margin-\(name)"]?.x, guides["right-margin-\(name)"]?.x)
    return try SVGReader.drawing(group: name, of: text) { bounds in
      var (left, right) = (bounds.minX, bounds.maxX)
      if let first = margins.0, let last = margins.1, first < last { (left, right) = (first, last) }
      return CGRect(
        x: left, y: middle - height / 2, width: max(right - left, 1), height: height)
    }
  }
}
