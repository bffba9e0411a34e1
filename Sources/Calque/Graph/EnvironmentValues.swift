public import Observation

/// What views are told by their surroundings: locale, direction, fonts, colours and whatever you
/// add with an ``EnvironmentKey``.
///
/// A copy costs a reference count. A change copies a reference for each value that was set; values
/// that were not set take no memory.
public struct EnvironmentValues {
  private var storage: Storage

  private final class Storage {
    /// The values by their slots, each in a ``Box``; nil if nothing was set.
    // As in the emitter, checks are left out where every node passes.
    @exclusivity(unchecked) var slots: [AnyObject?]
    /// The values of the keys and objects of users.
    @exclusivity(unchecked) var custom: [ObjectIdentifier: Any]

    init(slots: [AnyObject?], custom: [ObjectIdentifier: Any]) {
      self.slots = slots
      self.custom = custom
    }
  }

  private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// Makes an environment of defaults: locale `en_US_POSIX`, left to right, GMT, light, scale 1.
  public init() {
    storage = Storage(slots: [], custom: [:])
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&storage) {
      storage = Storage(slots: storage.slots, custom: storage.custom)
    }
  }

  /// Whether this is an unchanged copy, which is quickly told.
  func isCopy(of other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  /// The value of a slot; nil if it was not set.
  package subscript<Value>(slot: EnvironmentSlot<Value>) -> Value? {
    get {
      guard slot.index < storage.slots.count, let box = storage.slots[slot.index] else {
        return nil
      }
      // Only the setter below fills the slot, and the slot says the type.
      return unsafeDowncast(box, to: Box<Value>.self).value
    }
    set {
      makeUnique()
      if slot.index >= storage.slots.count {
        guard newValue != nil else { return }
        let missing = slot.index + 1 - storage.slots.count
        storage.slots.append(contentsOf: repeatElement(nil, count: missing))
      }
      storage.slots[slot.index] = newValue.map { Box($0) }
    }
  }

  /// The value of a slot, or a default where it was not set.
  package subscript<Value>(slot: EnvironmentSlot<Value>, default value: Value) -> Value {
    // Not a getter: that would copy a large value for a part of it.
    _read {
      if slot.index < storage.slots.count, let box = storage.slots[slot.index] {
        yield unsafeDowncast(box, to: Box<Value>.self).value
      } else {
        yield value
      }
    }
    set { self[slot] = newValue }
  }

  /// The value of a key of yours.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(key)] = newValue
    }
  }

  /// The observable object of a type, if one was set.
  public subscript<Object: AnyObject & Observable>(objectType: Object.Type) -> Object? {
    get { self[object: objectType] }
    set { self[object: objectType] = newValue }
  }

  /// The object of a type, if one was set.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage.custom[ObjectIdentifier(type)] as? Object }
    set {
      makeUnique()
      storage.custom[ObjectIdentifier(type)] = newValue
    }
  }
}
