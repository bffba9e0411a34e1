/// The selection of a list, whatever its type.
struct ListSelection {
  /// Whether several rows can be selected.
  let isMultiple: Bool
  /// Whether a value is of the selection's type.
  let accepts: (AnyHashable) -> Bool
  /// Whether a value is selected.
  let contains: (AnyHashable) -> Bool
  /// The values that are selected.
  let values: () -> Set<AnyHashable>
  /// Selects a value, and nothing else.
  var select: (AnyHashable) -> Void
  /// Adds a value to those that are selected, or takes it away.
  var toggle: (AnyHashable) -> Void
  /// Selects nothing; nil where something always is.
  var clear: (() -> Void)?

  /// Exactly one value, always.
  nonisolated init<Value: Hashable>(required selection: Binding<Value>) {
    isMultiple = false
    accepts = { $0.base is Value }
    contains = { $0.base as? Value == selection.wrappedValue }
    values = { [AnyHashable(selection.wrappedValue)] }
    select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    toggle = select
  }

  /// One value, or none.
  nonisolated init?<Value: Hashable>(single selection: Binding<Value?>?) {
    guard let selection else { return nil }
    isMultiple = false
    accepts = { $0.base is Value }
    contains = { tag in
      guard let value = tag.base as? Value else { return false }
      return value == selection.wrappedValue
    }
    values = { Set([selection.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) }
    select = { if let value = $0.base as? Value { selection.wrappedValue = value } }
    toggle = select
    clear = { if selection.wrappedValue != nil { selection.wrappedValue = nil } }
  }

  /// Any number of values.
  nonisolated init?<Value: Hashable>(multiple selection: Binding<Set<Value>>?) {
    guard let selection else { return nil }
    isMultiple = true
    accepts = { $0.base is Value }
    contains = { tag in
      guard let value = tag.base as? Value else { return false }
      return selection.wrappedValue.contains(value)
    }
    values = { Set(selection.wrappedValue.map { AnyHashable($0) }) }
    select = { if let value = $0.base as? Value { selection.wrappedValue = [value] } }
    clear = { if !selection.wrappedValue.isEmpty { selection.wrappedValue = [] } }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      var values = selection.wrappedValue
      if values.remove(value) == nil { values.insert(value) }
      selection.wrappedValue = values
    }
  }
}
