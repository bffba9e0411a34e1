public import CalqueLayout
public import Foundation

/// The size of a ``GeometryReader``, and where it is.
///
/// Coordinates are physical: `x` grows to the right from the left edge of the space in both
/// directions, unlike those of `position` and `offset`, which count from the leading edge.
public struct GeometryProxy {
  /// Points.
  public let size: CGSize
  /// How far the container may run beyond its edges until it meets the end of the safe area, in
  /// points; 0 at edges that do not touch it.
  public let safeAreaInsets: EdgeInsets
  let place: GeometryPlace

  /// The frame of the reader in a coordinate space, in points. In place of a named one that is not
  /// around it, the host is taken.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    place.frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame of the reader in a coordinate space, in points.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    place.frame(in: coordinateSpace)
  }

  /// The bounds of a named space around, in the coordinates of the reader; `nil` if there is none
  /// of this name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    place.bounds(of: coordinateSpace.name)
  }
}
