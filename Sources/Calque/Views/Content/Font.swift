import CalqueText
public import Foundation

/// A font, as a view asks for it: a text style or a size, a weight and a design. Which face of this
/// machine it becomes is decided when the text is measured.
public struct Font: Hashable, Sendable {
  private enum Base: Hashable, Sendable {
    case style(TextStyle)
    case system(size: CGFloat)
    /// The system's font in a control or bar of a fixed size, as the platform has it.
    case control(size: CGFloat)
    /// A font by name; one without a text style keeps its size.
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
  }

  private var base: Base
  private var design: Design?
  private var weight: Weight?
  private var isBold = false
  private var isItalic = false
  private var width: Width?
  private var leading = Leading.standard
  private var smallCapitals: SmallCaps = []
  private var ownSize: CGFloat?
  private var scale: CGFloat = 1
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

  /// The system's font at the size that a control or a bar of the platform has at all text sizes.
  static func control(size: CGFloat, weight: Weight? = nil) -> Font {
    Font(base: .control(size: size), weight: weight)
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// A font that is installed on this machine, at a size in points that grows with body texts.
  ///
  /// - Parameters:
  ///   - name: The name of a family, or of a single face: in full, such as `Inter Semi Bold`, or
  ///     its PostScript name, such as `Inter-SemiBold`. A name that is not found becomes the system
  ///     font, and the host reports it.
  ///   - size: The size at the standard text size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font that is installed on this machine, at a size in points that grows with the texts of a
  /// style.
  ///
  /// - Parameters:
  ///   - name: The name of a family or of a single face; see ``custom(_:size:)``.
  ///   - size: The size at the standard text size.
  ///   - textStyle: The style.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font
  {
    Font(base: .custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A font that is installed on this machine, at a size in points that stays.
  ///
  /// - Parameters:
  ///   - name: The name of a family or of a single face; see ``custom(_:size:)``.
  ///   - fixedSize: The size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil))
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

  /// The font in bold, or not.
  public func bold(_ isActive: Bool) -> Font {
    changed { $0.isBold = isActive }
  }

  /// The font in italics.
  public func italic() -> Font {
    italic(true)
  }

  /// The font in italics, or not.
  public func italic(_ isActive: Bool) -> Font {
    changed { $0.isItalic = isActive }
  }

  /// The font with digits that are equally wide.
  public func monospacedDigit() -> Font {
    changed { $0.usesMonospacedDigits = true }
  }

  /// The font with characters that are equally wide.
  public func monospaced() -> Font {
    changed { $0.design = .monospaced }
  }

  /// The font with closer or wider letters, where its family has such faces. Where it does not, the
  /// usual ones are drawn, and the host reports it.
  public func width(_ width: Width) -> Font {
    changed { $0.width = width }
  }

  /// The font with a smaller or larger distance of lines.
  public func leading(_ leading: Leading) -> Font {
    changed { $0.leading = leading }
  }

  /// The font with small capitals for all letters. Fonts that have none get capitals in a smaller
  /// size.
  public func smallCaps() -> Font {
    changed { $0.smallCapitals = [.lowercase, .uppercase] }
  }

  /// The font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font {
    changed { $0.smallCapitals.insert(.lowercase) }
  }

  /// The font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font {
    changed { $0.smallCapitals.insert(.uppercase) }
  }

  /// The font in another size in points.
  public func pointSize(_ pointSize: CGFloat) -> Font {
    changed {
      $0.ownSize = pointSize
      $0.scale = 1
    }
  }

  /// The font in a size that is a multiple of its own.
  public func scaled(by factor: CGFloat) -> Font {
    changed { $0.scale *= factor }
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
    if let ownSize { return ownSize * scale }
    return switch base {
    case .style(let style): styles.size(of: style) * scale
    case .custom(_, let size, let style?): size * styles.scale(of: style) * scale
    case .system(let size), .control(let size), .custom(_, let size, nil): size * scale
    }
  }

  /// Whether a view asks for a size that is the same at all text sizes.
  var keepsSize: Bool {
    if ownSize != nil { return true }
    return switch base {
    case .style, .control, .custom(_, _, .some): false
    case .system, .custom(_, _, nil): true
    }
  }

  /// Whether a control asks for a size that is the same at all text sizes.
  var isOfControl: Bool {
    if case .control = base { ownSize == nil } else { false }
  }

  /// What is asked of the machine.
  ///
  /// - Parameters:
  ///   - override: The weight that a view around asks for.
  ///   - bold: Whether a view around asks for bold, whatever the weight.
  ///   - italic: Whether a view around asks for italics.
  ///   - width: The width that a view around asks for.
  ///   - legibility: Whether people want all weights heavier.
  ///   - styles: The text styles of the platform at a text size.
  func description(
    weight override: Weight?, isBold bold: Bool, isItalic italic: Bool, width: Width?,
    legibility: LegibilityWeight, styles: TextStyles
  ) -> FontDescription {
    var family: String?
    var standard = Weight.regular
    var emphasized = Weight.bold
    var guideline: CGFloat?
    switch base {
    case .style(let style):
      standard = styles.weight(of: style)
      emphasized = styles.emphasizedWeight(of: style)
      guideline = styles.leading(of: style)
      if ownSize != nil || scale != 1 { guideline = nil }
    case .custom(let name, _, _): family = name
    case .system, .control: break
    }
    let design: FontDescription.Design =
      switch design ?? .default {
      case .default: .standard
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    let given = bold ? emphasized : override ?? (isBold ? emphasized : weight)
    var shown = given ?? standard
    if legibility == .bold { shown = shown.heavier }
    var description = FontDescription(
      family: family, size: Double(size(in: styles)), weight: shown.value,
      isItalic: isItalic || italic, design: design, guidelineLeading: guideline.map(Double.init))
    description.isWeightGiven = given != nil || legibility == .bold
    description.width = (width ?? self.width ?? .standard).percent
    description.smallCaps = smallCapitals
    description.leadingAdjustment = leading.adjustment
    description.system = styles.typography == .macOS ? .macOS : .iOS
    return description
  }
}

extension Font {
  /// The font of texts that have none: that of the platform.
  static func standard(in environment: EnvironmentValues) -> Font {
    environment.platformMetrics.defaultFontSize.map { .control(size: $0) } ?? .body
  }
}
