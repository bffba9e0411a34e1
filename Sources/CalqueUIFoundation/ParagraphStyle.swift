public import Foundation

/// Where lines of a text begin.
public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// At both edges.
  case justified = 3
  /// As the language has it.
  case natural = 4
}

/// What becomes of lines that are too long.
public enum NSLineBreakMode: Int, Sendable {
  /// They are broken between words.
  case byWordWrapping = 0
  /// They are broken between characters.
  case byCharWrapping = 1
  /// They are cut.
  case byClipping = 2
  /// Their beginning is left out.
  case byTruncatingHead = 3
  /// Their end is left out.
  case byTruncatingTail = 4
  /// Their middle is left out.
  case byTruncatingMiddle = 5
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject {
  /// Where lines begin.
  public internal(set) var alignment = NSTextAlignment.natural
  /// What becomes of long lines.
  public internal(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// The distances between lines and paragraphs, the indents and the heights of lines, in points.
  public internal(set) var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0,
    firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0,
    minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
}

/// How a paragraph is set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines begin.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What becomes of long lines.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// The distance between lines in points.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The distance after the paragraph in points.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The indent of the first line in points.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines in points.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The least height of a line in points.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
}

extension NSAttributedString.Key {
  /// What a text is drawn with, and how.
  public static let font = Self("NSFont"), paragraphStyle = Self("NSParagraphStyle"),
    foregroundColor = Self("NSColor"), backgroundColor = Self("NSBackgroundColor"),
    ligature = Self("NSLigature"), kern = Self("NSKern"),
    strikethroughStyle = Self("NSStrikethrough"), underlineStyle = Self("NSUnderline"),
    strokeColor = Self("NSStrokeColor"), strokeWidth = Self("NSStrokeWidth"),
    shadow = Self("NSShadow"), attachment = Self("NSAttachment"), link = Self("NSLink"),
    baselineOffset = Self("NSBaselineOffset"), underlineColor = Self("NSUnderlineColor")
}
