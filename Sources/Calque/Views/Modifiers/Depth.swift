public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Puts the view into a frame of a fixed depth, in points. Pictures stay flat; the host reports
  /// the place.
  public func frame(depth: CGFloat?, alignment: DepthAlignment = .center) -> some View {
    modifier(ElementModifier(.depth(.frame(depth, alignment))))
  }

  /// Puts the view into a frame with limits of its depth and an ideal one, in points.
  public func frame(
    minDepth: CGFloat? = nil, idealDepth: CGFloat? = nil, maxDepth: CGFloat? = nil,
    alignment: DepthAlignment = .center
  ) -> some View {
    modifier(
      ElementModifier(
        .depth(
          .flexibleFrame(
            minDepth: minDepth, idealDepth: idealDepth, maxDepth: maxDepth, alignment))))
  }

  /// Moves the view forward, in points. Its place in the layout stays as it is.
  public func offset(z: CGFloat) -> some View {
    modifier(ElementModifier(.depth(.offset(z))))
  }

  /// Puts room at the six sides of the view, in points.
  public func padding3D(_ insets: EdgeInsets3D) -> some View {
    modifier(ElementModifier(.depth(.padding(front: insets.front, back: insets.back))))
      .padding(EdgeInsets(insets))
  }

  /// Puts the same room at the six sides of the view, in points.
  public func padding3D(_ length: CGFloat) -> some View {
    padding3D(.all, length)
  }

  /// Puts room at the chosen sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: Points; `nil` is the platform's default.
  public func padding3D(_ edges: Edge3D.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let amount = length ?? environment.platformMetrics.padding
        let insets = EdgeInsets3D(amount, on: edges)
        return (.depth(.padding(front: insets.front, back: insets.back)), nil)
      }
    )
    .modifier(
      EnvironmentElementModifier { environment in
        let amount = length ?? environment.platformMetrics.padding
        return (.padding(EdgeInsets(EdgeInsets3D(amount, on: edges))), nil)
      })
  }
}
