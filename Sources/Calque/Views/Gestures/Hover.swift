import CalqueLayout
public import Foundation

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at a point.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

nonisolated extension View {
  /// Does something when a pointer comes over the view, and when it leaves it.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(space: .local) { action($0 != nil) })
  }

  /// Does something whenever a pointer moves over the view.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space that points count from.
  ///   - action: Gets where the pointer is, or that it has left.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(
      HoverModifier(space: coordinateSpace.coordinateSpace) {
        action($0.map { .active($0) } ?? .ended)
      })
  }
}

private struct HoverModifier {
  let space: CoordinateSpace
  let update: (CGPoint?) -> Void

  nonisolated init(space: CoordinateSpace, update: @escaping (CGPoint?) -> Void) {
    self.space = space
    self.update = update
  }
}

extension HoverModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    var details = NodeDetails()
    details.input = HoverInput(HoverReaction(update: update, space: space))
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

private final class HoverInput: InputFacet {
  let hover: HoverReaction?

  @MainActor init(_ hover: HoverReaction) { self.hover = hover }
}
