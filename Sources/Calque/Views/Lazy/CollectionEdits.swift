import Foundation

/// What users may do to a collection whose elements are rows of a list.
///
/// An action that was set may be nil: it takes away one that is set further inside.
struct CollectionEdits {
  var delete: ((IndexSet) -> Void)??
  var move: ((IndexSet, Int) -> Void)??
  var insert: [DropAction] = []

  /// Adds what is set further inside, which counts less.
  func filled(with inner: CollectionEdits) -> CollectionEdits {
    var edits = self
    if edits.delete == nil { edits.delete = inner.delete }
    if edits.move == nil { edits.move = inner.move }
    edits.insert += inner.insert
    return edits
  }

  /// Deletes elements, if that is allowed.
  var onDelete: ((IndexSet) -> Void)? { delete ?? nil }
  /// Moves elements in front of an offset, if that is allowed.
  var onMove: ((IndexSet, Int) -> Void)? { move ?? nil }
}

/// An element of a collection, as its rows know it.
struct CollectionElement {
  let id: AnyHashable
  /// Its offset in the collection.
  let offset: Int
  /// How many elements the collection has.
  let count: Int
  let edits: CollectionEdits
  /// The place of the collection: rows are moved within it.
  let collection: ViewIdentity
}
