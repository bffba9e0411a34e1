public import Foundation

/// Cells. They are not drawn; the view keeps what it is given.
open class UICollectionView: UIScrollView {
  /// Where a cell comes to by scrolling.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The places by their names.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8),
      centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  private static let proxy = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewLayout())
  /// Says how all of them look: nothing happens.
  public static func appearance() -> UICollectionView { proxy }

  /// Where cells are.
  open var collectionViewLayout: UICollectionViewLayout
  /// What says which cells there are.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is told what people do with cells.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// What is behind cells.
  open var backgroundView: UIView?
  /// Whether cells can be chosen, and several of them.
  open var allowsSelection = true, allowsMultipleSelection = false
  /// The cells that are chosen.
  open private(set) var indexPathsForSelectedItems: [IndexPath]?
  private var makers: [String: UICollectionViewCell.Type] = [:]

  /// Makes a view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes a view of an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// The number of sections, as the source says.
  open var numberOfSections: Int { max(dataSource?.numberOfSections(in: self) ?? 0, 0) }

  /// The number of cells of a section, as the source says.
  open func numberOfItems(inSection section: Int) -> Int {
    max(dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0, 0)
  }

  /// The cell at a place, as the source makes it.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    else { return nil }
    return dataSource?.collectionView(self, cellForItemAt: indexPath)
  }

  /// Says of which class cells are.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Makes a cell of a name.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (makers[identifier] ?? UICollectionViewCell.self).init(frame: .zero)
  }

  /// Has cells made again: nothing happens.
  open func reloadData() {}
  /// Has cells made again: nothing happens.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Has cells made: nothing happens.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Has cells removed: nothing happens.
  open func deleteItems(at indexPaths: [IndexPath]) {}

  /// Makes changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }

  /// Chooses a cell.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    let others = allowsMultipleSelection ? indexPathsForSelectedItems ?? [] : []
    indexPathsForSelectedItems = indexPath.map { others.filter { $0 != indexPath } + [$0] }
  }

  /// Makes a cell one that is not chosen.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    let others = (indexPathsForSelectedItems ?? []).filter { $0 != indexPath }
    indexPathsForSelectedItems = others.isEmpty ? nil : others
  }

  /// Moves the content to a cell: nothing happens.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}
}

/// Where cells are. They are not laid out here.
@MainActor @preconcurrency
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}
  /// The view with the cells.
  open private(set) weak var collectionView: UICollectionView?
  /// Has cells laid out: nothing happens.
  open func invalidateLayout() {}
  /// Prepares.
  open func prepare() {}
}

/// Cells one after the other. They are not laid out here.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Directions.
  public enum ScrollDirection: Int, Sendable {
    /// The directions by their names.
    case vertical, horizontal
  }

  /// The direction.
  open var scrollDirection = ScrollDirection.vertical
  /// Sizes in points.
  open var itemSize = CGSize(width: 50, height: 50), estimatedItemSize = CGSize.zero,
    headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
  /// What is left free between cells, in points.
  open var minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
  /// What is left free around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
}

/// What says which cells there are.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// The number of cells of a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  /// Makes the cell at a place.
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What is told what people do with cells. Cells are not drawn here: it is told nothing.
@MainActor @preconcurrency
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Told that people choose a cell.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Told that people choose a cell no more.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Told that a cell will be seen.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// What says how large cells are.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of a cell in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  /// The size that the layout says.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}

/// Something that is made again for another place.
open class UICollectionReusableView: UIView {
  /// Makes a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The name by which such views are made.
  open internal(set) var reuseIdentifier: String?
  /// Told that the view will show something else.
  open func prepareForReuse() {}
}

/// A cell. It is not drawn; it keeps what it is given.
open class UICollectionViewCell: UICollectionReusableView {
  /// What is in the cell.
  public let contentView = UIView()
  /// What is behind the cell, and behind a chosen one.
  open var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// Whether the cell is chosen, or touched.
  open var isSelected = false, isHighlighted = false
  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind it, as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  /// Makes a cell.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// A screen of cells.
open class UICollectionViewController: UIViewController {
  /// The cells.
  open var collectionView: UICollectionView!

  /// Makes a screen.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  /// Makes a screen of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// An object that gives what an activity is done with.
@MainActor @preconcurrency
public protocol UIActivityItemSource: AnyObject {
  /// Something that has the type of what is given later.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// What the activity is done with.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The title.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}
