import CalqueLayout
package import Foundation

/// What happens to the screen at a moment, as one node sees it.
package struct GestureEvent {
  package enum Phase {
    /// A finger touches the screen.
    case began
    /// The finger moves, or the pinch and turn of two fingers change.
    case moved
    /// Time passes, and the finger rests where it is or is off the screen.
    case waited
    /// The finger leaves the screen.
    case ended
  }

  package var phase: Phase
  /// Seconds since the first touch.
  package var time: TimeInterval
  /// The moment by the clock of the host.
  package var date: Date
  /// Where the finger is in the host, before the transforms of views are undone.
  package var location: CGPoint
  /// The distance of two fingers, by what it was at first; 1 for a single finger.
  package var magnification = 1.0
  /// How far two fingers have turned clockwise, in radians.
  package var rotation = 0.0
  /// The node that gets the event.
  package var space: GestureSpace?
  /// Whether a scroll view around the node can take the touch over.
  package var isInScrollView = false

  /// Where the finger is in the node's own coordinates, in points.
  @MainActor package var localPoint: CGPoint { point(in: .local) }

  /// Where the finger is in the node, in points from its leading edge.
  @MainActor package var leadingPoint: CGPoint { space?.leadingPoint(location) ?? location }

  /// Where the finger is in a coordinate space, in points.
  @MainActor package func point(in space: CoordinateSpace) -> CGPoint {
    self.space?.point(location, in: space) ?? location
  }

  /// Whether the finger is within the frame of the node, or at most a distance outside of it.
  @MainActor package func isInside(margin: CGFloat = 0) -> Bool {
    guard let space else { return true }
    return space.frame.insetBy(dx: -margin, dy: -margin)
      .contains(location.applying(space.toLocal))
  }
}

/// Where a node with a gesture is, and how points of the host are converted for it.
package struct GestureSpace {
  /// The frame of the node in the host, before the transforms of views are applied.
  package let frame: CGRect
  /// Undoes the transforms around the node.
  let toLocal: CGAffineTransform
  /// The spaces that the node can name.
  let place: GeometryPlace

  /// A point of the host, from the leading edge of the node.
  func leadingPoint(_ point: CGPoint) -> CGPoint {
    place.own.convert(CGRect(origin: point.applying(toLocal), size: .zero), from: .leading).origin
  }

  /// A point of the host, as a space counts.
  func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: place.point(point, in: space)
    case .local, .named: place.point(point.applying(toLocal), in: space)
    }
  }
}
