import Foundation

/// Shows views for one phase after the other; the changes in between are animated.
///
/// The first phase is shown until the clock of the host moves. A phase begins when the animation to
/// the one before it has ended.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  private let phases: [Phase]
  /// What has to change for the phases to run; nil for always.
  private let trigger: (any Equatable)?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Makes a view whose phases run without end.
  ///
  /// - Parameters:
  ///   - phases: The phases, in their order.
  ///   - content: Makes the view of a phase.
  ///   - animation: How the change to a phase is animated.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger) = (Array(phases), nil)
    (self.content, self.animation) = (content, animation)
  }

  /// Makes a view whose phases run once, up to the first one again, whenever a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), trigger)
    (self.content, self.animation) = (content, animation)
  }
}

/// The phase of a view, and when the next one begins.
private final class PhaseRun {
  var index = 0
  /// When the phase after this one begins; nil while the phases do not run.
  var next: TimeInterval?
  var trigger: (any Equatable)?
  /// The change in which the phase began.
  var step: Int?
}

extension PhaseAnimator: PrimitiveView {
  /// A phase without an animation lasts for a frame.
  private static var shortest: TimeInterval { 1.0 / 60 }

  /// Writes the content of the current phase.
  public func _emit(into emitter: ViewEmitter) {
    guard !phases.isEmpty else { return }
    let clock = emitter.storage.clock
    clock.hasTimedViews = true
    clock.hasRules = true
    let identity = emitter.identity
    let run = emitter.storage.cell(at: identity.child(.part(.phases))) {
      let run = PhaseRun()
      if trigger == nil { run.next = clock.time }
      return run
    }
    if let trigger {
      if let known = run.trigger, !known.equals(trigger) { run.next = clock.time }
      run.trigger = trigger
    }
    if let next = run.next, next <= clock.time, !clock.isShowingEnd { change(run, at: next, clock) }
    if let next = run.next { clock.schedule(next, for: identity) }
    let phase = phases[min(run.index, phases.count - 1)]
    let animation = animation(phase)
    var details = NodeDetails()
    details.motion = MotionRule(step: run.step ?? -1) { $0.animation = animation }
    emitter.identity = identity.child(.part(.phaseContent))
    emitter.wrap(.identity, details: details) { content(phase)._emit(into: emitter) }
    emitter.identity = identity
  }

  private func change(_ run: PhaseRun, at time: TimeInterval, _ clock: MotionClock) {
    run.index = (run.index + 1) % phases.count
    run.step = clock.step
    let duration = animation(phases[run.index])?.duration ?? 0
    // After the last phase comes the first one, where a trigger lets the phases rest.
    let isOver = trigger != nil && run.index == 0
    run.next = isOver ? nil : time + max(duration, Self.shortest)
  }
}

extension ViewIdentity.Part {
  fileprivate static let phases = Self("phases")
  fileprivate static let phaseContent = Self("phaseContent")
}

nonisolated extension View {
  /// Shows the view with modifiers for one phase after the other.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(view: self), $0)
    } animation: {
      animation($0)
    }
  }

  /// Shows the view with modifiers for one phase after the other, whenever a value changes.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(view: self), $0)
    } animation: {
      animation($0)
    }
  }
}
