/// The indices of a collection, each with the id of its element.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable> {
  let base: Base
  let id: (Base.Element) -> ID

  /// An index of a collection with the id of the element there.
  public struct Element: Identifiable {
    let index: Base.Index
    /// The id of the element.
    public let id: ID
  }
}

extension IndexedIdentifierCollection: Sequence, Collection {
  /// The index of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The index after the last element.
  public var endIndex: Base.Index { base.endIndex }

  /// The index after another one.
  public func index(after index: Base.Index) -> Base.Index { base.index(after: index) }

  /// The index with the id of the element there.
  public subscript(position: Base.Index) -> Element {
    Element(index: position, id: id(base[position]))
  }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index before another one.
  public func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The index at a distance from another one.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(index, offsetBy: distance)
  }

  /// How many elements there are from one index to another.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }
}
