public import Foundation

extension ListMetrics {
  /// The lengths of the controls that lists put into their rows, in points.
  ///
  /// Those of the initial values are iOS 26's, measured where the comment names no other source
  /// (swiftui-web, fixtures ios/list/editing and list/outline, and its notes on tables).
  public struct Controls: Hashable, Sendable {
    /// How far the content of a row moves towards the trailing edge for a control of edit mode.
    public var editingInset: CGFloat = 40
    /// The diameter of a control of edit mode.
    public var editDisc: CGFloat = 22
    /// From the side of the card to the middle of a control of edit mode.
    public var editDiscMiddle: CGFloat = 28
    /// The width of the handle that moves a row: three lines, a point thick, five points apart.
    public var reorderWidth: CGFloat = 21.5
    /// Between the lines of that handle.
    public var reorderSpacing: CGFloat = 4
    /// The thickness of its lines.
    public var reorderLine: CGFloat = 1
    /// The thickness of the line in the control that deletes a row. Not measured.
    public var editMark: CGFloat = 2
    /// The height of the row that says that a list is being refreshed, and the side of what turns
    /// in it; UIKit's.
    public var refreshRow: CGFloat = 60
    /// See above.
    public var refreshSide: CGFloat = 20
    /// The size of the indicator of a row that leads somewhere.
    public var disclosureSize = CGSize(width: 7, height: 12)
    /// Between the content of a row and what the list puts after it.
    public var accessorySpacing: CGFloat = 8
    /// Whether the indicator of a hierarchy is in front of the row, in a column of its own.
    public var disclosureLeads = false
    /// The width of that column.
    public var outlineColumn: CGFloat = 0
    /// The size of the indicator in that column. By its looks.
    public var outlineArrow = CGSize(width: 4.9, height: 8)
    /// How much further in the rows of a level begin than those of the level around it. Measured on
    /// macOS 26; on iOS, where it is unknown, a decision of this package.
    public var outlineIndent: CGFloat = 16
    /// The least width of a swipe action.
    public var swipeActionWidth: CGFloat = 74
    /// Beside the title of a swipe action.
    public var swipeActionPadding: CGFloat = 16
    /// The size of its title, as that of a font.
    public var swipeActionText: CGFloat = 17
    /// Between its icon and its title; ours.
    public var swipeActionSpacing: CGFloat = 2
    /// Between the columns of a table; ours.
    public var columnSpacing: CGFloat = 8
    /// Between the title of a column and the arrow of its order; ours.
    public var orderSpacing: CGFloat = 4
    /// Between the sides of the card and the background of a selected row.
    public var selectionInset: CGFloat = 0
    /// The radius of the corners of that background.
    public var selectionRadius: CGFloat = 0
    /// Whether several rows can be selected in edit mode only.
    public var selectsSeveralInEditModeOnly = true
    /// Whether a selected row is filled with the accent colour, so that its content is white.
    public var selectionIsProminent = false

    /// Makes the lengths of iOS.
    public init() {}

    /// The lengths of macOS 26. There are no controls of edit mode there.
    public static let macOS: Controls = {
      var controls = Controls()
      controls.editingInset = 0
      controls.disclosureLeads = true
      controls.outlineColumn = 9
      controls.outlineIndent = 13
      controls.selectionInset = 10
      controls.selectionRadius = 7
      controls.selectsSeveralInEditModeOnly = false
      controls.selectionIsProminent = true
      return controls
    }()
  }
}
