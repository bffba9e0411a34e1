import Foundation

/// Values that an app keeps by key: what ``AppStorage`` and ``SceneStorage`` read and write.
///
/// A host has its own values in memory, so that tests neither see those of a person nor those of
/// each other; see ``ViewHost/appStorage``.
public final class StoredValues {
  private let defaults: UserDefaults?
  private var values: [String: Any] = [:]
  private var observers: [ObjectIdentifier: WeakObserver] = [:]

  private struct WeakObserver {
    let key: String
    weak var observer: StoredValueObserver?
  }

  /// Makes values in memory.
  public init() { defaults = nil }

  init(_ defaults: UserDefaults) { self.defaults = defaults }

  @MainActor private static var known: [ObjectIdentifier: StoredValues] = [:]

  /// The values of a user's defaults. Changes that are made elsewhere are seen at the next
  /// evaluation.
  @MainActor static func of(_ defaults: UserDefaults) -> StoredValues {
    let id = ObjectIdentifier(defaults)
    if let values = known[id] { return values }
    let values = StoredValues(defaults)
    known[id] = values
    return values
  }

  /// The value of a key: a `Bool`, `Int`, `Double`, `String`, `URL`, `Date` or `Data`; nil if there
  /// is none. A change has the views evaluated again that read the key.
  public subscript(key: String) -> Any? {
    get { defaults.map { $0.object(forKey: key) } ?? values[key] }
    set {
      if let defaults {
        defaults.set(newValue, forKey: key)
      } else {
        values[key] = newValue
      }
      observers = observers.filter { $0.value.observer != nil }
      for observer in observers.values where observer.key == key {
        observer.observer?.report()
      }
    }
  }

  /// Tells an observer of changes of a key.
  func add(_ observer: StoredValueObserver, for key: String) {
    observers[ObjectIdentifier(observer)] = WeakObserver(key: key, observer: observer)
  }
}

/// A property that reads a stored value.
final class StoredValueObserver {
  /// Has what the property belongs to run again.
  var report: () -> Void = {}
}

/// A key of stored values, and what the value is if there is none.
struct StoredKey<Value> {
  let name: String
  let initial: Value
  /// Makes a value of what is stored; nil if that is of another type.
  let read: (Any) -> Value?
  /// Makes what is stored; nil if nothing is.
  let write: (Value) -> Any?

  func value(in values: StoredValues) -> Value { values[name].flatMap(read) ?? initial }
}

extension StoredKey {
  /// A key of a value that is stored as it is.
  static func plain<Stored>(_ name: String, _ initial: Value, as: Stored.Type) -> StoredKey {
    // An optional value that is nil is not stored.
    StoredKey(name: name, initial: initial, read: { $0 as? Value }, write: { $0 as? Stored })
  }

  /// A key of a value that is stored by its raw value.
  static func raw(_ name: String, _ initial: Value) -> StoredKey where Value: RawRepresentable {
    StoredKey(
      name: name, initial: initial,
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }

  /// A key of a value that is stored by its raw value, or nil.
  static func raw<Wrapped: RawRepresentable>(_ name: String) -> StoredKey where Value == Wrapped? {
    StoredKey(
      name: name, initial: nil,
      read: { ($0 as? Wrapped.RawValue).flatMap(Wrapped.init(rawValue:)) },
      write: { $0?.rawValue })
  }

  /// A key of a URL, which is also read from a string.
  static func url(_ name: String, _ initial: URL) -> StoredKey where Value == URL {
    StoredKey(name: name, initial: initial, read: readURL, write: { $0 })
  }

  /// A key of a URL or nil.
  static func url(_ name: String) -> StoredKey where Value == URL? {
    StoredKey(name: name, initial: nil, read: { readURL($0) }, write: { $0 })
  }

  private static func readURL(_ stored: Any) -> URL? {
    stored as? URL ?? (stored as? String).flatMap { URL(string: $0) }
  }
}
