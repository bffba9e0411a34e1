public import Foundation

extension IndexPath {
  /// Makes the place of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the place of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The number of the section; 0 if there is none.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The number of the row; 0 if there is none.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The number of the item; 0 if there is none.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
