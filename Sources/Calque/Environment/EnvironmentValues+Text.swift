public import Foundation

extension EnvironmentValues {
  /// The font of texts that have none of their own.
  public var font: Font? {
    get { common.text.font }
    set { common.text.font = newValue }
  }

  /// The largest number of lines of a text; `nil` means any.
  public var lineLimit: Int? {
    get {
      guard let limit = common.text.lineLimit, limit.upperBound != Int.max else { return nil }
      return limit.upperBound
    }
    set { common.text.lineLimit = newValue.map { 0...max($0, 1) } }
  }

  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { common.text.truncationMode }
    set { common.text.truncationMode = newValue }
  }

  /// How the lines of a text are aligned within it.
  public var multilineTextAlignment: TextAlignment {
    get { common.text.alignment }
    set { common.text.alignment = newValue }
  }

  /// What is between the lines of a text, in points. It takes the place of the font's own leading
  /// where it is more.
  public var lineSpacing: CGFloat {
    get { common.text.lineSpacing }
    set { common.text.lineSpacing = newValue }
  }

  /// How far a text may be shrunk before it is cut; 1 means not at all.
  public var minimumScaleFactor: CGFloat {
    get { common.text.minimumScaleFactor }
    set { common.text.minimumScaleFactor = newValue }
  }

  /// Whether the letters of a text may move a little closer before it is cut.
  public var allowsTightening: Bool {
    get { common.text.allowsTightening }
    set { common.text.allowsTightening = newValue }
  }

  /// Whether texts are shown in capital or small letters only; `nil` means as they are.
  public var textCase: Text.Case? {
    get { common.text.textCase }
    set { common.text.textCase = newValue }
  }

  /// How large symbols are, compared with the text beside them.
  public var imageScale: Image.Scale {
    get { common.styles.imageScale }
    set { common.styles.imageScale = newValue }
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
