public import Combine
public import Observation

/// A name of a value that the view with the focus tells others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the views with the focus, and the scenes around them, tell others.
public struct FocusedValues {
  var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil if nothing that has the focus told it.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil if nothing that has the focus told it.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }
}

private let focusedValuesSlot = EnvironmentSlot<FocusedValues>()

extension EnvironmentValues {
  /// What a host says that views with the focus tell, beside what the views of the host tell.
  public var focusedValues: FocusedValues {
    get { self[focusedValuesSlot] ?? FocusedValues() }
    set { self[focusedValuesSlot] = newValue }
  }
}

/// A value that the view with the focus tells.
@propertyWrapper
public struct FocusedValue<Value> {
  private let find: (FocusedValues) -> Value?
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { find = { $0[keyPath: keyPath] } }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    find = { $0[object: objectType] }
  }

  /// The value; nil if nothing that has the focus tells it.
  public var wrappedValue: Value? { value }
}

extension FocusedValue: ReadingProperty {
  var read: Value? { value }

  mutating func install(at place: PropertyPlace) { value = find(place.focusedValues) }
}

/// A binding that the view with the focus tells, as its value.
@propertyWrapper
public struct FocusedBinding<Value> {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  private var binding: Binding<Value>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  /// The value; nil if nothing that has the focus tells the binding.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The value as an optional one.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension FocusedBinding: ReadingProperty {
  var read: Binding<Value>? { binding }

  mutating func install(at place: PropertyPlace) {
    binding = place.focusedValues[keyPath: keyPath]
  }
}

/// An observable object that the view with the focus tells.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject> {
  private var object: ObjectType?

  /// Reads the object by its type.
  public init() {}

  /// The object; nil if nothing that has the focus tells it.
  public var wrappedValue: ObjectType? { object }
}

extension FocusedObject: ReadingProperty {
  var read: ObjectType? { object }

  mutating func install(at place: PropertyPlace) {
    object = place.focusedValues[object: ObjectType.self]
  }
}
