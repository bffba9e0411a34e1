public import Foundation

/// A text that can be written.
open class NSTextView: NSView {
  /// The text.
  open var string = ""
  /// The font.
  open var font: NSFont?
  /// The colours of the text and of the ground.
  open var textColor: NSColor?, backgroundColor: NSColor = .textBackgroundColor
  /// Whether the text can be written and chosen, has attributes, a ground, and can be undone.
  open var isEditable = true, isSelectable = true, isRichText = true, drawsBackground = true,
    allowsUndo = false
  /// Whether the system writes other characters for some.
  open var isAutomaticQuoteSubstitutionEnabled = true, isAutomaticDashSubstitutionEnabled = true,
    isAutomaticTextReplacementEnabled = true, isAutomaticSpellingCorrectionEnabled = true
  /// What is chosen.
  open var selectedRanges: [NSValue] = []
  /// The room around the text, in points.
  open var textContainerInset = NSSize.zero
  /// The object that is told of changes.
  open weak var delegate: (any NSTextViewDelegate)?

  /// Chooses a part: nothing happens.
  open func setSelectedRange(_ charRange: NSRange) {}
  /// What is chosen.
  open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
  /// Writes a line break.
  open func insertNewline(_ sender: Any?) { string += "\n" }
}

/// An object that is told of changes of a text. It is told nothing.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: AnyObject {}
