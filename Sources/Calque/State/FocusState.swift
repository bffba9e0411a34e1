/// Says which view has the focus, and moves it.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// Which view has the focus, for views that say so or move it.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: StateLocation<Value>

    /// The value of the view with the focus.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var location: StateLocation<Value>

  /// Makes a state that says whether a view has the focus.
  public init() where Value == Bool { location = StateLocation(false) }

  /// Makes a state that says which of several views has the focus; nil for none.
  public init<T: Hashable>() where Value == T? { location = StateLocation(nil) }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// What `focused(_:equals:)` is given.
  public var projectedValue: Binding { Binding(location: location) }
}

extension FocusState: InstallableProperty {
  mutating func install(at place: PropertyPlace) {
    location = location.installed(at: place) { $0.focus.noteWrite() }
  }
}
