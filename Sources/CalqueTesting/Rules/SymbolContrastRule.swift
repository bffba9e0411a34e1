public import Calque
import CalqueDrawing
import CalqueRendering
import Foundation

/// Finds symbols that cannot be seen, since their color is that of what is behind them, as a black
/// symbol on a card in the dark.
///
/// The ratio is that of WCAG 2.2 between the lightest and the darkest pixel of the symbol's frame.
/// Success criterion 1.4.11 asks for 3 where the symbol says something that is said nowhere else;
/// what is pale on purpose, such as the arrow of a row, is below. So only what hardly differs is
/// reported: a ratio of less than 1.3. Symbols of disabled controls, and those that something
/// covers, do not count.
public struct SymbolContrastRule: ScreenRule {
  /// The least ratio.
  public var minimum: Double

  /// Makes a rule.
  public init(minimum: Double = 1.3) { self.minimum = minimum }

  /// `lowContrast`.
  public var kind: ScreenFinding.Kind { .lowContrast }

  /// The side of the largest picture that is not decoration, in points.
  private static let largest: CGFloat = 96

  /// Returns the symbols with too little contrast.
  ///
  /// - Throws: Errors of the renderer.
  public func findings(on screen: LocalizedScreen) throws -> [ScreenFinding] {
    let whole = CGRect(origin: .zero, size: screen.size)
    let symbols = screen.pictureAreas.filter { picture in
      picture.isSymbol && !picture.isHidden && whole.encloses(picture.frame)
        && max(picture.frame.width, picture.frame.height) <= Self.largest
        && picture.shown.insetBy(dx: -1, dy: -1).encloses(picture.frame)
        && !screen.touchAreas.contains {
          $0.isDisabled && $0.frame.insetBy(dx: -1, dy: -1).encloses(picture.frame)
        }
    }
    guard !symbols.isEmpty else { return [] }
    let behind = try screen.pixelsWithoutText()
    let pale = symbols.compactMap { symbol in
      behind.contrast(in: symbol.frame).map { (symbol: symbol, ratio: $0) }
    }
    .filter { $0.ratio < minimum }
    guard !pale.isEmpty else { return [] }
    let marks = SymbolMarks(of: screen.drawing, at: pale.map(\.symbol.frame))
    let marked = try marks.marked.pixels()
    return pale.filter { marked.share(unlike: behind, in: $0.symbol.frame) > 0.04 }
      .map { finding(of: $0.symbol, $0.ratio) }
  }

  private func finding(of symbol: PictureArea, _ ratio: Double) -> ScreenFinding {
    let ratio = (ratio * 100).rounded() / 100
    var finding = ScreenFinding(
      kind, "a symbol has a contrast of \(ratio) with what is behind it, and cannot be seen")
    finding.identifier = symbol.identifier
    finding.path = symbol.path
    finding.frame = symbol.frame
    finding.remedy = "Use a darker or a lighter color, or one that depends on the appearance"
    finding.measured = ratio
    finding.limit = minimum
    return finding
  }
}

/// A drawing with some symbols in a color that screens hardly have, without its texts.
private struct SymbolMarks {
  static let color = RGBAColor(red: 1, green: 0, blue: 1)

  let marked: Drawing

  init(of drawing: Drawing, at frames: [CGRect]) {
    let places = frames.map { $0.insetBy(dx: -1, dy: -1) }
    var levels: [(items: [Drawing.Item], transform: CGAffineTransform)] = [([], .identity)]
    for step in drawing.steps {
      let last = levels.count - 1
      switch step {
      case .item(.glyphs): break
      case .item(let item):
        let ink = item.inkBounds.applying(levels[last].transform)
        let isSymbol = places.contains { $0.encloses(ink) }
        levels[last].items.append(isSymbol ? item.painted(Self.color) : item)
      case .begin(let group):
        var transform = levels[last].transform
        if case .transform(let inner) = group.effect { transform = inner.concatenating(transform) }
        levels.append(([], transform))
      case .end(let group):
        let items = levels.removeLast().items
        levels[last - 1].items.append(.group(group.effect, items))
      }
    }
    marked = Drawing(size: drawing.size, items: levels[0].items)
  }
}

extension Drawing.Item {
  /// The item in one color.
  fileprivate func painted(_ color: RGBAColor) -> Drawing.Item {
    switch self {
    case .fill(let path, _, let style): .fill(path, .color(color), style)
    case .stroke(let path, _, let style): .stroke(path, .color(color), style)
    case .glyphs, .backdrop, .image, .group: self
    }
  }
}

extension PixelPicture {
  /// The pixels of a frame.
  private func pixels(in frame: CGRect) -> [UInt32] {
    let columns = max(0, Int(frame.minX))..<min(width, Int(frame.maxX.rounded(.up)))
    let rows = max(0, Int(frame.minY))..<min(height, Int(frame.maxY.rounded(.up)))
    return rows.flatMap { y in columns.map { self[$0, y] } }
  }

  /// The contrast of the lightest and the darkest of the pixels in a frame; nil if there are none.
  fileprivate func contrast(in frame: CGRect) -> Double? {
    let light = Set(pixels(in: frame)).map { RGBAColor(hex: $0 & 0xFF_FFFF).relativeLuminance }
    guard let least = light.min(), let most = light.max() else { return nil }
    return (most + 0.05) / (least + 0.05)
  }

  /// The share of the pixels in a frame that clearly differ from those of another picture, from 0
  /// to 1. A thin line may have no pixel that it fills.
  fileprivate func share(unlike other: PixelPicture, in frame: CGRect) -> Double {
    let (own, others) = (pixels(in: frame), other.pixels(in: frame))
    let most = 3 * 255
    let count = zip(own, others).count { $0.distance(to: $1) * 5 > most }
    return own.isEmpty ? 0 : Double(count) / Double(own.count)
  }
}
