/// A value that a scene keeps by a key: in a host, one of ``ViewHost/sceneStorage``. The view is
/// evaluated again when it changes.
@propertyWrapper
public struct SceneStorage<Value> {
  let key: StoredKey<Value>
  private var values: StoredValues?

  init(_ key: StoredKey<Value>) { self.key = key }

  /// The stored value, or the one of the declaration if none is stored. Outside of a host nothing
  /// is stored.
  public var wrappedValue: Value {
    get { values.map { key.value(in: $0) } ?? key.initial }
    nonmutating set { values?[key.name] = key.write(newValue) }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    let this = self
    return Binding(get: { this.wrappedValue }, set: { this.wrappedValue = $0 })
  }
}

extension SceneStorage: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    values = place.storage.sceneStorage
    place.follow(key.name, of: place.storage.sceneStorage)
  }
}
