public import Foundation

nonisolated extension View {
  /// Does something after a long press.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the finger rests, in seconds.
  ///   - maximumDistance: How far the finger may move, in points.
  ///   - action: What is done when the time has passed.
  ///   - onPressingChanged: Gets whether the view is pressed, whenever that changes.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Does something after a long press.
  @_disfavoredOverload
  @available(
    *, deprecated,
    renamed: "onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)"
  )
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}

private struct LongPressModifier {
  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?
}

extension LongPressModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.gesture(
      PressGesture(
        content: gesture.onEnded { [action] _ in action() },
        onPressingChanged: onPressingChanged ?? { _ in }))
  }
}

/// A gesture that tells whether its view is pressed: from the touch on, until it succeeds or fails.
private struct PressGesture<Content: Gesture> where Content.Value == Bool {
  let content: Content
  let onPressingChanged: (Bool) -> Void
}

extension PressGesture: PrimitiveGesture {
  func _makeRecognizer() -> GestureRecognizer<Bool> {
    var isPressing = false
    func change(_ value: Bool) -> (() -> Void)? {
      guard isPressing != value else { return nil }
      isPressing = value
      return { [onPressingChanged] in onPressingChanged(value) }
    }
    return ObservedRecognizer(content._makeRecognizer()) {
      if isPressing { onPressingChanged(false) }
    } action: { phase in
      switch phase {
      case .possible(true?), .active: change(true)
      case .possible: nil
      case .ended, .failed: change(false)
      }
    }
  }
}
