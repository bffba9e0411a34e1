public import Foundation

/// The lengths of what appears in front of a screen, in points.
///
/// The initial values are iOS 26's, measured on a window of 375 × 667 without a status bar where
/// the comment names no other source (swiftui-web, Docs/elements/iOS.md and UIKit/Presentation.md).
public struct PresentationMetrics: Hashable, Sendable {
  /// How opaque the black is that dims the screen.
  public var dimming: Double = 0.2
  /// The lengths of sheets.
  public var sheet = Sheet()
  /// The lengths of alerts and dialogs.
  public var alert = Alert()
  /// The lengths of menus.
  public var menu = Menu()
  /// The lengths of popovers.
  public var popover = Popover()

  /// The lengths of sheets.
  public struct Sheet: Hashable, Sendable {
    /// From the safe area's top to a large sheet, and from the window's top at least.
    public var topGap: CGFloat = 11
    /// See above.
    public var leastTop: CGFloat = 31
    /// The part of the window's height that a medium sheet has: 351 of 667.
    public var mediumPart: CGFloat = 351 / 667
    /// Between a sheet that is not large, and the sides and the bottom of the window.
    public var margin: CGFloat = 6
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 38
    /// The size of the indicator that a sheet can be dragged.
    public var indicator = CGSize(width: 36, height: 5)
    /// From the top of a sheet to its indicator.
    public var indicatorTop: CGFloat = 5
    /// The size of a sheet in a window of regular width: that of UIKit's form sheets.
    public var formSize = CGSize(width: 540, height: 620)
    /// The greatest width of a page, in a window of regular width; ours.
    public var pageWidth: CGFloat = 704
    /// Between such a page and the top and the bottom of the window; ours.
    public var pageMargin: CGFloat = 44
    /// Whether a sheet is as large as its content, in the middle of the window.
    public var fitsContent = false
    /// Around the content of such a sheet.
    public var contentPadding: CGFloat = 0

    /// Makes the lengths of iOS.
    public init() {}
  }

  /// The lengths of alerts and dialogs.
  public struct Alert: Hashable, Sendable {
    /// The width of an alert.
    public var width: CGFloat = 300
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 34
    /// Beside title and message.
    public var textInset: CGFloat = 28
    /// Above title and message.
    public var textTop: CGFloat = 21.5
    /// Between title and message; ours.
    public var textSpacing: CGFloat = 6
    /// Between the texts and the buttons; ours.
    public var textBottom: CGFloat = 20
    /// The height of a button.
    public var buttonHeight: CGFloat = 48
    /// Between two buttons.
    public var buttonSpacing: CGFloat = 8
    /// Between the buttons, and the sides and the bottom.
    public var buttonMargin: CGFloat = 14
    /// Beside the title of a button; ours.
    public var buttonPadding: CGFloat = 12
    /// Between a dialog, and the sides and the bottom of the window; that of sheets.
    public var dialogMargin: CGFloat = 6
    /// The greatest width of a dialog; ours.
    public var dialogWidth: CGFloat = 420

    /// Makes the lengths of iOS.
    public init() {}
  }

  /// The lengths of menus, whose measures are not known: those of UIKit's menus by their looks.
  public struct Menu: Hashable, Sendable {
    /// The width of a menu.
    public var width: CGFloat = 250
    /// The least height of a row.
    public var rowHeight: CGFloat = 44
    /// Beside the content of a row.
    public var rowPadding: CGFloat = 18
    /// The width of the place of an icon.
    public var iconWidth: CGFloat = 24
    /// Between icon and title.
    public var iconSpacing: CGFloat = 12
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 26
    /// Above the first and below the last row.
    public var verticalPadding: CGFloat = 8
    /// Between a menu and the edges of the window.
    public var margin: CGFloat = 8
    /// Between a menu and what it belongs to.
    public var gap: CGFloat = 8

    /// Makes the lengths of iOS.
    public init() {}
  }

  /// The lengths of popovers, whose measures are not known: those of UIKit by its looks.
  public struct Popover: Hashable, Sendable {
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 26
    /// The base and the height of the arrow.
    public var arrow = CGSize(width: 26, height: 13)
    /// Between a popover and the edges of the window.
    public var margin: CGFloat = 10

    /// Makes the lengths of iOS.
    public init() {}
  }

  /// Makes the lengths of iOS.
  public init() {}

  /// The lengths of iOS 26.
  public static let iOS = PresentationMetrics()

  /// The lengths of macOS 26, as far as they are known: sheets are as large as their content. The
  /// others are ours, by its looks.
  public static let macOS: PresentationMetrics = {
    var metrics = PresentationMetrics()
    metrics.sheet.fitsContent = true
    metrics.sheet.cornerRadius = 16
    metrics.sheet.contentPadding = 20
    metrics.alert.width = 260
    metrics.alert.cornerRadius = 24
    metrics.alert.textInset = 20
    metrics.alert.buttonHeight = 28
    metrics.menu.width = 200
    metrics.menu.rowHeight = 24
    metrics.menu.rowPadding = 12
    metrics.menu.iconWidth = 16
    metrics.menu.iconSpacing = 6
    metrics.menu.cornerRadius = 12
    metrics.menu.verticalPadding = 5
    return metrics
  }()
}
