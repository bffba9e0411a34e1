nonisolated extension View {
  /// Has people feel a change of a value; see ``ViewHost/sensoryFeedback``.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { _, _ in feedback })
      .modifier(SettingModifier((feedback, trigger)))
  }

  /// Has people feel a change of a value on a condition.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger) { condition($0, $1) ? feedback : nil })
      .modifier(SettingModifier((feedback, trigger)))
  }

  /// Has people feel what a change of a value comes to.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    modifier(FeedbackModifier(trigger: trigger, feedback: feedback))
      .modifier(SettingModifier(trigger))
  }
}

/// Has a device be felt when a value changes.
private struct FeedbackModifier<Trigger: Equatable> {
  @Environment(\.playFeedback) private var play
  let trigger: Trigger
  let feedback: (Trigger, Trigger) -> SensoryFeedback?

  nonisolated init(
    trigger: Trigger, feedback: @escaping (Trigger, Trigger) -> SensoryFeedback?
  ) {
    (self.trigger, self.feedback) = (trigger, feedback)
  }
}

extension FeedbackModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: trigger) { old, new in
      if let feedback = feedback(old, new) { play(feedback) }
    }
  }
}

/// What people felt or heard of a host.
final class PlayedFeedback {
  var list: [SensoryFeedback] = []
}

private let playFeedbackSlot = EnvironmentSlot<(SensoryFeedback) -> Void>()

extension EnvironmentValues {
  /// Has a device be felt or heard.
  var playFeedback: (SensoryFeedback) -> Void {
    get { self[playFeedbackSlot] ?? { _ in } }
    set { self[playFeedbackSlot] = newValue }
  }
}
