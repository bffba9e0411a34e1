public import Foundation

nonisolated extension View {
  /// Does something after a number of taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }

  /// Does something after a number of taps.
  ///
  /// - Parameters:
  ///   - count: How many taps.
  ///   - coordinateSpace: The space that points count from.
  ///   - action: Gets where the last tap was, in points of the coordinate space.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      SpatialTapModifier(
        count: count, space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Does something after a number of taps.
  ///
  /// - Parameters:
  ///   - count: How many taps.
  ///   - coordinateSpace: The space that points count from.
  ///   - action: Gets where the last tap was, in points of the coordinate space.
  @_disfavoredOverload
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(SpatialTapModifier(count: count, space: coordinateSpace, action: action))
  }
}

private struct TapModifier {
  let count: Int
  let action: () -> Void
}

extension TapModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.gesture(TapGesture(count: count).onEnded(action))
  }
}

private struct SpatialTapModifier {
  let count: Int
  let space: CoordinateSpace
  let action: (CGPoint) -> Void
}

extension SpatialTapModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.gesture(
      SpatialTapGesture(count: count, coordinateSpace: space).onEnded { action($0.location) })
  }
}
