import CalqueDrawing
import CalqueLocalization
import CalqueText
import Foundation

/// How a part of a text looks, while the modifiers around it are being applied.
struct TextLook {
  var font: Font
  var weight: Font.Weight?
  var isBold: Bool
  var isItalic: Bool
  var isMonospaced: Bool
  var design: Font.Design?
  var usesMonospacedDigits: Bool
  var width: Font.Width?
  var paint: _StylePaint
  /// What is painted behind the text.
  var background: RGBAColor?
  var underline: Rule?
  var strikethrough: Rule?
  var tracking: CGFloat
  var kerning: CGFloat
  var scale: Text.Scale
  var baselineOffset: CGFloat
  let dynamicTypeSize: DynamicTypeSize
  let typography: PlatformMetrics.Typography
  private let legibility: LegibilityWeight
  private let lineHeight: AttributedString.LineHeight?

  /// A line under or through the text.
  struct Rule {
    var pattern: StyledText.LinePattern
    /// nil for the colour of the text.
    var color: RGBAColor?

    init(_ style: Text.LineStyle, in environment: EnvironmentValues) {
      pattern = style.pattern.pattern
      color = style.color?._paint(in: environment).rgba
    }
  }

  init(_ environment: EnvironmentValues) {
    let text = environment.text
    font = text.font ?? Font.standard(in: environment)
    weight = text.fontWeight
    isBold = text.isBold
    isItalic = text.isItalic
    isMonospaced = text.isMonospaced
    design = text.fontDesign
    usesMonospacedDigits = text.usesMonospacedDigits
    width = text.fontWidth
    underline = text.underline.map { Rule($0, in: environment) }
    strikethrough = text.strikethrough.map { Rule($0, in: environment) }
    baselineOffset = text.baselineOffset
    paint = environment.foregroundPaint
    tracking = text.tracking
    kerning = text.kerning
    scale = text.scale
    lineHeight = text.lineHeight
    dynamicTypeSize = text.dynamicTypeSize
    typography = environment.platformMetrics.typography
    legibility = text.legibilityWeight ?? .regular
  }

  /// The look inside of a modifier. The innermost modifier is applied last and wins.
  mutating func apply(_ modifier: TextModifier, in environment: EnvironmentValues) {
    switch modifier {
    case .font(let font): self.font = font ?? environment.font ?? Font.standard(in: environment)
    case .weight(let weight): self.weight = weight
    case .bold(let isActive): isBold = isActive
    case .italic(let isActive): isItalic = isActive
    case .monospaced(let isActive): isMonospaced = isActive
    case .design(let design): self.design = design
    case .monospacedDigit: usesMonospacedDigits = true
    case .foreground(let style): paint = style._paint(in: environment)
    case .width(let width): self.width = width
    case .underline(let style): underline = style.map { Rule($0, in: environment) }
    case .strikethrough(let style): strikethrough = style.map { Rule($0, in: environment) }
    case .tracking(let tracking): self.tracking = tracking
    case .kerning(let kerning): self.kerning = kerning
    case .scale(let scale): self.scale = scale
    // They hold for a text as a whole; see TextResolver.
    case .typesettingLanguage, .label, .attribute: break
    case .baselineOffset(let offset): baselineOffset = offset
    }
  }

  /// The look of what inline markup says.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = .solid }
  }

  /// The look of a link.
  mutating func applyLink(in environment: EnvironmentValues) {
    paint = TintShapeStyle()._paint(in: environment)
  }

  var style: StyledText.Style {
    let face = isMonospaced ? font.monospaced() : design.map(font.design) ?? font
    var description = face.description(
      weight: weight, isBold: isBold, isItalic: isItalic, width: width, legibility: legibility,
      styles: TextStyles(typography, dynamicTypeSize))
    if scale != .default { description = description.scaled(by: scale.factor) }
    if let lineHeight { lineHeight.apply(to: &description) }
    description.size = min(max(Self.number(description.size), 0), Self.largestSize)
    description.usesTabularDigits = usesMonospacedDigits || font.usesMonospacedDigits
    var style = StyledText.Style(
      font: description,
      color: .black, isUnderlined: underline != nil, underlineColor: underline?.color,
      isStruckThrough: strikethrough != nil, strikethroughColor: strikethrough?.color,
      tracking: Self.number(tracking), baselineOffset: Self.number(baselineOffset))
    style.kerning = Self.number(kerning)
    style.background = background
    if let underline { style.underlinePattern = underline.pattern }
    if let strikethrough { style.strikethroughPattern = strikethrough.pattern }
    // A material is seen where the letters are; see TextLeaf.
    style.paint = paint.backdrop == nil ? paint.paint : .color(.black)
    return style
  }

  /// Letters of a larger size have nothing to do with text; points.
  private static let largestSize = 100_000.0

  /// A number that can be worked with, in place of one that is not finite 0.
  private static func number(_ value: CGFloat) -> Double {
    value.isFinite ? max(-1e6, min(Double(value), 1e6)) : 0
  }
}

extension TextLook.Rule {
  /// A plain line in the colour of the text.
  static let solid = TextLook.Rule(pattern: .solid, color: nil)

  private init(pattern: StyledText.LinePattern, color: RGBAColor?) {
    self.pattern = pattern
    self.color = color
  }
}
