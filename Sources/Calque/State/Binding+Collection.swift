/// A binding to a collection goes through bindings to its elements.
///
/// It has the members of a collection too, and is none: lists and loops over bindings would be
/// ambiguous with those over any collection.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>

  /// Goes through the indices that the collection had in the beginning.
  public struct Iterator: IteratorProtocol {
    private let binding: Binding<Value>
    private var indices: Value.Indices.Iterator

    fileprivate init(_ binding: Binding<Value>) {
      self.binding = binding
      indices = binding.indices.makeIterator()
    }

    /// The binding to the next element.
    public mutating func next() -> Binding<Value.Element>? { indices.next().map { binding[$0] } }
  }

  /// Makes an iterator of the bindings to the elements.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// How many elements there are.
  public var count: Int { wrappedValue.count }
  /// How many elements there are, without counting them.
  public var underestimatedCount: Int { wrappedValue.underestimatedCount }
  /// Whether there are no elements.
  public var isEmpty: Bool { wrappedValue.isEmpty }
  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// A binding to the first element; nil if there is none.
  public var first: Binding<Value.Element>? { indices.first.map { self[$0] } }

  /// A binding to the element at an index, which must be there when it is read.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue[position] }, set: { wrappedValue[position] = $0 })
  }

  /// The index of the first element whose binding satisfies a condition; nil if none does.
  public func firstIndex(
    where condition: (Binding<Value.Element>) throws -> Bool
  ) rethrows -> Value.Index? {
    try indices.first { try condition(self[$0]) }
  }
}

extension Binding where Value: MutableCollection & BidirectionalCollection {
  /// A binding to the last element; nil if there is none.
  public var last: Binding<Value.Element>? {
    isEmpty ? nil : self[wrappedValue.index(before: endIndex)]
  }
}
