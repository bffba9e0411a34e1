public import CalqueLayout
public import Foundation

nonisolated extension View {
  /// Moves what the view paints; x grows towards the trailing edge. Its place stays as it is.
  public func offset(_ offset: CGSize) -> some View {
    modifier(ElementModifier(.offset(offset)))
  }

  /// Moves what the view paints, in points; x grows towards the trailing edge. Its place stays as
  /// it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the room that is proposed, which it takes as a whole; x
  /// is the distance from the leading edge.
  public func position(_ position: CGPoint) -> some View {
    modifier(ElementModifier(.position(position)))
  }

  /// Puts the view's centre at a point of the room that is proposed, which it takes as a whole; x
  /// is the distance from the leading edge.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Proposes a size of a ratio to the view.
  ///
  /// - Parameters:
  ///   - aspectRatio: Width by height; `nil` is that of the view's ideal size.
  ///   - contentMode: Whether the size is the largest within the proposal or the smallest around.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(ElementModifier(.aspectRatio(aspectRatio, contentMode)))
  }

  /// Proposes a size of the ratio of a size to the view.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// Scales the view to fit into its room, with the ratio of its ideal size.
  public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Scales the view to fill its room, with the ratio of its ideal size.
  public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }

  /// Sets where a horizontal guide is in the view, measured from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ElementModifier(.alignmentGuide(guide.key, computeValue)))
  }

  /// Sets where a vertical guide is in the view, measured from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ElementModifier(.alignmentGuide(guide.key, computeValue)))
  }

  /// Says which views are painted in front of others in the same container; the default is 0.
  public func zIndex(_ value: Double) -> some View {
    modifier(ElementModifier(.zIndex(value), paint: OrderPaint(zIndex: value)))
      .modifier(
        NumberCheck(
          "zIndex", "value", value.isNaN ? value : 0, "it is treated as 0"))
  }

  /// Gives the view a value that a `Layout` reads.
  public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    modifier(ElementModifier(.layoutValue(ObjectIdentifier(key), value)))
  }
}

/// Says when a node is painted among its siblings.
private final class OrderPaint: PaintFacet {
  let zIndex: Double?

  init(zIndex: Double) { self.zIndex = zIndex }
}
