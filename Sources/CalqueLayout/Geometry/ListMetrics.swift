public import Foundation

/// The lengths of lists on a platform, in points.
///
/// All numbers were measured on Apple's systems, unless the documentation of a value says
/// otherwise.
public struct ListMetrics: Hashable, Sendable {
  /// The style of a list that names none.
  public var automatic: Kind
  /// The lengths of the styles; a style that is missing is as the automatic one.
  public var styles: [Kind: Style]

  /// The width that the icon of a label has in a row; a wider icon overflows it on both sides.
  public var labelIconWidth: CGFloat
  /// Between that width and the title.
  public var labelSpacing: CGFloat
  /// The font size of headers; `nil` is the headline style.
  public var headerFontSize: CGFloat?
  /// The font size of footers; `nil` is the footnote style.
  public var footerFontSize: CGFloat?
  /// The thickness of a separator.
  public var separatorThickness = PlatformMetrics.Thickness.points(1)
  /// The controls in rows.
  public var controls = Controls()
  /// Whether `listRowSpacing` makes a card of every row.
  public var spacedRowsAreCards: Bool
  /// Whether a row with a background of its own hides its separator.
  public var backgroundHidesSeparator: Bool

  /// A list style, as far as lengths are concerned.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Cards with margins.
    case insetGrouped
    /// Groups from edge to edge.
    case grouped
    /// Rows from edge to edge.
    case plain
    /// Rows with margins.
    case inset
    /// Rows in a border.
    case bordered
    /// The rows of a sidebar.
    case sidebar
    /// Cards that shrink towards the ends of the list, as on watchOS.
    case carousel
    /// Cards that follow the outline of a round display, as on watchOS.
    case elliptical
  }

  /// The lengths of a style; `nil` is the automatic one.
  public subscript(kind: Kind?) -> Style? {
    styles[kind ?? automatic] ?? styles[automatic]
  }
}

extension ListMetrics {
  /// The lists of iOS 26. `inset` and `sidebar` are unmeasured there: `inset` is `plain` within the
  /// margins of `insetGrouped`, `sidebar` is as `insetGrouped`. `bordered`, which iOS does not
  /// have, is as `plain`; `grouped` is `insetGrouped` without margins.
  public static let iOS: ListMetrics = {
    var cards = Style(
      margins: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16),
      rowInsets: EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16),
      leastRowHeight: .bodyLine(plus: 31), header: Cell(top: 10, bottom: 10),
      footer: Cell(top: 8, bottom: 6))
    cards.spacing = 17.5
    cards.spacingAtEnd = 17.5
    cards.missingHeader = 17.5
    cards.missingFirstHeader = 35
    cards.cornerRadius = 26
    cards.surface = .cards
    var grouped = cards
    grouped.margins = EdgeInsets()
    grouped.cornerRadius = 0
    var plain = Style(
      margins: EdgeInsets(), rowInsets: cards.rowInsets, leastRowHeight: cards.leastRowHeight,
      header: Cell(above: 22, top: 10, bottom: 10), footer: cards.footer)
    plain.separatesLastRow = true
    plain.pinnedHeaders = .all
    // As on macOS, the content is further in than that of plain lists, by a margin on both sides.
    var inset = plain
    inset.margins = cards.margins
    inset.separatesLastRow = false
    inset.pinnedHeaders = .none
    // watchOS is unmeasured: cards of their own with the spacing and radius that look like its.
    var carousel = cards
    carousel.margins = EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    carousel.cornerRadius = 16
    carousel.surface = .platters
    carousel.rowSpacing = 4
    carousel.shrinksTowardsEnds = true
    var elliptical = carousel
    elliptical.followsEllipse = true
    elliptical.shrinksTowardsEnds = false
    return ListMetrics(
      automatic: .insetGrouped,
      styles: [
        .insetGrouped: cards, .sidebar: cards, .grouped: grouped, .plain: plain, .inset: inset,
        .bordered: plain, .carousel: carousel, .elliptical: elliptical,
      ],
      labelIconWidth: 24, labelSpacing: 16, spacedRowsAreCards: true,
      backgroundHidesSeparator: false)
  }()

  /// The lists of macOS 26. `insetGrouped` and `grouped` do not exist there and are as `inset`.
  public static let macOS: ListMetrics = {
    var inset = Style(
      margins: EdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0),
      rowInsets: EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0),
      leastRowHeight: .fixed(24), header: Cell(top: 6, bottom: 6, least: 16),
      footer: Cell(top: 6, bottom: 6, least: 16))
    inset.spacing = 20
    inset.spacingAfterFooter = 20
    inset.contentMargin = 16
    inset.pinnedHeaders = .first
    inset.headerHasSeparator = true
    var plain = inset
    plain.contentMargin = 8
    plain.margins = EdgeInsets()
    var bordered = inset
    bordered.contentMargin = 6
    bordered.margins = EdgeInsets(1, on: .all)
    bordered.borderWidth = 1
    var sidebar = inset
    sidebar.leastRowHeight = .fixed(32)
    sidebar.surface = .sidebar
    sidebar.hasSeparators = false
    sidebar.headerHasSeparator = false
    return ListMetrics(
      automatic: .inset,
      styles: [
        .inset: inset, .plain: plain, .bordered: bordered, .sidebar: sidebar,
        .carousel: iOS.styles[.carousel] ?? inset, .elliptical: iOS.styles[.elliptical] ?? inset,
      ],
      labelIconWidth: 16, labelSpacing: 6, headerFontSize: 11, footerFontSize: 11,
      controls: .macOS, spacedRowsAreCards: false, backgroundHidesSeparator: true)
  }()
}
