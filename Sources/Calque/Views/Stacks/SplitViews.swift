/// Views beside each other, whose shares people change on a Mac. Here they share the width as in an
/// ``HStack``, with a gap of a point in place of the divider.
public struct HSplitView<Content> {
  private let content: Content
}

extension HSplitView: View where Content: View {
  /// Makes a split view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views in a row.
  public var body: some View { Gapped { HStack(spacing: $0) { content } } }
}

/// Views above each other, whose shares people change on a Mac. Here they share the height as in a
/// ``VStack``, with a gap of a point in place of the divider.
public struct VSplitView<Content> {
  private let content: Content
}

extension VSplitView: View where Content: View {
  /// Makes a split view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views in a column.
  public var body: some View { Gapped { VStack(spacing: $0) { content } } }
}

/// Gives a view the gap of split views.
private struct Gapped<Content: View>: View {
  @Environment(\.platformMetrics.controls.splitSpacing) private var spacing
  @ViewBuilder let content: (CGFloat) -> Content

  var body: some View { content(spacing) }
}
