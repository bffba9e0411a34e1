public import Foundation

/// A screen of UIKit. It is not drawn; it keeps what it is given.
open class UIViewController: UIResponder {
  /// The title.
  open var title: String?
  /// The screens inside.
  open private(set) var children: [UIViewController] = []
  /// The screen around.
  open private(set) weak var parent: UIViewController?
  /// The screen in front of this one.
  open private(set) var presentedViewController: UIViewController?
  /// The screen behind this one.
  open private(set) weak var presentingViewController: UIViewController?
  /// How the screen comes.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the screen comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether people cannot send the screen away by a gesture.
  open var isModalInPresentation = false
  /// Light or dark colours, whatever the surroundings say.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The size that the screen wants to have, in points.
  open var preferredContentSize = CGSize.zero
  /// What the safe area of the screen is smaller, in points; it is not asked.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// What the bar shows.
  public let navigationItem = UINavigationItem()
  private var loadedView: UIView?

  /// Makes a screen; there are no nib files here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a screen.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a screen of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = UIView() }
        viewDidLoad()
      }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether there is a view.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if there is one.
  open var viewIfLoaded: UIView? { loadedView }
  /// Makes the view, if there is none.
  open func loadViewIfNeeded() { _ = view }
  /// The tab of the screen.
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// Whether the bar at the bottom is hidden.
  open var hidesBottomBarWhenPushed = false
  /// Whether the screen below gives its size and place to this one.
  open var definesPresentationContext = false
  /// Parts of the screen that go below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// How the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Has the bar of the system made again: nothing happens.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Has it asked again how the device may be held: nothing happens.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Has it asked again whether the mark at the lower edge is hidden: nothing happens.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Whether the mark at the lower edge is hidden; it is not shown.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The screen that says what colour the bar of the system has.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the screen is being sent away, or comes: screens come and go at once.
  open var isBeingDismissed: Bool { false }
  /// Whether the screen comes: screens come and go at once.
  open var isBeingPresented: Bool { false }
  /// Whether the screen comes into another one: screens come and go at once.
  open var isMovingToParent: Bool { false }
  /// Whether the screen goes out of another one: screens come and go at once.
  open var isMovingFromParent: Bool { false }
  /// The screens around this one.
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  /// The screens around this one.
  open var splitViewController: UISplitViewController? {
    parent as? UISplitViewController ?? parent?.splitViewController
  }
  /// Told that the size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Told that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Told that there is little memory.
  open func didReceiveMemoryWarning() {}
  /// Shows a screen: in front of this one.
  open func show(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }
  /// The traits.
  open var traitCollection: UITraitCollection { .current }
  /// The screens around this one.
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  /// What takes what the screen does not take.
  open override var next: UIResponder? { parent }
  /// The colour of what the bar of the system says; it is not shown.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the bar of the system is hidden; it is not shown.
  open var prefersStatusBarHidden: Bool { false }

  /// Makes the view.
  open func loadView() { loadedView = UIView() }
  /// Told that there is a view.
  open func viewDidLoad() {}
  /// Told that the screen comes.
  open func viewWillAppear(_ animated: Bool) {}
  /// Told that the screen came.
  open func viewDidAppear(_ animated: Bool) {}
  /// Told that the screen goes.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Told that the screen went.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Told that the views inside are laid out.
  open func viewWillLayoutSubviews() {}
  /// Told that the views inside were laid out.
  open func viewDidLayoutSubviews() {}
  /// Told that the screen comes into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Told that the screen came into another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Adds a screen inside.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the screen out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows a screen in front of this one.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    completion?()
  }

  /// Sends the screen in front away, or this one.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let back = presentedViewController == nil ? presentingViewController ?? self : self
    back.presentedViewController?.presentingViewController = nil
    back.presentedViewController = nil
    completion?()
  }
}

/// How a screen comes.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The ways by their names.
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom,
    overFullScreen, overCurrentContext, popover
}

/// How a screen comes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The ways by their names.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// What is told of a change from one screen or size to another. Hosts have none.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Has changes be made with it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a change from one screen or size to another.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it did not happen.
  var isCancelled: Bool { get }
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Screens beside one another.
open class UISplitViewController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController] = []
  /// Whether there is room for one only.
  open var isCollapsed: Bool { true }
}

/// What a bar shows of a screen.
@MainActor @preconcurrency
open class UINavigationItem {
  /// The title.
  open var title: String?
  /// What the button that leads back is called.
  open var backButtonTitle: String?
  /// Views in the bar.
  open var titleView: UIView?
  /// The button that leads back.
  open var backBarButtonItem: UIBarButtonItem?
  /// Items at both ends of the bar.
  open var leftBarButtonItem: UIBarButtonItem?, rightBarButtonItem: UIBarButtonItem?
  /// Items at both ends of the bar.
  open var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// How the button that leads back says where to.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// The field for searches.
  open var searchController: UISearchController?
  /// Whether the field goes when rows are scrolled.
  open var hidesSearchBarWhenScrolling = true
  /// How the bar looks.
  open var standardAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?, compactAppearance: UINavigationBarAppearance?

  /// How large a title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The ways by their names.
    case automatic, always, never, inline
  }

  /// How a button that leads back says where to.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The ways by their names.
    case `default`, generic, minimal
  }

  /// Shows nothing.
  public init() {}
}

/// Screens one behind the other.
open class UINavigationController: UIViewController {
  /// The screens, the last one in front.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is hidden.
  open var isNavigationBarHidden = false
  /// The gesture that leads back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer?

  /// Makes a first screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// The screen in front.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Shows a screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    addChild(viewController)
  }

  /// Goes back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let last = viewControllers.removeLast()
    last.removeFromParent()
    return last
  }

  /// Goes back to the first screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let others = Array(viewControllers.dropFirst())
    for controller in others { controller.removeFromParent() }
    viewControllers = Array(viewControllers.prefix(1))
    return others
  }

  /// Shows other screens.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    for controller in self.viewControllers { controller.removeFromParent() }
    self.viewControllers = viewControllers
    for controller in viewControllers { addChild(controller) }
  }

  /// The bar of tools.
  public let toolbar: UIToolbar! = UIToolbar()
  /// Whether the bar of tools is hidden.
  open var isToolbarHidden = true

  /// Says whether the bar is hidden.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// Screens with tabs.
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]?
  /// The number of the one that is shown.
  open var selectedIndex = 0
  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  /// The bar.
  public let tabBar = UITabBar()
}

/// A screen that offers what can be done with something.
open class UIActivityViewController: UIViewController {
  /// What something is done with.
  public let activityItems: [Any]

  /// Offers what can be done with some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen of an archive.
  public required init?(coder: NSCoder) {
    activityItems = []
    super.init(coder: coder)
  }

  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Told what was done.
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
}

/// Something that can be done with things.
@MainActor @preconcurrency
open class UIActivity {
  /// What can be done.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a type of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The types by their names.
    public static let mail = Self(rawValue: "mail"), message = Self(rawValue: "message"),
      print = Self(rawValue: "print"), copyToPasteboard = Self(rawValue: "copyToPasteboard"),
      airDrop = Self(rawValue: "airDrop"), saveToCameraRoll = Self(rawValue: "saveToCameraRoll"),
      assignToContact = Self(rawValue: "assignToContact"),
      addToReadingList = Self(rawValue: "addToReadingList")
  }

  /// Makes something that can be done.
  public init() {}
}

/// A question or a message.
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable {
    /// At the lower edge.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// Where it is shown.
  public private(set) var preferredStyle = Style.alert
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []

  /// Asks something.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The answer of the key for it.
  open var preferredAction: UIAlertAction?

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
}

/// An answer.
@MainActor @preconcurrency
open class UIAlertAction {
  /// What an answer does.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// Nothing is done.
    case cancel
    /// Something is lost.
    case destructive
  }

  /// What it is called.
  public let title: String?
  /// What it does.
  public let style: Style
  /// Whether people can give it.
  open var isEnabled = true

  /// Makes an answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}
