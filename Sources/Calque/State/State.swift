/// A value that belongs to a view's place in the user interface and survives its evaluations.
/// Changing it has the host evaluate its views again.
@propertyWrapper
public struct State<Value> {
  private var location: StateLocation<Value>

  /// Makes a state with the value that it has when the view first appears.
  public init(wrappedValue value: Value) {
    location = StateLocation(value)
  }

  /// Makes a state with the value that it has when the view first appears.
  public init(initialValue value: Value) {
    location = StateLocation(value)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// A binding to the value, for views that change it.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.value }, set: { location.value = $0 })
  }
}

// An extension of its own: otherwise every state without a value would be made by this initializer,
// and `@State var isOn: Bool` had no memberwise initializer that takes the value.
extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that is `nil` when the view first appears.
  public init() {
    self.init(initialValue: nil)
  }
}

extension State: InstallableProperty {
  mutating func install(at place: PropertyPlace) { location = location.installed(at: place) }
}

/// What the copies of one view value share: the initial value, and the cell once it is installed.
final class StateLocation<Value> {
  var initial: Value
  var cell: StateCell<Value>?

  init(_ initial: Value) {
    self.initial = initial
  }

  /// The location of the same initial value at a place: the same view value may be shown at other
  /// places, with other values.
  ///
  /// - Parameter note: Called when the value is set.
  @MainActor
  func installed(
    at place: PropertyPlace, _ note: @escaping (StateStorage) -> Void = { _ in }
  ) -> StateLocation {
    let (storage, name) = (place.storage, place.name)
    let installed = StateLocation(initial)
    let cell = storage.cell(at: place.identity) {
      StateCell(initial) { [weak storage] in
        guard let storage else { return }
        note(storage)
        storage.changed(name, of: $0)
      }
    }
    cell.owner = place.owner
    installed.cell = cell
    return installed
  }

  /// Before a host shows the view, the value is only kept here.
  var value: Value {
    get { cell?.value ?? initial }
    set {
      guard let cell else {
        initial = newValue
        return
      }
      cell.value = newValue
    }
  }
}

/// A value in the storage of a host.
final class StateCell<Value> {
  private let onChange: ((any StateOwner)?) -> Void
  /// What is evaluated again when the value changes; nil for all.
  var owner: (any StateOwner)?
  var value: Value {
    didSet { onChange(owner) }
  }

  init(_ value: Value, onChange: @escaping ((any StateOwner)?) -> Void) {
    self.value = value
    self.onChange = onChange
  }
}
