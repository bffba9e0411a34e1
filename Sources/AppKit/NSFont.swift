public import Calque
public import CalqueUIFoundation
public import Foundation

/// A font of a size.
// The face is set when a font is made, and never again.
open class NSFont: NSObject, @unchecked Sendable {
  /// How heavy the strokes are.
  public typealias Weight = SystemFontWeight
  /// What a text is for.
  public typealias TextStyle = SystemFontTextStyle

  package let face: SystemFontFace

  package init(face: SystemFontFace) { self.face = face }

  /// Makes a font of a family or of a full name. Which one it is, is decided when a text is drawn.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    var face = SystemFontFace(size: fontSize > 0 ? fontSize : NSFont.systemFontSize)
    face.family = fontName
    self.init(face: face)
  }

  /// The system's font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> NSFont {
    NSFont(face: SystemFontFace(size: fontSize > 0 ? fontSize : systemFontSize, weight: weight))
  }

  /// The system's font in bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font with characters that are equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.design = .monospaced
    return NSFont(face: face)
  }

  /// The system's font with digits that are equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.hasMonospacedDigits = true
    return NSFont(face: face)
  }

  /// The font of texts that people write.
  public class func userFont(ofSize fontSize: CGFloat) -> NSFont? { systemFont(ofSize: fontSize) }

  /// The font of labels.
  public class func labelFont(ofSize fontSize: CGFloat) -> NSFont { systemFont(ofSize: fontSize) }

  /// The system's font for a text style.
  public class func preferredFont(
    forTextStyle style: TextStyle, options: [String: Any] = [:]
  ) -> NSFont {
    NSFont(face: SystemFontFace(style, isMac: true))
  }

  /// The size of the system's font in points.
  public class var systemFontSize: CGFloat { 13 }
  /// The size of small texts in points.
  public class var smallSystemFontSize: CGFloat { 11 }
  /// The size of labels in points.
  public class var labelFontSize: CGFloat { 10 }

  /// The size of texts of controls of a size, in points.
  public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
    switch controlSize {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }

  /// The font at another size in points.
  open func withSize(_ fontSize: CGFloat) -> NSFont {
    var face = face
    face.size = fontSize
    return NSFont(face: face)
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
  /// The name.
  open var fontName: String { face.family ?? ".SFNS-Regular" }
  /// The name of the family.
  open var familyName: String? { face.family ?? ".AppleSystemUIFont" }
  /// The name for people.
  open var displayName: String? { face.family ?? "System Font Regular" }

  /// Whether both are the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSFont)?.face == face }

  /// The hash of what describes the font.
  open override var hash: Int { face.hashValue }
}

extension Font {
  /// Makes a font of one of AppKit's.
  public init(_ font: NSFont) { self = font.face.font }
}
