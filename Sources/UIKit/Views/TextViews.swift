public import CalqueUIFoundation
public import Foundation

/// A view with a delegate for what is scrolled. Kinds of such views have delegates of other kinds,
/// which an override could not have.
@MainActor @preconcurrency
public protocol _UIScrollDelegating: AnyObject {
  /// What is told of moves.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension _UIScrollDelegating {
  /// What is told of moves.
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

/// Views in which people move what is inside.
open class UIScrollView: UIView, _UIScrollDelegating {
  /// What is told of moves.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
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
  /// How fast the content becomes slower.
  open var decelerationRate = DecelerationRate.normal
  /// Whether the content can be made larger than it can be for a moment.
  open var bouncesZoom = true
  /// What of the indicators is left free, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero,
    horizontalScrollIndicatorInsets = UIEdgeInsets.zero, scrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether a tap on the bar of the system moves the content to its beginning.
  open var scrollsToTop = true
  /// Whether touches wait until it is clear that nothing is moved, and can end for a move.
  open var delaysContentTouches = true, canCancelContentTouches = true
  /// Whether people move the content.
  open var isDragging: Bool { false }
  /// Whether the content moves by itself.
  open var isDecelerating: Bool { false }
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// What is left free around the content and what the device covers, in points.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// The gestures that move the content and make it larger.
  public let panGestureRecognizer = UIPanGestureRecognizer()
  /// The gesture that makes the content larger.
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer()
  /// What people pull down to have a content made again.
  open var refreshControl: UIRefreshControl?

  /// How fast a content becomes slower.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// Makes a rate of its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rates by their names.
    public static let normal = Self(rawValue: 0.998), fast = Self(rawValue: 0.99)
  }

  /// Makes the content so large.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
  }

  /// Makes a part of the content as large as the view: nothing happens.
  open func zoom(to rect: CGRect, animated: Bool) {}

  /// Moves the content so that a part is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let size = bounds.size
    contentOffset.x = min(max(contentOffset.x, rect.maxX - size.width), rect.minX)
    contentOffset.y = min(max(contentOffset.y, rect.maxY - size.height), rect.minY)
  }

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
  /// Told that the content was made larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told that people begin to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told that people end moving the content; they may change where it stops.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Told that people ended moving the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told that the content moves no more.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told that the content was moved by code.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is made larger.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// Texts that people change.
open class UITextView: UIScrollView, UITextInput {
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
  /// Takes away what is selected, or else the character in front of the caret.
  open func deleteBackward() {
    let all = (text ?? "") as NSString
    var range = NSRange(location: min(max(selectedRange.location, 0), all.length), length: 0)
    range.length = min(max(selectedRange.length, 0), all.length - range.location)
    if range.length == 0 {
      guard range.location > 0 else { return }
      range = all.rangeOfComposedCharacterSequence(at: range.location - 1)
    }
    text = all.replacingCharacters(in: range, with: "")
    selectedRange = NSRange(location: range.location, length: 0)
  }
  /// It can have the focus.
  open override var canBecomeFirstResponder: Bool { true }
  /// Where the text is in the view.
  public let textContainer: NSTextContainer
  /// What lays the text out: lines of UIKit are not laid out here.
  public let layoutManager = NSLayoutManager()
  /// The text with attributes, to be changed: a copy.
  open private(set) lazy var textStorage = NSTextStorage(string: text)
  /// How links look, and what is written next.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:],
    typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What of the text becomes links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether attributes of the text can be changed.
  open var allowsEditingTextAttributes = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// What the text is about.
  open var textContentType: UITextContentType?
  /// How it is written: checked, with other quotes, dashes and spaces, and with suggestions.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How it is written.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// How it is written.
  open var smartDashesType = UITextSmartDashesType.default
  /// How it is written.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// How it is written.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Light or dark keys.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the last key reacts only with a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether a field to find words can be shown.
  open var isFindInteractionEnabled = false
  /// Whether the text goes when something is written.
  open var clearsOnInsertion = false

  /// Makes a view.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
  }

  /// Makes a view.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
  }

  /// The text, as ``UITextInput`` has it.
  public var _inputText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// What is selected, as ``UITextInput`` has it.
  public var _inputSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }

  private var inputs: (view: UIView?, accessory: UIView?)
  /// What takes the place of the keyboard.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  /// What is above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  /// Scrolls to a part: nothing happens.
  open func scrollRangeToVisible(_ range: NSRange) {}
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
  /// Told that something else is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asked whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked whether a part of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Asked whether a link may be followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// True.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// A line of text that people change.
open class UITextField: UIControl, UITextInput {
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
  /// The line around.
  open var borderStyle = BorderStyle.none
  /// What is shown without a text.
  open var attributedPlaceholder: NSAttributedString?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// How the text looks.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:],
    typingAttributes: [NSAttributedString.Key: Any]?
  /// Views at both ends.
  open var leftView: UIView?, rightView: UIView?
  /// When they are shown.
  open var leftViewMode = ViewMode.never, rightViewMode = ViewMode.never
  /// Whether the text goes when editing begins, and becomes smaller to fit.
  open var clearsOnBeginEditing = false, adjustsFontSizeToFitWidth = false
  /// Whether the text follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// The smallest size of the text in points.
  open var minimumFontSize: CGFloat = 0
  /// The pictures behind the text.
  open var background: UIImage?, disabledBackground: UIImage?
  /// How it is written: checked, with other quotes, dashes and spaces, and with suggestions.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// How it is written.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// How it is written.
  open var smartDashesType = UITextSmartDashesType.default
  /// How it is written.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// How it is written.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Light or dark keys.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether the last key reacts only with a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is being changed.
  open var isEditing: Bool { isFirstResponder }
  /// What is selected, as ``UITextInput`` has it.
  public var _inputSelection = NSRange(location: 0, length: 0)
  /// The text, as ``UITextInput`` has it.
  public var _inputText: String {
    get { text ?? "" }
    set { text = newValue }
  }

  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// The styles by their names.
    case none, line, bezel, roundedRect
  }

  private var inputs: (view: UIView?, accessory: UIView?)
  /// What takes the place of the keyboard.
  open override var inputView: UIView? {
    get { inputs.view }
    set { inputs.view = newValue }
  }
  /// What is above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { inputs.accessory }
    set { inputs.accessory = newValue }
  }

  /// Where the text is, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is changed, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder is, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Told that the key for deletion is used.
  open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }

  /// Editing begins.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The text changes.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
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
  /// Asked whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Asked whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Asked whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Told that something else is selected.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked whether a part of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Says that it does what it always does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
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

  /// Whether the views are inside of margins.
  open var isLayoutMarginsRelativeArrangement = false

  /// Adds a view.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    addSubview(view)
  }

  /// Takes a view out of the row; it is still inside of the view.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Says what is left free after a view: nothing happens.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
