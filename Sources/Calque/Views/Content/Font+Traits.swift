public import Foundation

extension Font {
  /// How heavy the strokes of a font are.
  public struct Weight: Hashable, Sendable {
    /// From 100 to 900, as OpenType's `OS/2` table counts.
    let value: Int

    /// 100.
    public static let ultraLight = Weight(value: 100)
    /// 200.
    public static let thin = Weight(value: 200)
    /// 300.
    public static let light = Weight(value: 300)
    /// 400.
    public static let regular = Weight(value: 400)
    /// 500.
    public static let medium = Weight(value: 500)
    /// 600.
    public static let semibold = Weight(value: 600)
    /// 700.
    public static let bold = Weight(value: 700)
    /// 800.
    public static let heavy = Weight(value: 800)
    /// 900.
    public static let black = Weight(value: 900)

    /// The weight in its place for people who want texts heavier: two steps on.
    var heavier: Weight { Weight(value: min(value + 200, 900)) }
  }

  /// How wide the letters of a font are.
  public struct Width: Hashable, Sendable {
    /// How much wider they are than usual; 0 is the usual width.
    public var value: CGFloat

    /// Makes a width.
    ///
    /// - Parameter value: 0 is the usual width, 0.2 that of ``expanded``.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The closest letters.
    public static let compressed = Width(-0.4)
    /// Close letters.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// Wide letters.
    public static let expanded = Width(0.2)

    /// The width in percent, as OpenType's axis `wdth` counts: its condensed faces have 75, its
    /// expanded ones 125.
    var percent: Int {
      guard value.isFinite else { return 100 }
      return Int((100 + 125 * min(max(value, -0.72), 0.8)).rounded())
    }
  }

  /// The distance of the lines of a font.
  public enum Leading: Hashable, Sendable {
    /// The usual one.
    case standard
    /// Two points less.
    case tight
    /// Two points more.
    case loose

    /// What it adds, in points.
    var adjustment: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The broad look of a typeface.
  public enum Design: Hashable, Sendable {
    /// The system's usual typeface.
    case `default`
    /// A typeface with serifs.
    case serif
    /// A typeface with round ends.
    case rounded
    /// A typeface whose characters are equally wide.
    case monospaced
  }
}
