import CalqueDrawing
import CalqueSymbols
import Foundation

/// A picture of an SVG file: its paths in one colour.
struct VectorPicture {
  /// The paths.
  let symbol: Symbol
  /// The size that the file says, in points.
  let size: CGSize
  /// The colour of the paths; nil for that of the foreground.
  let color: RGBAColor?
  /// Whether the file has other colours, which are not drawn.
  let hasOtherColors: Bool

  /// Reads a file; nil if it cannot be read, or needs what pictures do not have.
  init?(path: String) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    self.init(text, path: path)
  }

  /// Reads the text of a file; nil if it cannot be read, or needs what pictures do not have.
  init?(_ text: String, path: String) {
    var library = SymbolLibrary()
    guard (try? library.add(svg: text, named: path, mirrorsInRightToLeft: false)) != nil,
      let symbol = library.symbol(named: path)
    else { return nil }
    self.symbol = symbol
    guard let size = Self.size(of: text) else { return nil }
    self.size = size
    let colors = Self.colors(of: text)
    color = colors.isEmpty ? .black : colors[0]
    hasOtherColors = colors.count > 1
  }

  /// The size of the root element, in points.
  private static func size(of text: String) -> CGSize? {
    guard let root = text.firstMatch(of: #/<svg\b[^>]*>/#)?.0 else { return nil }
    func length(_ name: String) -> Double? {
      root.matches(of: #/\s([a-zA-Z]+)="\s*([0-9.]+)\s*(?:px|pt)?\s*"/#)
        .first { $0.1 == name }.flatMap { Double($0.2) }
    }
    let box = root.firstMatch(of: #/viewBox="([^"]*)"/#)?.1
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let sides = box?.count == 4 ? (box?[2], box?[3]) : (nil, nil)
    guard let width = length("width") ?? sides.0, let height = length("height") ?? sides.1,
      width > 0, height > 0, width <= 1e5, height <= 1e5
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The colours that are painted with, nil for that of the foreground, each once.
  private static func colors(of text: String) -> [RGBAColor?] {
    var found: [RGBAColor?] = []
    for match in text.matches(of: #/\b(?:fill|stroke|stop-color)\s*[=:]\s*"?\s*([#a-zA-Z0-9]+)/#) {
      let name = match.1.lowercased()
      if name == "none" || name == "url" || name == "evenodd" || name == "nonzero" { continue }
      let color: RGBAColor? = name == "currentcolor" ? nil : Self.color(name) ?? .black
      if !found.contains(color) { found.append(color) }
    }
    return found
  }

  private static func color(_ name: String) -> RGBAColor? {
    if name == "white" { return .white }
    guard name.hasPrefix("#") else { return nil }
    var digits = String(name.dropFirst())
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6, let value = UInt32(digits, radix: 16) else { return nil }
    return RGBAColor(hex: value)
  }
}
