public import Foundation

/// A place in a text of UIKit.
@MainActor @preconcurrency
open class UITextPosition {
  let offset: Int

  /// Makes the place before a text.
  public convenience init() { self.init(0) }

  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text of UIKit.
@MainActor @preconcurrency
open class UITextRange {
  /// Where it begins and ends.
  public let start, end: UITextPosition

  /// Makes an empty part before a text.
  public convenience init() { self.init(UITextPosition(), UITextPosition()) }

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }

  /// Whether there is nothing in the part.
  open var isEmpty: Bool { start.offset >= end.offset }
}

/// A text that people write. Places are counted in UTF-16 units.
@MainActor @preconcurrency
public protocol UITextInput: UIView {
  /// The text.
  var _inputText: String { get set }
  /// What is selected.
  var _inputSelection: NSRange { get set }
}

extension UITextInput {
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place after the text.
  public var endOfDocument: UITextPosition { UITextPosition(_inputText.utf16.count) }

  /// What is selected.
  public var selectedTextRange: UITextRange? {
    get {
      // Code may set any numbers, NSNotFound among them.
      let count = _inputText.utf16.count
      let start = min(max(_inputSelection.location, 0), count)
      let end = start + min(max(_inputSelection.length, 0), count - start)
      return UITextRange(UITextPosition(start), UITextPosition(end))
    }
    set {
      guard let newValue else { return }
      _inputSelection = range(newValue)
    }
  }

  /// The part that is not written yet: none.
  public var markedTextRange: UITextRange? { nil }

  /// The part between two places.
  public func textRange(from: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    from.offset <= toPosition.offset
      ? UITextRange(from, toPosition) : UITextRange(toPosition, from)
  }

  /// A place that is so far from another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    guard !isTooFar, (0..._inputText.utf16.count).contains(place) else { return nil }
    return UITextPosition(place)
  }

  /// How far a place is from another one.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    (_inputText as NSString).substring(with: self.range(range))
  }

  /// Writes a text in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    let part = self.range(range)
    _inputText = (_inputText as NSString).replacingCharacters(in: part, with: text)
    _inputSelection = NSRange(location: part.location + text.utf16.count, length: 0)
  }

  /// Writes a text in the place of what is selected.
  public func insertText(_ text: String) {
    if let selectedTextRange { replace(selectedTextRange, withText: text) }
  }

  /// Where the caret is at a place: lines of UIKit are not laid out here.
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where a part is first: lines of UIKit are not laid out here.
  public func firstRect(for range: UITextRange) -> CGRect { .zero }

  private func range(_ range: UITextRange) -> NSRange {
    let count = _inputText.utf16.count
    let start = min(max(range.start.offset, 0), count)
    return NSRange(location: start, length: max(min(range.end.offset, count) - start, 0))
  }
}

/// Whether a text is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The ways by their names.
  case `default`, no, yes
}

/// Whether quotes become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The ways by their names.
  case `default`, no, yes
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The ways by their names.
  case `default`, no, yes
}

/// Whether spaces are added and removed with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The ways by their names.
  case `default`, no, yes
}

/// Whether the rest of a sentence is offered.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The ways by their names.
  case `default`, no, yes
}

/// Light or dark keys.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The ways by their names.
  case `default`, dark, light
}

/// What of a text becomes links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The kinds by their names.
  public static let phoneNumber = Self(rawValue: 1), link = Self(rawValue: 2),
    address = Self(rawValue: 4), calendarEvent = Self(rawValue: 8), all = Self(rawValue: .max)
}

/// What people do with a link of a text.
public enum UITextItemInteraction: Int, Sendable {
  /// The ways by their names.
  case invokeDefaultAction, presentActions, preview
}
