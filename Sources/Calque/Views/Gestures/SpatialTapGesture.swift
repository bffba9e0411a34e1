public import Foundation

/// A number of taps that tells where the last one was.
public struct SpatialTapGesture {
  /// What the gesture tells.
  public struct Value: Equatable, Sendable {
    /// Where the last tap was, in points of the coordinate space.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int
  /// The space that locations count from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a gesture of a number of taps.
  public nonisolated init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Makes a gesture of a number of taps.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  /// Makes what counts the taps.
  public func _makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(TapEventRecognizer(count: count)) { [coordinateSpace] event in
      Value(location: event.point(in: coordinateSpace))
    }
  }
}
