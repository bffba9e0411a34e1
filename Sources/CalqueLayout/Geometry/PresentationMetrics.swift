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
  /// The lengths of alerts.
  public var alert = Alert()
  /// The lengths of confirmation dialogs that are popovers; nil where a dialog is an alert.
  public var dialog: Alert? = .dialog
  /// Whether alerts and dialogs have a box that has a question not be asked again.
  public var hasSuppression = false
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

  /// The lengths of alerts, and of other cards of texts and buttons.
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
    /// Between a card that points at something, and that.
    public var gap: CGFloat = 0

    /// Makes the lengths of iOS.
    public init() {}

    /// The lengths of a confirmation dialog of iOS 26 (the fixture ios/dialog/basic): a popover
    /// above its source. What is beside and above its texts is not known; it is in proportion to
    /// that of alerts.
    public static let dialog: Alert = {
      var metrics = Alert()
      metrics.width = 238
      metrics.cornerRadius = 32.5
      metrics.textInset = 27
      metrics.textSpacing = 4
      metrics.textBottom = 19
      metrics.buttonHeight = 45.5
      metrics.buttonSpacing = 10.5
      metrics.buttonMargin = 13.5
      metrics.gap = 14.25
      return metrics
    }()
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
    /// The height of the room of a line between two sections.
    public var separator: CGFloat = 16
    /// Beside such a line.
    public var separatorInset: CGFloat = 18
    /// The least height of the header of a section.
    public var headerHeight: CGFloat = 32
    /// Whether the first item of a menu above its button is the lowest one.
    public var followsPriority = true
    /// The size of the arrow of a menu inside of a menu.
    public var arrow = CGSize(width: 6, height: 10)
    /// The size of a check mark.
    public var checkmark = CGSize(width: 13, height: 12)
    /// The least height of items that are beside each other, their icons above their titles.
    public var tileHeight: CGFloat = 64

    /// Makes the lengths of iOS.
    public init() {}
  }

  /// The lengths of popovers: those of confirmation dialogs where the comment names no other
  /// source.
  public struct Popover: Hashable, Sendable {
    /// The radius of the corners.
    public var cornerRadius: CGFloat = 32.5
    /// The base and the height of the arrow.
    public var arrow = CGSize(width: 24, height: 13)
    /// Between a popover and the edges of the window; ours.
    public var margin: CGFloat = 10
    /// Around a calendar in a popover; ours.
    public var calendarPadding: CGFloat = 16
    /// The width of such a calendar: UIKit's, with its padding.
    public var calendarWidth: CGFloat = 320

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
    metrics.dialog = nil
    metrics.hasSuppression = true
    metrics.popover.cornerRadius = 16
    metrics.menu.width = 200
    metrics.menu.rowHeight = 24
    metrics.menu.rowPadding = 12
    metrics.menu.iconWidth = 16
    metrics.menu.iconSpacing = 6
    metrics.menu.cornerRadius = 12
    metrics.menu.verticalPadding = 5
    metrics.menu.followsPriority = false
    metrics.menu.separator = 11
    metrics.menu.separatorInset = 12
    metrics.menu.headerHeight = 22
    metrics.menu.arrow = CGSize(width: 5, height: 8)
    metrics.menu.checkmark = CGSize(width: 10, height: 9)
    metrics.menu.tileHeight = 32
    return metrics
  }()
}
