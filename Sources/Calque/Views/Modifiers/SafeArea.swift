public import CalqueLayout
public import Foundation

/// A bar at an edge of a view.
struct SafeAreaInsetModifier<Bar: View> {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  let bar: Bar
}

extension SafeAreaInsetModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (alignment, bar) = (alignment, bar)
    emitter.wrap(.safeAreaInset(edge, alignment, spacing: spacing)) { emitter in
      emitter.emit(.zstack(alignment)) { bar._emit(into: emitter) }
    } content: {
      content._emit(into: emitter)
    }
  }
}

nonisolated extension View {
  /// Puts a bar at the top or bottom, which takes its room from this view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: How the bar is aligned along the edge.
  ///   - spacing: Between view and bar, in points; `nil` is the platform's.
  ///   - content: The bar.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        bar: content()))
  }

  /// Puts a bar at the leading or trailing edge, which takes its room from this view.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: How the bar is aligned along the edge.
  ///   - spacing: Between view and bar, in points; `nil` is the platform's.
  ///   - content: The bar.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        bar: content()))
  }

  /// Extends the view behind bars and into the window's insets, on those edges of its safe area
  /// that it touches.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(ElementModifier(.ignoresSafeArea(regions, edges)))
  }

  /// The same under its first name, for all regions.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds to the safe area of the view, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(ElementModifier(.safeAreaPadding(insets, .container)))
  }

  /// Adds to the safe area of the view beside the chosen edges; `nil` is the platform's default.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(
      EnvironmentElementModifier { environment in
        let amount = length ?? environment.platformMetrics.padding
        return (.safeAreaPadding(EdgeInsets(amount, on: edges), .container), nil)
      })
  }

  /// Adds to the safe area of the view on all edges, in points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }
}
