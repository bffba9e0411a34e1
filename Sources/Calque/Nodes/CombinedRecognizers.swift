/// The value of one of two gestures.
enum EitherValue<First, Second> {
  case first(First)
  case second(Second)
}

/// Two recognizers of which the second succeeds only if the first one fails.
final class ExclusiveRecognizer<First, Second>: GestureRecognizer<EitherValue<First, Second>> {
  private let first: GestureRecognizer<First>
  private let second: GestureRecognizer<Second>
  private let yieldsToRest: Bool
  private var hasFirstFailed = false
  private var secondPhase = GesturePhase<Second>.possible(nil)
  /// What the second gesture wants done while the first one may still happen.
  private var held: [() -> Void] = []

  /// - Parameter yieldsToRest: Whether the first one fails where the second one succeeds while the
  ///   finger rests, unless the first one shows something: a long press does not wait for the end
  ///   of a tap, but for that of a button.
  init(
    _ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>,
    yieldsToRest: Bool = false
  ) {
    (self.first, self.second, self.yieldsToRest) = (first, second, yieldsToRest)
  }

  override func send(_ event: GestureEvent) -> GestureOutput<EitherValue<First, Second>> {
    var actions: [() -> Void] = []
    var yields = false
    if !hasFirstFailed {
      let output = first.send(event)
      actions = output.actions
      switch output.phase {
      case .active(let value):
        return GestureOutput(.active(.first(value)), actions + dropSecond())
      case .ended(let value):
        return GestureOutput(.ended(.first(value)), actions + dropSecond())
      case .failed: hasFirstFailed = true
      case .possible(let value): yields = yieldsToRest && event.phase == .waited && value == nil
      }
    }
    if !secondPhase.isOver {
      let output = second.send(event)
      secondPhase = output.phase
      held += output.actions
      if yields, case .ended = output.phase {
        hasFirstFailed = true
        actions += first.cancel()
      }
    }
    guard hasFirstFailed else { return GestureOutput(.possible(nil), actions) }
    actions += held
    held = []
    return GestureOutput(secondPhase.map { .second($0) }, actions)
  }

  override func cancel() -> [() -> Void] {
    (hasFirstFailed ? [] : first.cancel()) + dropSecond()
  }

  private func dropSecond() -> [() -> Void] {
    held = []
    guard !secondPhase.isOver else { return [] }
    secondPhase = .failed
    return second.cancel()
  }
}

/// Two recognizers that do not disturb each other.
final class SimultaneousRecognizer<First, Second>: GestureRecognizer<(First?, Second?)> {
  private let first: GestureRecognizer<First>
  private let second: GestureRecognizer<Second>
  private var phases: (first: GesturePhase<First>, second: GesturePhase<Second>) = (
    .possible(nil), .possible(nil)
  )

  init(_ first: GestureRecognizer<First>, _ second: GestureRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  override func send(_ event: GestureEvent) -> GestureOutput<(First?, Second?)> {
    var actions: [() -> Void] = []
    if !phases.first.isOver {
      let output = first.send(event)
      phases.first = output.phase
      actions += output.actions
    }
    if !phases.second.isOver {
      let output = second.send(event)
      phases.second = output.phase
      actions += output.actions
    }
    return GestureOutput(phase, actions)
  }

  private var phase: GesturePhase<(First?, Second?)> {
    let value = (phases.first.value, phases.second.value)
    switch (phases.first, phases.second) {
    case (.failed, .failed): return .failed
    case (.ended, .ended), (.ended, .failed), (.failed, .ended): return .ended(value)
    case (.possible, .possible), (.possible, .failed), (.failed, .possible):
      return .possible(value.0 == nil && value.1 == nil ? nil : value)
    default: return .active(value)
    }
  }

  override func cancel() -> [() -> Void] {
    (phases.first.isOver ? [] : first.cancel()) + (phases.second.isOver ? [] : second.cancel())
  }
}

/// A recognizer at a node: events reach it with the coordinates of the node.
final class PlacedRecognizer: GestureRecognizer<Void> {
  private let recognizer: GestureRecognizer<Void>
  private let space: GestureSpace
  private let isInScrollView: Bool
  private let isThere: @MainActor (_ afterMoves: Bool) -> Bool
  private var hasMoved = false

  /// - Parameter isThere: Whether the node is still seen, also after what movements have changed:
  ///   the gesture fails once it is not.
  init(
    _ recognizer: GestureRecognizer<Void>, _ space: GestureSpace, isInScrollView: Bool,
    isThere: @escaping @MainActor (_ afterMoves: Bool) -> Bool
  ) {
    self.recognizer = recognizer
    self.space = space
    self.isInScrollView = isInScrollView
    self.isThere = isThere
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    if event.phase != .began, !isThere(hasMoved) {
      return GestureOutput(.failed, recognizer.cancel())
    }
    hasMoved = hasMoved || event.phase == .moved
    var event = event
    (event.space, event.isInScrollView) = (space, isInScrollView)
    return recognizer.send(event)
  }

  override func cancel() -> [() -> Void] { recognizer.cancel() }
}

/// A recognizer whose value does not matter.
final class VoidRecognizer<Value>: GestureRecognizer<Void> {
  private let recognizer: GestureRecognizer<Value>

  init(_ recognizer: GestureRecognizer<Value>) { self.recognizer = recognizer }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    recognizer.send(event).map { _ in }
  }

  override func cancel() -> [() -> Void] { recognizer.cancel() }
}
