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
  var paint: _StylePaint
  var isUnderlined: Bool
  var underlineColor: RGBAColor?
  var isStruckThrough: Bool
  var strikethroughColor: RGBAColor?
  var tracking: CGFloat
  var baselineOffset: CGFloat
  let dynamicTypeSize: DynamicTypeSize
  let typography: PlatformMetrics.Typography
  private let isLegible: Bool

  init(_ environment: EnvironmentValues) {
    let text = environment.text
    font = text.font ?? Font.standard(in: environment)
    weight = text.fontWeight
    isBold = text.isBold
    isItalic = text.isItalic
    isMonospaced = text.isMonospaced
    design = text.fontDesign
    usesMonospacedDigits = text.usesMonospacedDigits
    underlineColor = text.underlineColor?.resolve(in: environment).rgba
    strikethroughColor = text.strikethroughColor?.resolve(in: environment).rgba
    baselineOffset = text.baselineOffset
    paint = environment.foregroundPaint
    isUnderlined = text.isUnderlined
    isStruckThrough = text.isStruckThrough
    tracking = text.tracking
    dynamicTypeSize = text.dynamicTypeSize
    typography = environment.platformMetrics.typography
    isLegible = text.legibilityWeight == .bold
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
    case .underline(let isActive, let color):
      isUnderlined = isActive
      underlineColor = color?._paint(in: environment).rgba
    case .strikethrough(let isActive, let color):
      isStruckThrough = isActive
      strikethroughColor = color?._paint(in: environment).rgba
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    }
  }

  /// The look of what inline markup says.
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { isStruckThrough = true }
  }

  /// The look of a link.
  mutating func applyLink(in environment: EnvironmentValues) {
    paint = TintShapeStyle()._paint(in: environment)
  }

  /// Whether the weight is at least that of bold texts already.
  private var isHeavy: Bool { weight.map { $0.value >= Font.Weight.bold.value } ?? false }

  var style: StyledText.Style {
    let face = isMonospaced ? font.monospaced() : design.map(font.design) ?? font
    var description = face.description(
      weight: weight, isBold: isBold || isLegible && !isHeavy, isItalic: isItalic,
      styles: TextStyles(typography, dynamicTypeSize))
    description.size = min(max(Self.number(description.size), 0), Self.largestSize)
    description.usesTabularDigits = usesMonospacedDigits || font.usesMonospacedDigits
    var style = StyledText.Style(
      font: description,
      color: .black, isUnderlined: isUnderlined, underlineColor: underlineColor,
      isStruckThrough: isStruckThrough, strikethroughColor: strikethroughColor,
      tracking: Self.number(tracking), baselineOffset: Self.number(baselineOffset))
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
