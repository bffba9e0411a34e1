import CalqueText
public import Foundation

extension AttributedString {
  /// The distance of the lines of a text: from a baseline to the next one.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case normal
      case adjusted(Double)
      case multiple(Double)
      case exact(Double)
    }

    let kind: Kind

    /// That of the font.
    public static let normal = LineHeight(kind: .normal)
    /// That of the font and of what else is in a line.
    public static let variable = LineHeight(kind: .normal)
    /// Two points less than that of the font.
    public static let tight = LineHeight(kind: .adjusted(-2))
    /// Two points more than that of the font.
    public static let loose = LineHeight(kind: .adjusted(2))

    /// A multiple of the size of the font.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(kind: factor.isFinite ? .multiple(Double(factor)) : .normal)
    }

    /// A number of points more than that of the font.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(kind: increase.isFinite ? .adjusted(Double(increase)) : .normal)
    }

    /// A number of points. Lines of a font by name are not closer than that font is high.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(kind: points.isFinite ? .exact(Double(points)) : .normal)
    }

    /// Changes the leading of a font.
    func apply(to font: inout FontDescription) {
      switch kind {
      case .normal: break
      case .adjusted(let points): font.leadingAdjustment += points
      case .multiple(let factor): set(font.size * factor, of: &font)
      case .exact(let points): set(points, of: &font)
      }
    }

    private func set(_ distance: Double, of font: inout FontDescription) {
      font.guidelineLeading = distance
      font.leadingAdjustment = 0
    }
  }
}
