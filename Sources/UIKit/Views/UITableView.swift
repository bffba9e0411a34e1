public import Foundation

/// Rows. They are not drawn; the view keeps what it is given.
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

  /// Where a row comes to by scrolling.
  public enum ScrollPosition: Int, Sendable {
    /// The places by their names.
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// The ways by their names.
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  private static let proxy = UITableView()
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITableView { proxy }

  /// How rows look.
  public private(set) var style = Style.plain
  /// What says which rows there are.
  open weak var dataSource: (any UITableViewDataSource)?
  /// What is told what people do with rows.
  open weak var delegate: (any UITableViewDelegate)?
  /// How lines between rows look.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The colour of lines between rows.
  open var separatorColor: UIColor?
  /// What is left free beside lines, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// What is in front of and after rows.
  open var tableHeaderView: UIView?, tableFooterView: UIView?
  /// What is behind rows.
  open var backgroundView: UIView?
  /// Sizes in points.
  open var rowHeight: CGFloat = -1, sectionHeaderTopPadding: CGFloat = 0,
    estimatedRowHeight: CGFloat = -1, sectionHeaderHeight: CGFloat = -1,
    sectionFooterHeight: CGFloat = -1
  /// Whether rows can be chosen, and several of them.
  open var allowsSelection = true, allowsMultipleSelection = false
  /// Whether rows can be moved and deleted.
  open var isEditing = false
  /// The rows that are chosen.
  open private(set) var indexPathsForSelectedRows: [IndexPath]?
  private var makers: [String: UITableViewCell.Type] = [:]

  /// As high as the content.
  public nonisolated static let automaticDimension: CGFloat = -1

  /// Makes rows.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Makes rows.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes rows of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of sections, as the source says.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

  /// The number of rows of a section, as the source says.
  open func numberOfRows(inSection section: Int) -> Int {
    max(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0, 0)
  }

  /// The row at a place, as the source makes it.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row)
    else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// The row that is chosen.
  open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// Says of which class rows are.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Makes a row of a name, nil if no class is known for it.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    makers[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Makes a row of a name.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Has rows made again: nothing happens.
  open func reloadData() {}
  /// Has rows made again: nothing happens.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Has sections made again: nothing happens.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Has rows made: nothing happens.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Has rows removed: nothing happens.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Begins changes: nothing happens.
  open func beginUpdates() {}
  /// Ends changes: nothing happens.
  open func endUpdates() {}

  /// Makes changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Chooses a row.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = allowsMultipleSelection ? indexPathsForSelectedRows ?? [] : []
    indexPathsForSelectedRows = indexPath.map { others.filter { $0 != indexPath } + [$0] }
  }

  /// Makes a row one that is not chosen.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    indexPathsForSelectedRows = others.isEmpty ? nil : others
  }

  /// Moves the content to a row: nothing happens.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Says whether rows can be moved and deleted.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

/// What says which rows there are.
@MainActor @preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Makes the row at a place.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The text above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// One.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// What is told what people do with rows. Rows are not drawn here: it is told nothing.
@MainActor @preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Told that people choose a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Told that people choose a row no more.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// The height of a row in points.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// What is above a section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The height of what is above a section, in points.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// As high as the content.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Nothing.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// As high as the content.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
}

/// A row. It is not drawn; it keeps what it is given.
open class UITableViewCell: UIView {
  private static let proxy = UITableViewCell(style: .default, reuseIdentifier: nil)
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UITableViewCell { proxy }

  /// What a row shows.
  public enum CellStyle: Int, Sendable {
    /// The styles by their names.
    case `default`, value1, value2, subtitle
  }

  /// How a chosen row looks.
  public enum SelectionStyle: Int, Sendable {
    /// The ways by their names.
    case none, blue, gray, `default`
  }

  /// What is at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// The kinds by their names.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a chosen row looks.
  open var selectionStyle = SelectionStyle.default
  /// What is at the end.
  open var accessoryType = AccessoryType.none
  /// What is at the end.
  open var accessoryView: UIView?
  /// What is behind the row, and behind a chosen one.
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// What is in the row.
  public let contentView = UIView()
  /// The texts.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The second text.
  open private(set) lazy var detailTextLabel: UILabel? = UILabel()
  /// The picture.
  open private(set) lazy var imageView: UIImageView? = UIImageView(image: nil)
  /// The name by which such rows are made.
  public let reuseIdentifier: String?
  /// Whether the row is chosen, or touched.
  open var isSelected = false, isHighlighted = false

  /// Makes a row.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a row of an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Told that the row will show something else.
  open func prepareForReuse() {}
  /// Says whether the row is chosen.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Says whether the row is touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// A screen of rows.
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The rows.
  open var tableView: UITableView!

  /// Makes a screen.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: .zero, style: style)
    (tableView.dataSource, tableView.delegate) = (self, self)
  }

  /// Makes a screen of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tableView = UITableView()
  }

  /// Makes the view.
  open override func loadView() { view = tableView }
  /// The number of sections.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The number of rows of a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Makes the row at a place.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
  /// Told that people choose a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
