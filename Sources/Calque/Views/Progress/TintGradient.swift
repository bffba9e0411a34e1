/// Colours along a bar or a ring, where the tint is a gradient without a direction of its own.
extension EnvironmentValues {
  /// The gradient of the tint; nil where the tint is another style.
  var tintGradient: Gradient? {
    switch tintStyle?.style {
    case let gradient as Gradient: gradient
    case let gradient as AnyGradient: gradient.gradient
    default: nil
    }
  }
}

/// A gradient from the leading edge to the trailing one. Gradients are not mirrored by themselves;
/// values run from the leading edge.
struct LeadingGradient: View {
  let gradient: Gradient

  var body: some View {
    LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
      .flipsForRightToLeftLayoutDirection(true)
  }
}

/// A gradient around a ring, mirrored as the ring is.
struct RingGradient: View {
  let gradient: Gradient
  /// Where it begins, in degrees from the top.
  let origin: Double
  /// How far it goes, in degrees.
  let span: Double

  var body: some View {
    AngularGradient(
      gradient: gradient, center: .center, startAngle: .degrees(origin - 90),
      endAngle: .degrees(origin - 90 + span)
    )
    .flipsForRightToLeftLayoutDirection(true)
  }
}
