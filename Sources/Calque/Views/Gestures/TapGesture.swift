/// A number of taps, one shortly after the other.
public struct TapGesture {
  /// How many taps it takes.
  public var count: Int

  /// Makes a gesture of a number of taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: PrimitiveGesture {
  /// Makes what counts the taps.
  public func _makeRecognizer() -> GestureRecognizer<Void> {
    VoidRecognizer(TapEventRecognizer(count: count))
  }
}
