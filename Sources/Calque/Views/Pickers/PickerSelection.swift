/// The value of a picker, whatever its type.
struct PickerSelection {
  /// The value.
  let value: () -> AnyHashable
  /// Whether a tag is of the type of the value.
  let accepts: (AnyHashable) -> Bool
  /// Whether a tag is the value; of several values, all of them.
  let contains: (AnyHashable) -> Bool
  /// Makes a tag the value.
  let select: (AnyHashable) -> Void

  nonisolated init<Value: Hashable>(_ selection: Binding<Value>) {
    self.init([selection])
  }

  nonisolated init<C: RandomAccessCollection, Value: Hashable>(
    _ sources: C, _ selection: KeyPath<C.Element, Binding<Value>>
  ) {
    self.init(sources.map { $0[keyPath: selection] })
  }

  private nonisolated init<Value: Hashable>(_ bindings: [Binding<Value>]) {
    value = { bindings.first.map { AnyHashable($0.wrappedValue) } ?? AnyHashable(0) }
    accepts = { $0.base is Value }
    contains = { tag in
      guard let value = tag.base as? Value else { return false }
      return bindings.allSatisfy { $0.wrappedValue == value }
    }
    select = { tag in
      guard let value = tag.base as? Value else { return }
      for binding in bindings { binding.wrappedValue = value }
    }
  }
}

/// An option of a picker.
struct PickerOption {
  /// How many views are before it.
  let index: Int
  /// The value that it is for; nil for a view that cannot be chosen.
  let tag: AnyHashable?
  /// Its texts.
  let title: String?
  let isEnabled: Bool
  /// How many sections began before it; nil outside of sections.
  let section: Int?
  /// Whether it is the header or footer of a section.
  let isNote: Bool
}
