/// What users may do to the elements of a collection in a list.
public struct EditActions<Data>: OptionSet, Hashable, Sendable {
  /// A bit for each action.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: MutableCollection {
  /// Moving elements.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Deleting elements.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Moving and deleting elements.
  public static var all: EditActions<Data> { [.move, .delete] }
}
