import CalqueLayout
import Foundation

/// What scrolls a view.
public enum ScrollPhase: Hashable, Sendable {
  /// Nothing.
  case idle
  /// Soon a finger.
  case tracking
  /// A finger.
  case interacting
  /// What is left of the speed of a finger.
  case decelerating
  /// Code.
  case animating

  /// Whether it scrolls.
  public var isScrolling: Bool { self != .idle }
}

/// What is known when the phase of scrolling changes.
public struct ScrollPhaseChangeContext {
  /// Where the view is scrolled to.
  public let geometry: ScrollGeometry
  /// How fast it moves, in points a second; a host does not know it.
  public let velocity: CGVector?
}

/// What is done when the phase of a scroll view changes.
struct ScrollPhaseHandler {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

nonisolated extension View {
  /// Does something when scrolling begins or ends of the first scroll view inside.
  ///
  /// A finger that drags and ``ViewHost/scroll(_:by:)`` are ``ScrollPhase/interacting``. A host has
  /// no speed that is left when a finger is lifted: nothing decelerates, and the scroll view is
  /// idle again. What views ask for in an animation is ``ScrollPhase/animating``.
  ///
  /// - Parameter action: Gets the phase before and the new one.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Does something when scrolling begins or ends of the first scroll view inside.
  ///
  /// - Parameter action: Gets the phase before, the new one, and where the view is scrolled to.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    let handler = ScrollPhaseHandler(action: action)
    return environment(\.hasScrollPhaseHandler, true)
      .modifier(SettingModifier(handler, name: "onScrollPhaseChange(_:)"))
  }
}

private let hasScrollPhaseHandlerSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether something is done when the phase of a scroll view changes.
  var hasScrollPhaseHandler: Bool {
    get { self[hasScrollPhaseHandlerSlot] ?? false }
    set { self[hasScrollPhaseHandlerSlot] = newValue }
  }
}
