public import Foundation

private let textSlot = EnvironmentSlot<TextEnvironment>()
private let plainText = TextEnvironment()

extension EnvironmentValues {
  /// How texts look and break.
  var text: TextEnvironment {
    _read { yield self[textSlot, default: plainText] }
    set {
      // Views that look as those around them share what is made of the environment.
      guard newValue != text else { return }
      self[textSlot] = newValue
    }
  }

  /// The font of texts that have none of their own.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }

  /// The largest number of lines of a text; `nil` means any.
  public var lineLimit: Int? {
    get {
      guard let limit = text.lineLimit, limit.upperBound != Int.max else { return nil }
      return limit.upperBound
    }
    set { text.lineLimit = newValue.map { 0...max($0, 1) } }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }

  /// How the lines of a text are aligned within it.
  public var multilineTextAlignment: TextAlignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }

  /// What is between the lines of a text, in points. It takes the place of the font's own leading
  /// where it is more.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }

  /// How far a text may be shrunk before it is cut; 1 means not at all.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }

  /// Whether the letters of a text may move a little closer before it is cut.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }

  /// Whether texts are shown in capital or small letters only; `nil` means as they are.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}

/// How the lines of a text are aligned within it.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// At the leading edge: left, or right where the layout runs from right to left.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// The values that say how text looks and breaks.
struct TextEnvironment: Equatable, Sendable {
  var font: Font?
  var fontWeight: Font.Weight?
  var isBold = false
  var isItalic = false
  var isMonospaced = false
  var fontDesign: Font.Design?
  var fontWidth: Font.Width?
  /// nil for no line.
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var baselineOffset: CGFloat = 0
  var usesMonospacedDigits = false
  var lineLimit: ClosedRange<Int>?
  var truncationMode = Text.TruncationMode.tail
  var alignment = TextAlignment.leading
  var lineSpacing: CGFloat = 0
  var minimumScaleFactor: CGFloat = 1
  /// Whether a control makes its texts as small as it needs, which is no fault of the program.
  var isFittedByControl = false
  var allowsTightening = false
  var tracking: CGFloat = 0
  var kerning: CGFloat = 0
  var scale = Text.Scale.default
  var typesettingLanguage = TypesettingLanguage.automatic
  var lineHeight: AttributedString.LineHeight?
  var textCase: Text.Case?
  var dynamicTypeSize = DynamicTypeSize.large
  /// Whether a program keeps it below the size that people have chosen.
  var isSizeLimited = false
  var legibilityWeight: LegibilityWeight?
}
