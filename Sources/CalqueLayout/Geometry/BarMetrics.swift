public import Foundation

/// The lengths of bars, in points.
///
/// The initial values are iOS 26's, measured where the comment names no other source (swiftui-web,
/// fixtures ios/nav and ios/tabs, Docs/elements/UIKit/Navigation.md and Bars.md).
public struct BarMetrics: Hashable, Sendable {
  /// Above the row of a navigation bar.
  public var navigationTop: CGFloat = 10
  /// The height of the row with the buttons and an inline title.
  public var navigationRow: CGFloat = 54
  /// Beside the content of a navigation bar.
  public var margin: CGFloat = 16
  /// The height, and the least width, of a button of a bar.
  public var button: CGFloat = 44
  /// Between two buttons that are apart.
  public var buttonSpacing: CGFloat = 8
  /// Beside the titles of a button, together.
  public var buttonPadding: CGFloat = 24
  /// Below a large title: 116.5 is the bar where the title's line is 49 high.
  public var largeTitleBottom: CGFloat = 3.5
  /// The height of the buttons of a bar at the bottom.
  public var toolbarButton: CGFloat = 48
  /// Beside the content of a bar at the bottom.
  public var toolbarMargin: CGFloat = 28
  /// The height of a bar at the bottom.
  public var toolbarHeight: CGFloat = 76
  /// The height of the row of a search field, and of the field.
  public var searchRow: CGFloat = 64
  /// See above.
  public var searchField: CGFloat = 44
  /// Beside the field.
  public var searchMargin: CGFloat = 8
  /// Between the field and the button that ends the search.
  public var searchSpacing: CGFloat = 11
  /// Beside the text of the field, and between its symbol and the text; ours.
  public var searchPadding: CGFloat = 14
  /// See above.
  public var searchIconSpacing: CGFloat = 6
  /// The height of a token in the field, the room beside its text, and the radius of its corners;
  /// ours.
  public var searchToken: CGFloat = 28
  /// See above.
  public var searchTokenPadding: CGFloat = 8
  /// See above.
  public var searchTokenRadius: CGFloat = 8
  /// The height of what a search can be limited to, and the radius of its corners: those of iOS
  /// 26's segments.
  public var scopeHeight: CGFloat = 32
  /// See above.
  public var scopeRadius: CGFloat = 16
  /// The size of the arrow of the button back, 8 × 16 between the ends of its line; ours is a point
  /// larger than its middle line.
  public var backArrow = CGSize(width: 9, height: 17)
  /// Between a title and the arrow of its menu; ours.
  public var titleMenuSpacing: CGFloat = 4
  /// The width of a sidebar, and of a column beside it, in a window of regular width: that of an
  /// iPad; not measured on iOS 26.
  public var sidebarWidth: CGFloat = 320
  /// The width of an inspector in a window of regular width; ours.
  public var inspectorWidth: CGFloat = 320
  /// The height of the head of the sidebar of a tab view, beside its tabs and between them; ours.
  public var sidebarRow: CGFloat = 44
  /// See above.
  public var sidebarPadding: CGFloat = 16
  /// From the end of the content to the bottom of the window, under a tab bar.
  public var tabHeight: CGFloat = 83
  /// The least that a tab bar takes of the safe area.
  public var leastTabHeight: CGFloat = 49
  /// The height of the capsule of a tab bar.
  public var tabCapsule: CGFloat = 58
  /// The height of what a tab view has above its bar; ours.
  public var tabAccessory: CGFloat = 48
  /// From the capsule to the bottom of the window.
  public var tabBottom: CGFloat = 23
  /// The width of a tab: 86, and what is beside all of them: the capsule of three is 270 wide.
  public var tabWidth: CGFloat = 86
  /// See above.
  public var tabPadding: CGFloat = 12
  /// Between the capsule and the ground of the tab that is shown; ours.
  public var tabInset: CGFloat = 4
  /// Between the symbol and the title of a tab, and what the place of the symbol is higher; ours.
  public var tabSpacing: CGFloat = 2
  /// See above.
  public var tabSymbolRoom: CGFloat = 4
  /// The height of a badge, its least width and the size of its text.
  public var badge = CGSize(width: 19.5, height: 20)
  /// See above.
  public var badgeText: CGFloat = 13
  /// Beside the text of a badge; ours.
  public var badgePadding: CGFloat = 6
  /// Beside the title of a tab at the top; ours.
  public var topTabPadding: CGFloat = 12
  /// The least distance of the capsule from the sides of the window; ours.
  public var tabMargin: CGFloat = 16
  /// Between the capsule and the circle of the tab to search with, at least; ours.
  public var tabSearchSpacing: CGFloat = 8
  /// The size of the symbol of a tab, as that of a font.
  public var tabSymbol: CGFloat = 20
  /// The size of the title of a tab, as that of a font.
  public var tabTitle: CGFloat = 10
  /// Whether symbols of tabs are filled where they can be: the guidelines of iOS.
  public var fillsTabSymbols = true
  /// From the middle of the symbol of a tab to its badge, and from the top of the symbol.
  public var tabBadge = CGSize(width: 7.5, height: -4.5)
  /// The diameter of a dot of a page, and the distance of two dots.
  public var pageDot: CGFloat = 7
  /// See above.
  public var pageDotPitch: CGFloat = 18
  /// From the middle of the dots to the bottom of the window.
  public var pageDotBottom: CGFloat = 21.5
  /// The height of the tabs of macOS at the top of a tab view.
  public var topTabHeight: CGFloat = 0

  /// Makes the lengths of iOS.
  public init() {}

  /// The lengths of iOS 26.
  public static let iOS = BarMetrics()

  /// The lengths of iOS 18, where they differ from iOS 26 and are known: bars of navigation are 44
  /// high, and 52 higher with a large title, which ends 11 above the end of the bar where its line
  /// is 41 high (flutter/flutter, cupertino/nav_bar.dart).
  public static let iOS18: BarMetrics = {
    var metrics = BarMetrics()
    metrics.navigationTop = 0
    metrics.navigationRow = 44
    metrics.largeTitleBottom = 11
    return metrics
  }()

  /// The lengths of iPadOS 26, where they differ from those of a phone and are known: the margin,
  /// measured on an iPad of 11 inches with iOS 26.5. Large phones have that margin, too.
  public static let iPadOS: BarMetrics = {
    var metrics = BarMetrics.iOS
    metrics.margin = 20
    return metrics
  }()

  /// The lengths of macOS 26: tabs are 24 high, at the top (swiftui-web, Docs/elements/TabView.md).
  public static let macOS: BarMetrics = {
    var metrics = BarMetrics()
    metrics.topTabHeight = 24
    metrics.fillsTabSymbols = false
    metrics.sidebarWidth = 200
    metrics.sidebarRow = 32
    metrics.sidebarPadding = 8
    return metrics
  }()
}
