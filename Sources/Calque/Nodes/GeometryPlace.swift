import CalqueLayout
import Foundation

/// A coordinate space where it is.
struct PlacedSpace: Equatable {
  /// What it is called; nothing for the host.
  var names: [AnyHashable] = []
  /// In the host, x to the right from its left edge.
  var frame: CGRect
  /// The direction in which the space places what is inside.
  var direction: LayoutDirection

  /// A frame of the host, as this space counts.
  func convert(_ rect: CGRect, from origin: LayoutDecisions.CoordinateOrigin) -> CGRect {
    let isTurned = direction == .rightToLeft && origin == .leading
    return CGRect(
      x: isTurned ? frame.distanceFromRight(of: rect) : rect.minX - frame.minX,
      y: rect.minY - frame.minY,
      width: rect.width, height: rect.height)
  }
}

/// Where a scene is in its host, and what is around it.
struct ScenePlace: Equatable {
  /// The top left corner of the scene.
  var origin: CGPoint
  /// The distance of the scene from the back of the host.
  var back: CGFloat = 0
  /// The host itself.
  var window: PlacedSpace
  /// The spaces around that have names, the outermost first.
  var spaces: [PlacedSpace] = []

  /// The place of a row that has just been made.
  static var unknown: ScenePlace {
    ScenePlace(
      origin: .zero, window: PlacedSpace(frame: .zero, direction: .leftToRight))
  }
}

/// The place of a geometry reader. It records whether the place was read: content that did not read
/// it need not be made again when the reader moves.
final class GeometryPlace {
  let own: PlacedSpace
  let place: ScenePlace
  private let origin: LayoutDecisions.CoordinateOrigin
  private(set) var wasAsked = false

  init(own: PlacedSpace, place: ScenePlace, origin: LayoutDecisions.CoordinateOrigin) {
    self.own = own
    self.place = place
    self.origin = origin
  }

  /// Returns the frame of the reader in a space, or in the host if the space does not exist.
  func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: own.frame.size)
    case .global: break
    case .named(let name):
      if let space = self.space(name) { return space.convert(own.frame, from: origin) }
    }
    wasAsked = true
    return place.window.convert(own.frame, from: origin)
  }

  /// Returns a point of the host as a space counts, or as the host does if the space does not
  /// exist.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    let rect = CGRect(origin: point, size: .zero)
    switch space {
    case .local: return own.convert(rect, from: origin).origin
    case .global: break
    case .named(let name):
      if let space = self.space(name) { return space.convert(rect, from: origin).origin }
    }
    return place.window.convert(rect, from: origin).origin
  }

  /// Returns the bounds of a space in the reader's coordinates. Returns nil if no space around the
  /// reader has the name.
  func bounds(of name: AnyHashable) -> CGRect? {
    space(name).map { own.convert($0.frame, from: origin) }
  }

  /// Returns a rectangle of the host in the reader's coordinates.
  func convert(_ rect: CGRect) -> CGRect {
    wasAsked = true
    return own.convert(rect, from: origin)
  }

  private func space(_ name: AnyHashable) -> PlacedSpace? {
    wasAsked = true
    return place.spaces.last { $0.names.contains(name) }
  }

  /// Returns whether what was read from this place no longer holds for another place.
  func differs(from other: GeometryPlace) -> Bool {
    wasAsked && (own != other.own || place != other.place)
  }
}
