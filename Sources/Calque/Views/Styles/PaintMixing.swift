import CalqueDrawing
import Foundation

// What is painted on the way from one paint to another: each number changes evenly.

extension _StylePaint {
  /// The paint on the way from another one; nil if the change is shown at once, or there is none.
  func mixed(from other: _StylePaint, by fraction: Double) -> _StylePaint? {
    guard backdrop == nil, other.backdrop == nil, blendMode == other.blendMode,
      isAnchored == other.isAnchored, shadows.count == other.shadows.count,
      paint != other.paint || shadows != other.shadows
    else { return nil }
    var mixed = self
    if paint != other.paint {
      guard let between = paint.mixed(from: other.paint, by: fraction) else { return nil }
      mixed.paint = between
    }
    mixed.shadows = zip(shadows, other.shadows).map { $0.mixed(from: $1, by: fraction) }
    return mixed
  }
}

extension Paint {
  /// The paint on the way from another one; nil for gradients of two geometries.
  func mixed(from other: Paint, by fraction: Double) -> Paint? {
    switch (other, self) {
    case (.color(let from), .color(let to)): .color(from.mixed(toward: to, by: fraction))
    case (.gradient(let from), .gradient(let to)):
      from.mixed(toward: to, by: fraction).map { .gradient($0) }
    case (.color(let from), .gradient(let to)):
      to.map { _ in from }.mixed(toward: to, by: fraction).map { .gradient($0) }
    case (.gradient(let from), .color(let to)):
      from.mixed(toward: from.map { _ in to }, by: fraction).map { .gradient($0) }
    }
  }
}

extension GradientPaint {
  fileprivate func mixed(toward target: GradientPaint, by fraction: Double) -> GradientPaint? {
    guard let geometry = geometry.mixed(toward: target.geometry, by: fraction) else { return nil }
    return GradientPaint(
      geometry, stops: stops(toward: target, by: fraction),
      bounds: bounds.mixed(toward: target.bounds, by: fraction))
  }

  /// Stops in pairs; where one gradient has more, both are read at the places of all.
  private func stops(toward target: GradientPaint, by fraction: Double) -> [Stop] {
    var (from, to) = (stops, target.stops)
    if from.count != to.count {
      let places = Set(from.map(\.location)).union(to.map(\.location)).sorted()
      from = places.map { Stop(color(at: Double($0)), at: $0) }
      to = places.map { Stop(target.color(at: Double($0)), at: $0) }
    }
    return zip(from, to).map { from, to in
      Stop(
        from.color.mixed(toward: to.color, by: fraction),
        at: from.location.mixed(toward: to.location, by: fraction))
    }
  }
}

extension GradientPaint.Geometry {
  fileprivate func mixed(toward target: Self, by fraction: Double) -> Self? {
    func mix<Value: Animatable>(_ from: Value, _ to: Value) -> Value {
      from.mixed(toward: to, by: fraction)
    }
    switch (self, target) {
    case (.linear(let start, let end), .linear(let newStart, let newEnd)):
      return .linear(start: mix(start, newStart), end: mix(end, newEnd))
    case (.radial(let center, let start, let end), .radial(let newCenter, let newStart, let newEnd)):
      return .radial(
        center: mix(center, newCenter), startRadius: mix(start, newStart),
        endRadius: mix(end, newEnd))
    case (
      .elliptical(let center, let start, let end),
      .elliptical(let newCenter, let newStart, let newEnd)
    ):
      return .elliptical(
        center: mix(center, newCenter), startFraction: mix(start, newStart),
        endFraction: mix(end, newEnd))
    case (
      .angular(let center, let start, let end), .angular(let newCenter, let newStart, let newEnd)
    ):
      return .angular(
        center: mix(center, newCenter), start: mix(start, newStart), end: mix(end, newEnd))
    case (.mesh(let from), .mesh(let to)):
      return from.mixed(toward: to, by: fraction).map { .mesh($0) }
    default: return nil
    }
  }
}

extension MeshGrid {
  /// Nil for grids of two sizes.
  fileprivate func mixed(toward target: MeshGrid, by fraction: Double) -> MeshGrid? {
    guard width == target.width, height == target.height else { return nil }
    return MeshGrid(
      width: width, height: height,
      vertices: zip(vertices, target.vertices).map { from, to in
        func mix(_ path: KeyPath<Vertex, CGPoint>) -> CGPoint {
          from[keyPath: path].mixed(toward: to[keyPath: path], by: fraction)
        }
        return Vertex(
          mix(\.position), leading: mix(\.leading), top: mix(\.top), trailing: mix(\.trailing),
          bottom: mix(\.bottom))
      },
      colors: zip(colors, target.colors).map { $0.mixed(toward: $1, by: fraction) },
      background: background.mixed(toward: target.background, by: fraction),
      smoothsColors: target.smoothsColors, isPerceptual: target.isPerceptual)
  }
}

extension StrokeStyle {
  /// The style on the way from another one; nil if both are the same, or do not fit together.
  func mixed(from other: StrokeStyle, by fraction: Double) -> StrokeStyle? {
    guard self != other, dash.count == other.dash.count else { return nil }
    func mix(_ path: KeyPath<StrokeStyle, CGFloat>) -> CGFloat {
      other[keyPath: path].mixed(toward: self[keyPath: path], by: fraction)
    }
    return StrokeStyle(
      lineWidth: mix(\.lineWidth), lineCap: lineCap, lineJoin: lineJoin,
      miterLimit: mix(\.miterLimit),
      dash: zip(other.dash, dash).map { $0.mixed(toward: $1, by: fraction) },
      dashPhase: mix(\.dashPhase))
  }
}

extension RGBAColor {
  /// The colour on the way to another one, by the components of sRGB.
  func mixed(toward target: RGBAColor, by fraction: Double) -> RGBAColor {
    func component(_ path: KeyPath<RGBAColor, Double>) -> Double {
      min(max(self[keyPath: path].mixed(with: target[keyPath: path], by: fraction), 0), 1)
    }
    return RGBAColor(
      red: component(\.red), green: component(\.green), blue: component(\.blue),
      opacity: component(\.opacity))
  }
}
