public import CalqueLayout
public import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// The moment of the last event, by the clock of the host.
    public var time: Date
    /// The distance of the fingers, by what it was at first.
    public var magnification: CGFloat
    /// How fast the magnification grows, a second.
    public var velocity: CGFloat
    /// Where the fingers were first, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers were first, in points of the view.
    public var startLocation: CGPoint
  }

  /// How much the magnification changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins after a change of the magnification.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: PrimitiveGesture {
  /// Makes what follows the fingers.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    FingersRecognizer(minimum: minimumScaleDelta) {
      $0.magnification
    } value: { change in
      Value(
        time: change.event.date, magnification: 1 + change.amount, velocity: change.velocity,
        startAnchor: change.startAnchor, startLocation: change.start)
    }
  }
}

/// Two fingers that turn.
public struct RotateGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// The moment of the last event, by the clock of the host.
    public var time: Date
    /// How far the fingers have turned, clockwise.
    public var rotation: Angle
    /// How fast they turn, a second.
    public var velocity: Angle
    /// Where the fingers were first, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the fingers were first, in points of the view.
    public var startLocation: CGPoint
  }

  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins after an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: PrimitiveGesture {
  /// Makes what follows the fingers.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    FingersRecognizer(minimum: minimumAngleDelta.radians) {
      $0.rotation + 1
    } value: { change in
      Value(
        time: change.event.date, rotation: .radians(change.amount),
        velocity: .radians(change.velocity), startAnchor: change.startAnchor,
        startLocation: change.start)
    }
  }
}

/// Follows a number that two fingers change, which is 1 at first.
private final class FingersRecognizer<Value>: GestureRecognizer<Value> {
  struct Change {
    let event: GestureEvent
    let start: CGPoint
    let startAnchor: UnitPoint
    let amount: Double
    let velocity: Double
  }

  private let minimum: Double
  private let measure: (GestureEvent) -> Double
  private let value: (Change) -> Value
  private var start: (point: CGPoint, anchor: UnitPoint)?
  private var last: (time: TimeInterval, amount: Double)?
  private var velocity = 0.0
  private var isActive = false

  init(
    minimum: Double, measure: @escaping (GestureEvent) -> Double,
    value: @escaping (Change) -> Value
  ) {
    self.minimum = minimum
    self.measure = measure
    self.value = value
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Value> {
    let point = event.localPoint
    if start == nil {
      let size = event.space?.frame.size ?? .zero
      start = (
        point,
        UnitPoint(
          x: size.width > 0 ? point.x / size.width : 0.5,
          y: size.height > 0 ? point.y / size.height : 0.5)
      )
    }
    guard let start else { return GestureOutput(.possible(nil)) }
    let amount = measure(event) - 1
    if let last, event.time > last.time {
      velocity = (amount - last.amount) / (event.time - last.time)
    }
    last = (event.time, amount)
    if abs(amount) >= minimum { isActive = true }
    guard isActive else {
      return GestureOutput(event.phase == .ended ? .failed : .possible(nil))
    }
    let change = value(
      Change(
        event: event, start: start.point, startAnchor: start.anchor, amount: amount,
        velocity: velocity))
    return GestureOutput(event.phase == .ended ? .ended(change) : .active(change))
  }
}

/// Two fingers that move apart or together, by the older name. Its value is the magnification.
public struct MagnificationGesture {
  /// How much the magnification changes before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture that begins after a change of the magnification.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnificationGesture: Gesture {
  /// A magnify gesture that tells the magnification alone.
  public var body: some Gesture<CGFloat> {
    MagnifyGesture(minimumScaleDelta: minimumScaleDelta).map(\.magnification)
  }
}

/// Two fingers that turn, by the older name. Its value is the angle.
public struct RotationGesture {
  /// How far the fingers turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Makes a gesture that begins after an angle.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotationGesture: Gesture {
  /// A rotate gesture that tells the angle alone.
  public var body: some Gesture<Angle> {
    RotateGesture(minimumAngleDelta: minimumAngleDelta).map(\.rotation)
  }
}
