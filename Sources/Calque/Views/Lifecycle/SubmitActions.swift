/// What is done when an input is submitted, the innermost modifiers first.
struct SubmitActions {
  fileprivate var actions: [(triggers: SubmitTriggers, action: () -> Void)] = []

  /// Does what is to be done for a kind of input.
  func run(_ trigger: SubmitTriggers) {
    for (triggers, action) in actions where triggers.contains(trigger) { action() }
  }
}

private let submitActionsSlot = EnvironmentSlot<SubmitActions>()

extension EnvironmentValues {
  /// What is done when an input is submitted.
  var submitActions: SubmitActions {
    get { self[submitActionsSlot] ?? SubmitActions() }
    set { self[submitActionsSlot] = newValue }
  }
}

nonisolated extension View {
  /// Does something when an input inside is submitted; see ``ViewHost/submit(_:)``. Where several
  /// modifiers are around a field, the innermost one comes first.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.submitActions.actions.insert((triggers, action), at: 0) })
  }

  /// Keeps what is submitted inside from views around.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(EnvironmentModifier { if isBlocking { $0.submitActions = SubmitActions() } })
  }
}
