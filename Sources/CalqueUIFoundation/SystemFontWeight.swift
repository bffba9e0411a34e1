package import Calque
public import Foundation

/// How heavy the strokes of a font are: `UIFont.Weight` and `NSFont.Weight`.
public struct SystemFontWeight: RawRepresentable, Hashable, Sendable {
  /// From -1 to 1; 0 is regular.
  public let rawValue: CGFloat

  /// Makes a weight, from -1 to 1.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// Makes a weight, from -1 to 1.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// The weights by their names.
  public static let ultraLight = Self(-0.8), thin = Self(-0.6), light = Self(-0.4),
    regular = Self(0), medium = Self(0.23), semibold = Self(0.3), bold = Self(0.4),
    heavy = Self(0.56), black = Self(0.62)

  /// The nearest weight of ``Font``.
  package var nearest: Font.Weight {
    let weights: [(Self, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]
    let distance = { (weight: Self) in abs(weight.rawValue - rawValue) }
    return weights.min { distance($0.0) < distance($1.0) }?.1 ?? .regular
  }
}
