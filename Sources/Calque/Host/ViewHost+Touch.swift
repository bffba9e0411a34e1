public import CalqueDrawing
import CalqueLayout
public import Foundation

// What a finger does. Each method reaches what is in front of the host at a point, as on a screen;
// where it says false, ``ViewHost/inputFailure`` says what was in the way. A view that is out of
// sight, since it is not scrolled to yet, is reached as if it was visible.
extension ViewHost {
  /// Taps a view.
  ///
  /// - Parameters:
  ///   - identifier: The name that ``View/accessibilityIdentifier(_:)`` gave to the view, or its
  ///     text or accessibility label where no view has such a name. The middle of the view is
  ///     tapped, or, where another view is in front of it or a gap is there, another point of it.
  ///   - count: How many taps follow one another shortly.
  /// - Returns: Whether a gesture has answered.
  @discardableResult
  public func tap(_ identifier: String, count: Int = 1) -> Bool {
    touch(.identifier(identifier)) { $0.tap(count) }
  }

  /// Taps a view by its text or its accessibility label.
  ///
  /// - Parameters:
  ///   - label: The whole text, as it is shown.
  ///   - identifier: The name of a view that it is inside of; nil is the whole host.
  ///   - count: How many taps follow one another shortly.
  @discardableResult
  public func tap(label: String, in identifier: String? = nil, count: Int = 1) -> Bool {
    touch(.label(label, in: identifier)) { $0.tap(count) }
  }

  /// Taps at a point, in points from the host's top left corner.
  @discardableResult
  public func tap(at point: CGPoint, count: Int = 1) -> Bool {
    touch(.point(point)) { $0.tap(count) }
  }

  /// Rests on a view for a while.
  ///
  /// - Parameters:
  ///   - identifier: The name of the view.
  ///   - duration: In seconds.
  @discardableResult
  public func longPress(_ identifier: String, duration: TimeInterval = 1) -> Bool {
    touch(.identifier(identifier)) { $0.longPress(duration) }
  }

  /// Rests on a view for a while, by its text or its accessibility label.
  @discardableResult
  public func longPress(
    label: String, in identifier: String? = nil, duration: TimeInterval = 1
  ) -> Bool {
    touch(.label(label, in: identifier)) { $0.longPress(duration) }
  }

  /// Rests at a point for a while, in points from the host's top left corner.
  @discardableResult
  public func longPress(at point: CGPoint, duration: TimeInterval = 1) -> Bool {
    touch(.point(point)) { $0.longPress(duration) }
  }

  /// Touches a view and stays there until ``release()``.
  ///
  /// A single character that no view is called by is the key of a keyboard, since a literal of one
  /// character is a string to Swift: `press("q")` is ``press(_:modifiers:)`` then.
  @discardableResult
  public func press(_ identifier: String) -> Bool {
    release()
    if touch(.identifier(identifier), finishes: false, { $0.send(.began) }) { return true }
    guard identifier.count == 1, let key = identifier.first, frame(of: identifier) == nil,
      press(KeyEquivalent(key))
    else { return false }
    inputFailure = nil
    return true
  }

  /// Lifts the finger of ``press(_:)``.
  public func release() {
    guard let sequence = heldTouch else { return }
    heldTouch = nil
    sequence.send(.ended, after: 0.1)
    sequence.finish()
  }

  /// Drags from a point to another one, in points from the host's top left corner.
  ///
  /// A scroll view stops where the finger leaves it. One with a `scrollTargetBehavior(_:)` is
  /// flung: the behavior gets the velocity, and the place that the content would decelerate to.
  ///
  /// - Parameters:
  ///   - start: Where the finger is put down.
  ///   - end: Where it is lifted.
  ///   - duration: In seconds.
  @discardableResult
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) -> Bool {
    touch(.point(start)) { $0.drag(by: end - start, duration) }
  }

  /// Drags a view.
  ///
  /// - Parameters:
  ///   - identifier: The name of the view.
  ///   - distance: In points; a positive width is towards the trailing edge.
  ///   - duration: In seconds.
  @discardableResult
  public func drag(
    _ identifier: String, by distance: CGSize, duration: TimeInterval = 0.5
  ) -> Bool {
    touch(.identifier(identifier)) { $0.drag(by: self.physical(distance), duration) }
  }

  /// Swipes over a view from its top or bottom edge, as far as it is high.
  @discardableResult
  public func swipe(_ identifier: String, from edge: VerticalEdge) -> Bool {
    let named = nodes { $0.identifier == identifier }.first
    let shown = named ?? nodes { $0.text == identifier || $0.meaningLabel == identifier }.first
    let height = shown.map { $0.scene.hostFrame(of: $0.node).height } ?? 0
    return drag(
      identifier, by: CGSize(width: 0, height: edge == .top ? height : -height), duration: 0.2)
  }

  /// Moves two fingers on a view apart or together, and turns them.
  ///
  /// - Parameters:
  ///   - identifier: The name of the view.
  ///   - scale: The distance of the fingers at the end, by that at first.
  ///   - rotation: How far they turn, clockwise.
  @discardableResult
  public func pinch(
    _ identifier: String, scale: CGFloat = 1, rotation: Angle = .zero
  ) -> Bool {
    touch(.identifier(identifier)) { $0.pinch(Double(scale), rotation.radians) }
  }

  /// Moves a pointer over a view, or away from all.
  @discardableResult
  public func hover(_ identifier: String?) -> Bool {
    guard let identifier else {
      hover(over: nil)
      return true
    }
    switch aims(at: .identifier(identifier)) {
    case .success(let aims):
      inputFailure = nil
      hover(over: aims.first)
      return true
    case .failure(let failure):
      inputFailure = failure
      return false
    }
  }

  private func hover(over aim: TouchAim?) {
    let reactions: [(HitNode, HoverReaction)] = (aim?.path ?? []).compactMap { node in
      node.details?.input?.hover.map { (node, $0) }
    }
    let left = hovered
    hovered = reactions.map(\.0)
    for node in left where !reactions.contains(where: { $0.0.isSame(as: node) }) {
      node.details?.input?.hover?.update(nil)
    }
    guard let aim else { return }
    for (node, reaction) in reactions {
      reaction.update(node.space.point(aim.point, in: reaction.space))
    }
  }

  /// A distance of the host's direction, with x to the right.
  private func physical(_ distance: CGSize) -> CGSize {
    distance.turned(in: environment.layoutDirection)
  }

  /// Taps the node of an input that was found by a name.
  func touch(_ input: any InputFacet, _ name: String) -> Bool {
    touch(.input(input, named: name)) { $0.tap(1) }
  }

  private func touch(
    _ target: TouchTarget, finishes: Bool = true, _ perform: (TouchSequence) -> Void
  ) -> Bool {
    inputFailure = nil
    switch aims(at: target) {
    case .failure(let failure):
      inputFailure = failure
      return false
    case .success(let aims):
      for aim in aims where answers(aim, finishes, perform) { return true }
      let isDisabled = aims.contains { $0.path.contains { $0.details?.input?.isDisabled == true } }
      inputFailure = InputFailure(
        target: target.description, reason: isDisabled ? .disabled : .noGesture)
      return false
    }
  }

  private func answers(
    _ aim: TouchAim, _ finishes: Bool, _ perform: (TouchSequence) -> Void
  ) -> Bool {
    let start = storage.clock.step
    let effects = TouchEffects { [weak self] in
      self?.scroll($0, by: $1)
    } swipe: { [weak self] in
      self?.swipe($0, from: $1, isFull: $2)
    } isThere: { [weak self] in
      self?.isThere($0, since: start, isUpdated: $1) ?? false
    }
    let sequence = TouchSequence(
      aim, date: environment.now ?? Date(timeIntervalSinceReferenceDate: 0), effects)
    perform(sequence)
    if finishes { sequence.finish() } else { heldTouch = sequence }
    return sequence.actionCount > 0
  }
}

extension ViewHost {
  /// Whether a view that a touch has met is still seen: its page may be covered by another one now.
  ///
  /// - Parameters:
  ///   - step: The number of the change that was shown when the touch began.
  ///   - isUpdated: Whether changes are shown first that were made until now.
  private func isThere(_ identity: ViewIdentity, since step: Int, isUpdated: Bool) -> Bool {
    guard let scene = isUpdated ? scene : current else { return true }
    guard storage.clock.step != step else { return true }
    var isThere = false
    scene.visit(at: origin) { scene, node, _, _, _ in
      isThere = isThere || scene.draft.identity(of: node) == identity
    }
    return isThere
  }
}

extension TouchSequence {
  /// The seconds of a tap, and between two taps; ours, within the limits of all recognizers.
  private static let tapTime = 0.05
  /// How many events a movement consists of.
  private static let steps = 10

  func tap(_ count: Int) {
    for number in 0..<max(count, 1) {
      send(.began, after: number == 0 ? 0 : Self.tapTime)
      send(.ended, after: Self.tapTime)
    }
  }

  func longPress(_ duration: TimeInterval) {
    send(.began)
    send(.waited, after: duration)
    send(.ended)
  }

  func drag(by distance: CGSize, _ duration: TimeInterval) {
    var start = CGPoint.zero
    send(.began) { start = $0.location }
    for step in 1...Self.steps {
      let part = CGFloat(step) / CGFloat(Self.steps)
      send(.moved, after: duration / Double(Self.steps)) {
        $0.location = CGPoint(
          x: start.x + distance.width * part, y: start.y + distance.height * part)
      }
    }
    send(.ended)
  }

  func pinch(_ scale: Double, _ rotation: Double) {
    send(.began)
    for step in 1...Self.steps {
      let part = Double(step) / Double(Self.steps)
      send(.moved, after: 0.05) {
        $0.magnification = 1 + (scale - 1) * part
        $0.rotation = rotation * part
      }
    }
    send(.ended)
  }
}
