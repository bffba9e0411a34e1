public import Foundation

extension MutableCollection {
  /// Moves the elements at some offsets in front of another one; their order stays.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements. Those outside of the collection are left out.
  ///   - destination: The offset, before the move, of the element that they are put in front of;
  ///     the number of elements puts them to the end.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in elements.enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    for (index, element) in zip(indices, before + moved + after) { self[index] = element }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets. Offsets outside of the collection are left out.
  public mutating func remove(atOffsets offsets: IndexSet) {
    self = Self(enumerated().lazy.filter { !offsets.contains($0.offset) }.map(\.element))
  }
}

extension Binding where Value: MutableCollection {
  /// The actions that edit the collection of the binding.
  func edits(_ actions: EditActions<Value>) -> CollectionEdits {
    var edits = CollectionEdits()
    if actions.rawValue & 1 != 0 {
      edits.move = .some { wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if actions.rawValue & 2 != 0, Value.self is any RangeReplaceableCollection.Type {
      edits.delete = .some { offsets in
        func remove<Elements: RangeReplaceableCollection>(from elements: Elements) {
          var elements = elements
          elements.remove(atOffsets: offsets)
          if let elements = elements as? Value { wrappedValue = elements }
        }
        if let elements = wrappedValue as? any RangeReplaceableCollection { remove(from: elements) }
      }
    }
    return edits
  }
}
