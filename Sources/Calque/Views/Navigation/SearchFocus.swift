nonisolated extension View {
  /// Has a state say whether people write into the field of the search inside, and begin and end
  /// the search.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Has a state say whether people write into the field of the search inside, and begin and end
  /// the search.
  ///
  /// - Parameters:
  ///   - binding: Which of several views has the focus.
  ///   - value: The value of the field.
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(
      EnvironmentModifier {
        // A view that reads the state is evaluated again when it changes.
        _ = binding.wrappedValue
        $0.searchFocusTargets.append(FocusTarget(binding, value))
      })
  }
}

private let searchFocusTargetsSlot = EnvironmentSlot<[FocusTarget]>()

extension EnvironmentValues {
  /// The states around that say whether people write into the field of a search.
  var searchFocusTargets: [FocusTarget] {
    get { self[searchFocusTargetsSlot] ?? [] }
    set { self[searchFocusTargetsSlot] = newValue }
  }
}
