public import Calque
public import CalqueUIFoundation
public import Foundation

/// A font of a size. Text styles have the size of the usual setting.
// The face is set when a font is made, and never again.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are.
  public typealias Weight = SystemFontWeight
  /// What a text is for.
  public typealias TextStyle = SystemFontTextStyle

  /// The broad look of a typeface.
  package let face: SystemFontFace

  package init(face: SystemFontFace) { self.face = face }

  /// Makes a font of a family or of a full name.
  ///
  /// - Returns: Always a font: which one it is, is decided when a text is drawn, and a name that
  ///   is not known is a finding then.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var face = SystemFontFace(size: fontSize)
    face.family = fontName
    self.init(face: face)
  }

  /// Makes a font of a description; a size of 0 is the description's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var face = descriptor.face
    if pointSize > 0 { face.size = pointSize }
    self.init(face: face)
  }

  /// The system's font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(face: SystemFontFace(size: fontSize, weight: weight))
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font in italics.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = SystemFontFace(size: fontSize)
    face.isItalic = true
    return UIFont(face: face)
  }

  /// The system's font with characters that are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = SystemFontFace(size: fontSize, weight: weight)
    face.design = .monospaced
    return UIFont(face: face)
  }

  /// The system's font with digits that are equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var face = SystemFontFace(size: fontSize, weight: weight)
    face.hasMonospacedDigits = true
    return UIFont(face: face)
  }

  /// The system's font for a text style.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(face: SystemFontFace(style, isMac: false))
  }

  /// The system's font for a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traitCollection: Says the size of texts; the usual one without.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let descriptor = UIFontDescriptor.preferredFontDescriptor(
      withTextStyle: style, compatibleWith: traitCollection)
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// The size of labels, of buttons, of the system's font and of small texts, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of texts on buttons in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of the system's font in points.
  public class var systemFontSize: CGFloat { 14 }
  /// The size of small texts in points.
  public class var smallSystemFontSize: CGFloat { 12 }

  /// The font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = fontSize
    return UIFont(face: face)
  }

  /// The size in points.
  open var pointSize: CGFloat { face.size }
  /// From a baseline up to the top of tall characters, in points.
  open var ascender: CGFloat { face.ascender }
  /// From a baseline down to the bottom of characters, in points: below 0.
  open var descender: CGFloat { face.descender }
  /// The height of capitals in points.
  open var capHeight: CGFloat { face.capHeight }
  /// The height of the letter x in points.
  open var xHeight: CGFloat { face.xHeight }
  /// The height of a line in points.
  open var lineHeight: CGFloat { face.lineHeight }
  /// What is between lines in points.
  open var leading: CGFloat { 0 }
  /// The name.
  open var fontName: String { face.family ?? ".SFUI-Regular" }
  /// The name of the family.
  open var familyName: String { face.family ?? ".AppleSystemUIFont" }
  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }

  /// Whether both are the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.face == face }

  /// The hash of what describes the font.
  open override var hash: Int { face.hashValue }
}

/// What describes a font.
public final class UIFontDescriptor: NSObject, @unchecked Sendable {
  // The face is set when a description is made, and never again.
  let face: SystemFontFace

  init(face: SystemFontFace) { self.face = face }

  /// Describes a font by its name.
  public convenience init(name fontName: String, size: CGFloat) {
    var face = SystemFontFace(size: size)
    face.family = fontName
    self.init(face: face)
  }

  /// Broad looks.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design

    /// The system's usual typeface.
    public static let `default` = Self(design: .default)
    /// With serifs.
    public static let serif = Self(design: .serif)
    /// With round ends.
    public static let rounded = Self(design: .rounded)
    /// With characters that are equally wide.
    public static let monospaced = Self(design: .monospaced)
  }

  /// Properties of fonts.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Makes a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italics.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Bold.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Characters are equally wide.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Lines are closer.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Lines are farther from each other.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// The font of a text style.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(face: SystemFontFace(style, isMac: false))
  }

  /// The font of a text style at the size of texts that traits say.
  public class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let descriptor = preferredFontDescriptor(withTextStyle: style)
    let scale = style.scale(for: traitCollection)
    return scale == 1 ? descriptor : descriptor.withSize((descriptor.pointSize * scale).rounded())
  }

  /// The properties.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.isBold { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The size in points.
  public var pointSize: CGFloat { face.size }

  /// The font in a broad look.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    changed { $0.design = design.design }
  }

  /// The font at another size in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The font with properties, and without those that are not given.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    changed { face in
      face.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitBold) {
        face.weight = .bold
      } else if face.isBold {
        face.weight = .regular
      }
      if traits.contains(.traitMonoSpace) { face.design = .monospaced }
    }
  }

  private func changed(_ change: (inout SystemFontFace) -> Void) -> UIFontDescriptor {
    var face = face
    change(&face)
    return UIFontDescriptor(face: face)
  }
}

extension Font {
  /// Makes a font of one of UIKit's.
  public init(_ font: UIFont) { self = font.face.font }
}

extension UIFont.TextStyle {
  /// How many times as large as usual texts are, for traits.
  func scale(for traits: UITraitCollection?) -> CGFloat {
    guard let environment = traits?.environment else { return 1 }
    return style.scale(at: environment.dynamicTypeSize, in: environment)
  }
}
