public import Foundation

extension ListMetrics {
  /// The lengths of a list style, in points.
  public struct Style: Hashable, Sendable {
    /// Around all rows. Within `leading` and `trailing` is the card, with the background of the
    /// rows.
    public var margins: EdgeInsets
    /// Between the sides of the card and the insets of its rows.
    public var contentMargin: CGFloat = 0
    /// Between a row and its content; `listRowInsets` replaces them.
    public var rowInsets: EdgeInsets
    /// The least height of a row, its insets included.
    public var leastRowHeight: LeastHeight
    /// The cell of a header.
    public var header: Cell
    /// The cell of a footer.
    public var footer: Cell
    /// Between two sections, if the first one has no footer; `listSectionSpacing` replaces it.
    public var spacing: CGFloat = 0
    /// Between two sections, if the first one has a footer.
    public var spacingAfterFooter: CGFloat = 0
    /// Below the last section, if it has no footer.
    public var spacingAtEnd: CGFloat = 0
    /// In the place of a header that a section does not have.
    public var missingHeader: CGFloat = 0
    /// In the place of a header that the first section does not have.
    public var missingFirstHeader: CGFloat = 0
    /// The radius of the corners of a card.
    public var cornerRadius: CGFloat = 0
    /// The width of the line around the list.
    public var borderWidth: CGFloat = 0
    /// Between the end of a separator and the side of the card.
    public var separatorTrailing: CGFloat = 16
    /// What is painted below the rows.
    public var surface = Surface.plain
    /// Whether there are lines between rows.
    public var hasSeparators = true
    /// Whether there is a line below the last row of a section, too.
    public var separatesLastRow = false
    /// Whether there is a line below a header.
    public var headerHasSeparator = false
    /// Whether headers are footnotes in capitals, as on iOS before version 26, unless they are
    /// prominent.
    public var capitalizesHeaders = false
    /// Between two rows, each of which is a card; `nil` where rows of a section touch.
    public var rowSpacing: CGFloat?
    /// Whether rows are drawn smaller towards the ends of the list.
    public var shrinksTowardsEnds = false
    /// Whether rows are drawn narrower towards the ends of the list, within an ellipse.
    public var followsEllipse = false
    /// Which headers stay visible while their section scrolls.
    public var pinnedHeaders = PinnedHeaders.none

    /// Makes a style; what it does not name is 0.
    public init(
      margins: EdgeInsets, rowInsets: EdgeInsets, leastRowHeight: LeastHeight, header: Cell,
      footer: Cell
    ) {
      self.margins = margins
      self.rowInsets = rowInsets
      self.leastRowHeight = leastRowHeight
      self.header = header
      self.footer = footer
    }
  }

  /// The least height of a row, in points.
  public enum LeastHeight: Hashable, Sendable {
    /// A height that no text size changes.
    case fixed(CGFloat)
    /// The height of a line of body text, rounded up, and so much more.
    case bodyLine(plus: CGFloat)
  }

  /// What is painted below the rows of a list.
  public enum Surface: Hashable, Sendable {
    /// The background of a screen, for rows and between them.
    case plain
    /// Cards on a darker background, lighter ones on a dark screen.
    case cards
    /// The grey of a sidebar.
    case sidebar
    /// Grey cards on black, as on a watch.
    case platters
  }

  /// Which headers stay visible.
  public enum PinnedHeaders: Hashable, Sendable {
    /// None.
    case none
    /// That of the first section, at the top edge of the list even at rest.
    case first
    /// All.
    case all
  }

  /// The cell of a header or a footer, in points.
  public struct Cell: Hashable, Sendable {
    /// Above the cell; it scrolls away from a pinned cell.
    public var above: CGFloat = 0
    /// Between the top of the cell and its content.
    public var top: CGFloat
    /// Between the content and the bottom of the cell.
    public var bottom: CGFloat
    /// The least height of the content.
    public var least: CGFloat = 0

    /// Makes a cell.
    public init(above: CGFloat = 0, top: CGFloat, bottom: CGFloat, least: CGFloat = 0) {
      self.above = above
      self.top = top
      self.bottom = bottom
      self.least = least
    }
  }
}
