import CalqueLayout

nonisolated extension View {
  /// Adds a gesture, which happens where no gesture of the views inside does.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .afterInside, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that can be switched off. The name has no effect here.
  public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Adds a gesture that happens before those of the views inside.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .beforeInside, mask: mask))
  }

  /// Adds a gesture that happens before those of the views inside, and can be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Adds a gesture that happens together with those of the views inside.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .withInside, mask: mask))
  }

  /// Adds a gesture that happens together with those of the views inside, and can be switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }
}

/// A node with a gesture around each view.
struct GestureModifier<T: Gesture> {
  let gesture: T
  let precedence: NodeGesture.Precedence
  let mask: GestureMask
}

extension GestureModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard let gesture = emitter.connected(gesture) else { return content._emit(into: emitter) }
    let isEnabled = emitter.environment.isEnabled
    var details = NodeDetails()
    details.input = GestureInput(
      NodeGesture(
        precedence, isOwn: mask.contains(.gesture) && isEnabled, isInside: mask.contains(.subviews)
      ) { VoidRecognizer(gesture._makeRecognizer()) }, isDisabled: !isEnabled)
    emitter.wrap(.identity, details: details) { content._emit(into: emitter) }
  }
}

private final class GestureInput: InputFacet {
  let gesture: NodeGesture?
  let isDisabled: Bool
  var touchSize: TouchSize { .view }

  init(_ gesture: NodeGesture, isDisabled: Bool) {
    self.gesture = gesture
    self.isDisabled = isDisabled
  }
}
