public import CalqueDrawing
public import CalqueUIFoundation
public import Foundation

/// The direction that a content has whatever the language is.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The ways by their names.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

/// What something is, for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The traits by their names.
  public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2),
    image = Self(rawValue: 4), selected = Self(rawValue: 8), playsSound = Self(rawValue: 16),
    keyboardKey = Self(rawValue: 32), staticText = Self(rawValue: 64),
    summaryElement = Self(rawValue: 128), notEnabled = Self(rawValue: 256),
    updatesFrequently = Self(rawValue: 512), searchField = Self(rawValue: 1024),
    startsMediaSession = Self(rawValue: 2048), adjustable = Self(rawValue: 4096),
    allowsDirectInteraction = Self(rawValue: 8192), causesPageTurn = Self(rawValue: 16384),
    tabBar = Self(rawValue: 32768), header = Self(rawValue: 65536),
    toggleButton = Self(rawValue: 1 << 53)
}

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
  /// Told that the device covers another part of the view.
  open func safeAreaInsetsDidChange() {}
  /// What is left free around the content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// What is left free around the content, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }
  /// Whether at least what the view around leaves free is left free.
  open var preservesSuperviewLayoutMargins = false
  /// Whether what the device covers is left free, too.
  open var insetsLayoutMarginsFromSafeArea = true
  /// How the view is moved, turned and stretched.
  open var transform = CGAffineTransform.identity
  /// Whether several fingers count.
  open var isMultipleTouchEnabled = false
  /// Whether no other view takes touches at the same time.
  open var isExclusiveTouch = false
  /// The direction that the content has whatever the language is.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The direction of the content: from left to right unless the view says otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The kind of layer that the view is drawn by; the layer is a plain one.
  open class var layerClass: AnyClass { CALayer.self }
  /// Whether colours are those below a question, less bright ones.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// What says what the view does and has.
  open var accessibilityHint: String?, accessibilityValue: String?
  /// What the view is, for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether what is inside is hidden from assistive technologies.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies see nothing but what is inside.
  open var accessibilityViewIsModal = false

  /// Which colours a view has.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The ways by their names.
    case automatic, normal, dimmed
  }
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

  /// Adds a view below another one.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }

  /// Adds a view in front of another one.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    let index = subviews.firstIndex { $0 === siblingSubview }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Whether the view is another one, or inside of it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
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
    gestureRecognizer.view = self
  }

  /// Takes a gesture away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Lays out the views inside.
  open func layoutSubviews() {}
  /// Has the views inside laid out: nothing happens.
  open func setNeedsLayout() {}
  /// Lays out the views inside, if they have to be.
  open func layoutIfNeeded() {}
  /// Has the view drawn again: nothing happens.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Has constraints made.
  open func updateConstraints() {}
  /// Has constraints made, if they have to be.
  open func updateConstraintsIfNeeded() {}
  /// Told that the view will be in another one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Told that the view will be in a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view at a point, in points: the one in front whose frame has it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0, self.point(inside: point, with: event)
    else { return nil }
    let inside = subviews.reversed().lazy.compactMap {
      $0.hitTest(self.convert(point, to: $0), with: event)
    }
    return inside.first ?? self
  }
  /// Whether a point in points is in the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// A point of the view in another one; nil is the view around all.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (one, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + one.x - other.x, y: point.y + one.y - other.y)
  }
  /// A point of another view in this one; nil is the view around all.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (one, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - one.x, y: point.y + other.y - one.y)
  }
  /// A rectangle of the view in another one; nil is the view around all.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// A rectangle of another view in this one; nil is the view around all.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  /// Where the view begins in the view around all, in points.
  private var origin: CGPoint {
    let around = superview?.origin ?? .zero
    return CGPoint(x: around.x + frame.minX, y: around.y + frame.minY)
  }
  /// The size for constraints: views of UIKit are not laid out here.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  /// The size for constraints: views of UIKit are not laid out here.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  /// A view that looks like this one: an empty one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Draws the view and those inside: nothing is drawn.
  ///
  /// - Returns: False.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }

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
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
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
  /// Whether changes are animated: they happen at once.
  public class var areAnimationsEnabled: Bool { true }
}
