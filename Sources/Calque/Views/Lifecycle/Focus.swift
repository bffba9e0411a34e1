nonisolated extension View {
  /// Has a state say whether this view has the focus, and move it here.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Has a state say whether this view has the focus, and move it here.
  ///
  /// - Parameters:
  ///   - binding: Which of several views has the focus.
  ///   - value: The value of this view.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      EnvironmentModifier {
        $0.isFocused = binding.wrappedValue == value
        if $0.isFocused { for tell in $0.focusPublications { tell() } }
        $0.focusTargets.append(FocusTarget(binding, value))
      })
  }
}

/// How a focus by default is weighed against others.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  /// Where nothing else is wanted.
  public static let automatic = Self(name: "automatic")
  /// Also where people have moved the focus into the view.
  public static let userInitiated = Self(name: "userInitiated")
}

nonisolated extension View {
  /// Moves the focus to a view when this one appears, unless a view has it.
  ///
  /// - Parameters:
  ///   - binding: Which of several views has the focus.
  ///   - value: The value of the view.
  ///   - priority: Accepted without effect: a host moves no focus by itself.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    onAppear {
      let target = FocusTarget(binding, value)
      if target.isNone() { target.set(true) }
    }
  }
}

/// A state that says whether a view has the focus.
struct FocusTarget {
  let isFocused: () -> Bool
  let set: (Bool) -> Void
  /// Whether no view has the focus, as far as the state knows.
  let isNone: () -> Bool

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) {
    isFocused = { binding.wrappedValue == value }
    isNone = { Self.none(Value.self) == .some(binding.wrappedValue) }
    set = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value, let none = Self.none(Value.self) {
        binding.wrappedValue = none
      }
    }
  }

  /// The value of a state while no view has the focus.
  private static func none<Value>(_ type: Value.Type) -> Value? {
    if type == Bool.self { return false as? Value }
    guard let optional = type as? any ExpressibleByNilLiteral.Type else { return nil }
    return optional.init(nilLiteral: ()) as? Value
  }
}

private let isFocusedSlot = EnvironmentSlot<Bool>()
private let focusTargetsSlot = EnvironmentSlot<[FocusTarget]>()

extension EnvironmentValues {
  /// Whether the nearest view around that can have the focus has it.
  public internal(set) var isFocused: Bool {
    get { self[isFocusedSlot, default: false] }
    set { self[isFocusedSlot] = newValue }
  }

  /// The states around that say whether a view has the focus.
  var focusTargets: [FocusTarget] {
    get { self[focusTargetsSlot] ?? [] }
    set { self[focusTargetsSlot] = newValue }
  }
}
