/// Screens that are turned like pages. Hosts show none.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// The ways by their names.
    case pageCurl, scroll
  }

  /// The axis that pages follow.
  public enum NavigationOrientation: Int, Sendable {
    /// The axes by their names.
    case horizontal, vertical
  }

  /// Whether the next or the previous page comes.
  public enum NavigationDirection: Int, Sendable {
    /// The ways by their names.
    case forward, reverse
  }

  /// The names of options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages, in points.
    public static let interPageSpacing = Self(rawValue: "interPageSpacing")
  }

  /// How pages are turned.
  open private(set) var transitionStyle = TransitionStyle.scroll
  /// The axis that pages follow.
  open private(set) var navigationOrientation = NavigationOrientation.horizontal
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?
  /// The object that knows the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The object that is told of turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Makes a controller.
  public convenience init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.init(nibName: nil, bundle: nil)
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
  }

  /// Shows pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// An object that knows the pages.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page in front of another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// An object that is told of turns.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Told that a page was turned.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
