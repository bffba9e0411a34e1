public import Foundation

/// A finger that moves over a view.
public struct DragGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// The moment of the last event, by the clock of the host.
    public var time: Date
    /// Where the finger is, in points of the coordinate space.
    public var location: CGPoint
    /// Where the finger was first.
    public var startLocation: CGPoint
    /// How fast the finger moves, in points a second.
    public var velocity: CGSize

    /// How far the finger is from where it was first.
    public var translation: CGSize { location - startLocation }
    /// Where the finger would come to rest: a quarter of a second further, as in SwiftUI, where the
    /// velocity is four times the distance from the location to its prediction.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far from where it was first the finger would come to rest.
    public var predictedEndTranslation: CGSize { predictedEndLocation - startLocation }
  }

  /// How far the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space that locations count from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture that begins after a distance in points.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture that begins after a distance in points.
  @_disfavoredOverload
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  /// Makes what follows the finger.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    DragRecognizer(distance: minimumDistance, space: coordinateSpace)
  }
}

private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  /// The velocity is that of the last tenth of a second; ours.
  private static let velocityWindow: TimeInterval = 0.1

  private let distance: CGFloat
  private let space: CoordinateSpace
  private var start: CGPoint?
  private var isActive = false
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  init(distance: CGFloat, space: CoordinateSpace) {
    self.distance = distance
    self.space = space
  }

  override func send(_ event: GestureEvent) -> GestureOutput<DragGesture.Value> {
    if start == nil {
      guard event.phase == .began || event.phase == .moved else {
        return GestureOutput(.possible(nil))
      }
      start = event.location
    }
    guard let start else { return GestureOutput(.possible(nil)) }
    let point = event.point(in: space)
    samples.append((event.time, point))
    samples.removeAll { event.time - $0.time > Self.velocityWindow + 1e-9 }
    if start.distance(to: event.location) >= distance { isActive = true }
    guard isActive else {
      return GestureOutput(event.phase == .ended ? .failed : .possible(nil))
    }
    var origin = event
    origin.location = start
    let value = DragGesture.Value(
      time: event.date, location: point, startLocation: origin.point(in: space),
      velocity: velocity)
    return GestureOutput(event.phase == .ended ? .ended(value) : .active(value))
  }

  private var velocity: CGSize {
    guard let first = samples.first, let last = samples.last, last.time - first.time > 1e-6 else {
      return .zero
    }
    let time = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
  }
}

extension CGPoint {
  /// The way from a point to this one.
  static func - (end: CGPoint, start: CGPoint) -> CGSize {
    CGSize(width: end.x - start.x, height: end.y - start.y)
  }
}
