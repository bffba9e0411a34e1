public import Foundation

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Makes a look.
  public init() {}

  /// The colour of the ground, and of the line beside it.
  open var backgroundColor: UIColor?, shadowColor: UIColor?
  /// What is behind the bar.
  open var backgroundEffect: UIBlurEffect?

  /// As usual.
  open func configureWithDefaultBackground() {}
  /// A ground that nothing is seen through.
  open func configureWithOpaqueBackground() {}
  /// No ground.
  open func configureWithTransparentBackground() {}
}

/// How the bar with the title looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:],
    largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with tabs looks.
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look, depending on the room that they have.
  open var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour of what is behind the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
}

/// How the tabs of a bar look.
@MainActor @preconcurrency
open class UITabBarItemAppearance {
  /// Makes a look.
  public init() {}

  /// How tabs look in their states.
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance(),
    disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()
}

/// How the tabs of a bar look in a state.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance {
  /// How texts look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Colours.
  open var iconColor: UIColor?, badgeBackgroundColor: UIColor?
  /// How texts of badges look.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A tab of a bar.
@MainActor @preconcurrency
open class UITabBarItem {
  private static let proxy = UITabBarItem()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITabBarItem { proxy }

  /// What it is called.
  open var title: String?
  /// The pictures.
  open var image: UIImage?, selectedImage: UIImage?
  /// A number to find the tab by.
  open var tag = 0
  /// The text beside the picture.
  open var badgeValue: String?
  /// The colour behind that text.
  open var badgeColor: UIColor?
  /// Whether it reacts.
  open var isEnabled = true

  /// Makes a tab.
  public init() {}

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Makes a tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }

  /// Says how its text looks: nothing happens.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// How the bar of tools looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// The bar with the title. What is said of its looks has no effect on views.
open class UINavigationBar: UIView {
  private static let proxy = UINavigationBar()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UINavigationBar { proxy }

  /// How it looks.
  open var standardAppearance = UINavigationBarAppearance()
  /// How it looks in places.
  open var scrollEdgeAppearance: UINavigationBarAppearance?,
    compactAppearance: UINavigationBarAppearance?
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How titles look.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?,
    largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether something is seen through the bar.
  open var isTranslucent = true
  /// The line below.
  open var shadowImage: UIImage?
  /// The picture before the title of the screen behind, and its mask.
  open var backIndicatorImage: UIImage?, backIndicatorTransitionMaskImage: UIImage?
  /// How it looks in places.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  private var backgrounds: [UIBarMetrics: UIImage] = [:]

  /// Says what is behind the content of the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgrounds[barMetrics] = backgroundImage
  }

  /// What is behind the content of the bar.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
}

/// How much room a bar has.
public enum UIBarMetrics: Int, Sendable {
  /// The sizes by their names.
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The bar with tabs. What is said of its looks has no effect on views.
open class UITabBar: UIView {
  private static let proxy = UITabBar()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITabBar { proxy }

  /// How it looks.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks at the end of a content.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Colours.
  open var barTintColor: UIColor?, unselectedItemTintColor: UIColor?
  /// The tabs.
  open var items: [UITabBarItem]?
  /// The pictures behind the content and above the bar.
  open var backgroundImage: UIImage?, shadowImage: UIImage?
  /// Whether something is seen through the bar.
  open var isTranslucent = true
}

/// The bar of tools. What is said of its looks has no effect on views.
open class UIToolbar: UIView {
  private static let proxy = UIToolbar()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UIToolbar { proxy }

  /// How it looks.
  open var standardAppearance = UIToolbarAppearance()
  /// The colour of the bar.
  open var barTintColor: UIColor?
}

extension UITextView {
  private static let proxy = UITextView()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITextView { proxy }
}

extension UIPageControl {
  private static let proxy = UIPageControl()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UIPageControl { proxy }
}

extension UISegmentedControl {
  private static let proxy = UISegmentedControl()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UISegmentedControl { proxy }
}

extension UISwitch {
  private static let proxy = UISwitch()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UISwitch { proxy }
}

extension UIWindow {
  private static let proxy = UIWindow()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UIWindow { proxy }
}

extension UIView {
  private static let container = UIView()
  /// Says how all of them look in some views: nothing happens.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [UIResponder.Type]
  ) -> UIView { container }
}

/// Something in a bar that people tap. What is said of its looks has no effect on views.
@MainActor @preconcurrency
open class UIBarButtonItem {
  private static let proxy = UIBarButtonItem()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UIBarButtonItem { proxy }

  /// What it is called.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The colour.
  open var tintColor: UIColor?
  /// Whether it reacts.
  open var isEnabled = true

  /// Makes an item.
  public init() {}

  /// Says how its text looks: nothing happens.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
