public import CalqueUIFoundation
public import Foundation

/// A view of UIKit. It is not drawn; it keeps what it is given.
open class UIView: UIResponder {
  /// How a content fills a size that is not its own.
  public enum ContentMode: Int, Sendable {
    /// The ways by their names.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The ways by their names.
    public static let allowUserInteraction = Self(rawValue: 1 << 1),
      beginFromCurrentState = Self(rawValue: 1 << 2), `repeat` = Self(rawValue: 1 << 3),
      autoreverse = Self(rawValue: 1 << 4), curveEaseInOut = Self([]),
      curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16),
      curveLinear = Self(rawValue: 3 << 16), transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// What a view does when the size of the view around changes.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The parts that change by their names.
    public static let flexibleLeftMargin = Self(rawValue: 1), flexibleWidth = Self(rawValue: 2),
      flexibleRightMargin = Self(rawValue: 4), flexibleTopMargin = Self(rawValue: 8),
      flexibleHeight = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  /// The view in the view around, in points.
  open var frame = CGRect.zero
  /// The view in itself, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The middle in the view around, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The colour of the ground.
  open var backgroundColor: UIColor?
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .tintColor
  /// 0 is clear, 1 is opaque.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Whether nothing is seen through the view.
  open var isOpaque = true
  /// Whether what is outside of the view is cut off.
  open var clipsToBounds = false
  /// Whether the view takes touches.
  open var isUserInteractionEnabled = true
  /// A number to find the view by.
  open var tag = 0
  /// How a content fills the view.
  open var contentMode = ContentMode.scaleToFill
  /// What the view does when the size of the view around changes.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether that becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Light or dark colours, whatever the surroundings say.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name that tests know the view by.
  open var accessibilityIdentifier: String?
  /// What the view is called.
  open var accessibilityLabel: String?
  /// Whether the view is told to people who use assistive technologies.
  open var isAccessibilityElement = false
  /// What the view is drawn by.
  public let layer = CALayer()
  /// The views inside.
  open private(set) var subviews: [UIView] = []
  /// The view around.
  open private(set) weak var superview: UIView?
  /// The gestures of the view.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Makes a view.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view of no size.
  public override convenience init() { self.init(frame: .zero) }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The window around: none.
  open var window: UIWindow? { superview?.window }
  /// The traits.
  open var traitCollection: UITraitCollection { .current }
  /// The part of the view that nothing of the device covers.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The size that the view has by itself, in points.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// What takes what the view does not take.
  open override var next: UIResponder? { superview }

  /// No size by itself.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// As small as possible.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// As large as possible.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }

  /// Takes the view out of the view around.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Moves a view to the front.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a view to the back.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// The view inside with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Adds a gesture.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Lays out the views inside.
  open func layoutSubviews() {}
  /// Has the views inside laid out: nothing happens.
  open func setNeedsLayout() {}
  /// Lays out the views inside, if they have to be.
  open func layoutIfNeeded() {}
  /// Has the view drawn again: nothing happens.
  open func setNeedsDisplay() {}
  /// Has constraints made again: nothing happens.
  open func setNeedsUpdateConstraints() {}
  /// Says that the size by itself has changed: nothing happens.
  open func invalidateIntrinsicContentSize() {}
  /// Told that the view is in another one.
  open func didMoveToSuperview() {}
  /// Told that the view is in a window.
  open func didMoveToWindow() {}
  /// Draws the view.
  open func draw(_ rect: CGRect) {}
  /// Told that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told that the colour of what can be touched has changed.
  open func tintColorDidChange() {}
  /// The size for a proposed one, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Takes the size that fits.
  open func sizeToFit() { frame.size = sizeThatFits(frame.size) }

  /// Ends editing.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }

  /// Changes views at once.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Changes views at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Says whether changes are animated: nothing happens.
  public class func setAnimationsEnabled(_ enabled: Bool) {}
}

/// What a view is drawn by. It is not drawn; it keeps what it is given.
@MainActor @preconcurrency
open class CALayer {
  /// Makes a layer.
  public init() {}

  /// The layer in the layer around, in points.
  open var frame = CGRect.zero
  /// The radius of the corners, the width of the line around, and the shadow's, in points.
  open var cornerRadius: CGFloat = 0, borderWidth: CGFloat = 0, shadowRadius: CGFloat = 3
  /// 0 is clear, 1 is opaque.
  open var opacity: Float = 1, shadowOpacity: Float = 0
  /// How far the shadow is moved, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Whether what is outside is cut off.
  open var masksToBounds = false
  /// Colours.
  open var backgroundColor: CGColor?, borderColor: CGColor?, shadowColor: CGColor?

  /// Adds a layer: nothing happens.
  open func addSublayer(_ layer: CALayer) {}
}
