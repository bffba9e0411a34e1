public import CalqueUIFoundation
public import Foundation

/// Views in which people move what is inside.
open class UIScrollView: UIView {
  /// Where the content is, in points.
  open var contentOffset = CGPoint.zero
  /// How large the content is, in points.
  open var contentSize = CGSize.zero
  /// What is left free around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// Whether people can move the content.
  open var isScrollEnabled = true
  /// Whether the content stops at pages.
  open var isPagingEnabled = false
  /// Whether the content can be moved beyond its end.
  open var bounces = true, alwaysBounceVertical = false, alwaysBounceHorizontal = false
  /// Whether it is shown where the content is.
  open var showsVerticalScrollIndicator = true, showsHorizontalScrollIndicator = true
  /// How a keyboard goes.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How large the content can be made.
  open var minimumZoomScale: CGFloat = 1, maximumZoomScale: CGFloat = 1, zoomScale: CGFloat = 1
  /// What of the device's insets counts.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  /// How a keyboard goes.
  public enum KeyboardDismissMode: Int, Sendable {
    /// The ways by their names.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// What of the device's insets counts.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The ways by their names.
    case automatic, scrollableAxes, never, always
  }

  /// Moves the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}

/// What is asked and told about moves of a content.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Told that the content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Texts that people change.
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// What it is drawn with.
  open var font: UIFont?
  /// Its colour.
  open var textColor: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text can be changed.
  open var isEditable = true
  /// Whether the text can be selected.
  open var isSelectable = true
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is left free around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// Which letters are capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the last key is called.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the text follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// What is told of changes.
  open weak var delegate: (any UITextViewDelegate)?
  /// It can have the focus.
  open override var canBecomeFirstResponder: Bool { true }
}

/// What is told of changes of a text.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Told that the text was changed.
  func textViewDidChange(_ textView: UITextView)
  /// Told that editing begins.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told that editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A line of text that people change.
open class UITextField: UIControl {
  /// The text.
  open var text: String? = ""
  /// What is shown without one.
  open var placeholder: String?
  /// What it is drawn with.
  open var font: UIFont?
  /// Its colour.
  open var textColor: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// The keys of the keyboard.
  open var keyboardType = UIKeyboardType.default
  /// What the text is about.
  open var textContentType: UITextContentType?
  /// Which letters are capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// What the last key is called.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// When the button that removes the text is shown.
  open var clearButtonMode = ViewMode.never
  /// What is told of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// It can have the focus.
  open override var canBecomeFirstResponder: Bool { true }

  /// When something is shown.
  public enum ViewMode: Int, Sendable {
    /// The times by their names.
    case never, whileEditing, unlessEditing, always
  }
}

/// What is told of changes of a field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Told that editing begins.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Told that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Asked what the last key does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Says that it does what it always does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// Views in a row.
open class UIStackView: UIView {
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// The ways by their names.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where views are across the row.
  public enum Alignment: Int, Sendable {
    /// The ways by their names.
    case fill, leading, firstBaseline, center, trailing, lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The direction of the row.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  open var distribution = Distribution.fill
  /// Where views are across the row.
  open var alignment = Alignment.fill
  /// What is left free between views, in points.
  open var spacing: CGFloat = 0
  /// The views of the row.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Makes a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}
