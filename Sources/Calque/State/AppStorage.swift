import Foundation

/// A value that the app keeps by a key. The view is evaluated again when it changes.
///
/// In a host the values are those of ``ViewHost/appStorage``, unless a store is given here or by
/// `defaultAppStorage(_:)`. Outside of a host they are those of `UserDefaults.standard`.
@propertyWrapper
public struct AppStorage<Value> {
  let key: StoredKey<Value>
  private let store: UserDefaults?
  private var values: StoredValues?

  init(_ key: StoredKey<Value>, _ store: UserDefaults?) {
    (self.key, self.store) = (key, store)
  }

  private var current: StoredValues { values ?? StoredValues(store ?? .standard) }

  /// The stored value, or the one of the declaration if none is stored.
  public var wrappedValue: Value {
    get { key.value(in: current) }
    nonmutating set { current[key.name] = key.write(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let (key, values) = (key, current)
    return Binding(get: { key.value(in: values) }, set: { values[key.name] = key.write($0) })
  }
}

extension AppStorage: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    let values =
      (store ?? place.environment.defaultAppStorage).map { .of($0) } ?? place.storage.appStorage
    self.values = values
    place.follow(key.name, of: values)
  }
}

extension PropertyPlace {
  /// Has what the property belongs to run again when a stored value changes.
  @MainActor
  func follow(_ key: String, of values: StoredValues) {
    let observer = storage.cell(at: identity) { StoredValueObserver() }
    observer.report = { [weak storage, name, owner] in storage?.changed(name, of: owner) }
    values.add(observer, for: key)
  }
}

private let defaultAppStorageSlot = EnvironmentSlot<UserDefaults>()

extension EnvironmentValues {
  /// Where ``AppStorage`` properties without a store of their own keep their values; nil for the
  /// host's own values.
  var defaultAppStorage: UserDefaults? {
    get { self[defaultAppStorageSlot] }
    set { self[defaultAppStorageSlot] = newValue }
  }
}
