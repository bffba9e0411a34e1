/// A value that views tell the views around them. Each key is a type of its own.
public protocol PreferenceKey<Value> {
  /// What is told.
  associatedtype Value
  /// What is taken where no view tells a value.
  static var defaultValue: Value { get }
  /// Joins the values of two views, in the order of the views.
  ///
  /// - Parameters:
  ///   - value: What has been joined so far; it gets the result.
  ///   - nextValue: The value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// `nil`
  public static var defaultValue: Value { nil }
}

/// What the views inside of a view tell.
package struct PreferenceValues {
  /// The value of a key.
  private class Entry {
    func joined(with next: Entry) -> Entry { self }
  }

  private final class EntryOf<Key: PreferenceKey>: Entry {
    let value: Key.Value

    init(_ value: Key.Value) { self.value = value }

    override func joined(with next: Entry) -> Entry {
      guard let next = next as? EntryOf<Key> else { return self }
      var value = value
      Key.reduce(value: &value) { next.value }
      return EntryOf(value)
    }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value of a key; the default one if no view tells one.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
    get { (entries[ObjectIdentifier(key)] as? EntryOf<Key>)?.value ?? Key.defaultValue }
    set { entries[ObjectIdentifier(key)] = EntryOf<Key>(newValue) }
  }

  /// Adds the values of the next view.
  mutating func join(_ next: PreferenceValues) {
    if entries.isEmpty {
      self = next
      return
    }
    for (key, entry) in next.entries {
      entries[key] = entries[key]?.joined(with: entry) ?? entry
    }
  }
}
