/// Says which view assistive technology is at, and moves it. Nothing but code moves it here.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable> {
  /// Which view assistive technology is at, for views that say so or move it.
  @propertyWrapper
  public struct Binding {
    fileprivate let location: StateLocation<Value>

    /// The value of the view.
    public var wrappedValue: Value {
      get { location.value }
      nonmutating set { location.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private var location: StateLocation<Value>

  /// Makes a state that says whether assistive technology is at a view.
  public init() where Value == Bool { location = StateLocation(false) }

  /// Makes a state that says which of several views assistive technology is at; nil for none.
  public init<T: Hashable>() where Value == T? { location = StateLocation(nil) }

  /// Makes a state for some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init() }

  /// Makes a state for some technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init()
  }

  /// The value of the view.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// What `accessibilityFocused(_:equals:)` is given.
  public var projectedValue: Binding { Binding(location: location) }
}

extension AccessibilityFocusState: InstallableProperty {
  mutating func install(at place: PropertyPlace) { location = location.installed(at: place) }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Speech in place of the screen.
  public static let voiceOver = Self(rawValue: 1)
  /// Switches in place of fingers.
  public static let switchControl = Self(rawValue: 2)
}
