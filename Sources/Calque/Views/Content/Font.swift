import CalqueText
public import Foundation

/// A font, as a view asks for it: a text style or a size, a weight and a design. Which face of this
/// machine it becomes is decided when the text is measured.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    case custom(family: String, size: CGFloat, isFixed: Bool)
  }

  private var base: Base
  private var design: Design?
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private(set) var usesMonospacedDigits = false

  private init(base: Base, weight: Weight? = nil, design: Design? = nil) {
    self.base = base
    self.weight = weight
    self.design = design
  }

  /// The system's font at a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(base: .system(size: size), weight: weight, design: design)
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A font of a family that is installed on this machine, at a size in points that grows with
  /// body texts.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(family: name, size: size, isFixed: false))
  }

  /// A font of a family that is installed on this machine, at a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(family: name, size: fixedSize, isFixed: true))
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    changed {
      $0.weight = weight
      $0.isBold = false
    }
  }

  /// The font in bold. A text style has a weight for that: semibold for body and what is smaller.
  public func bold() -> Font {
    changed { $0.isBold = true }
  }

  /// The font in italics.
  public func italic() -> Font {
    changed { $0.isItalic = true }
  }

  /// The font with digits that are equally wide.
  public func monospacedDigit() -> Font {
    changed { $0.usesMonospacedDigits = true }
  }

  /// The font with characters that are equally wide.
  public func monospaced() -> Font {
    changed { $0.design = .monospaced }
  }

  /// The font in a broad look.
  func design(_ design: Design) -> Font {
    changed { $0.design = design }
  }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The size in points.
  func size(in styles: TextStyles) -> CGFloat {
    switch base {
    case .style(let style): styles.size(of: style)
    case .custom(_, let size, isFixed: false): size * styles.scale
    case .system(let size), .custom(_, let size, _): size
    }
  }

  /// What is asked of the machine.
  ///
  /// - Parameters:
  ///   - override: The weight that a view around asks for.
  ///   - bold: Whether a view around asks for bold, whatever the weight.
  ///   - italic: Whether a view around asks for italics.
  ///   - styles: The text styles of the platform at a text size.
  func description(
    weight override: Weight?, isBold bold: Bool, isItalic italic: Bool, styles: TextStyles
  ) -> FontDescription {
    var family: String?
    var standard = Weight.regular
    var emphasized = Weight.bold
    var leading: CGFloat?
    switch base {
    case .style(let style):
      standard = styles.weight(of: style)
      emphasized = styles.emphasizedWeight(of: style)
      leading = styles.leading(of: style)
    case .custom(let name, _, _): family = name
    case .system: break
    }
    let design: FontDescription.Design =
      switch design ?? .default {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    var description = FontDescription(
      family: family, size: Double(size(in: styles)),
      weight: (bold ? emphasized : override ?? (isBold ? emphasized : weight ?? standard)).value,
      isItalic: isItalic || italic, design: design, guidelineLeading: leading.map(Double.init))
    description.system = styles.typography == .macOS ? .macOS : .iOS
    return description
  }
}

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

extension Font {
  /// The font of texts that have none: that of the platform.
  static func standard(in environment: EnvironmentValues) -> Font {
    environment.platformMetrics.defaultFontSize.map { .system(size: $0) } ?? .body
  }
}
