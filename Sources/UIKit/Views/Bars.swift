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
open class UITabBarAppearance: UIBarAppearance {}

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

/// Rows. What is said of their looks has no effect on views.
open class UITableView: UIScrollView {
  /// How rows look.
  public enum Style: Int, Sendable {
    /// The ways by their names.
    case plain, grouped, insetGrouped
  }

  /// How lines between rows look.
  public enum SeparatorStyle: Int, Sendable {
    /// There are none.
    case none
    /// There is one.
    case singleLine
  }

  private static let proxy = UITableView()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITableView { proxy }

  /// How lines between rows look.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// What is left free beside lines, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// What is in front of and after rows.
  open var tableHeaderView: UIView?, tableFooterView: UIView?
  /// Sizes in points.
  open var rowHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = 0

  /// As high as the content.
  public nonisolated static let automaticDimension: CGFloat = -1
}

/// A row. What is said of its looks has no effect on views.
open class UITableViewCell: UIView {
  private static let proxy = UITableViewCell()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITableViewCell { proxy }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// The ways by their names.
    case none, blue, gray, `default`
  }

  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default
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
