public import CalqueDrawing

nonisolated extension View {
  /// Combines the colours of the view with those below it, up to the next view outside that is
  /// drawn as one picture: one with ``compositingGroup()``, an opacity, a mask or a filter.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect("blendMode", .blend(blendMode))
  }

  /// Draws the view as one picture before it is combined with what is below: blend modes inside do
  /// not reach beyond it, and an opacity around applies to it as a whole.
  public func compositingGroup() -> some View {
    effect("compositingGroup", .blend(.normal))
  }

  /// Draws the view as one picture, as ``compositingGroup()`` does.
  ///
  /// - Parameters:
  ///   - opaque: Accepted without effect: pictures here always have opacity.
  ///   - colorMode: Accepted without effect: pictures here have sRGB components of 8 bits.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    effect("drawingGroup", .blend(.normal))
  }
}

/// The components of the pictures of ``View/drawingGroup(opaque:colorMode:)``.
public enum ColorRenderingMode: Hashable, Sendable {
  /// sRGB.
  case nonLinear
  /// Linear.
  case linear
  /// Linear, with components below 0 and over 1.
  case extendedLinear
}
