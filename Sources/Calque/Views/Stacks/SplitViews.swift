/// Views beside each other, whose shares people change on a Mac. Here they share the width as in an
/// ``HStack``, with a gap of a point in place of the divider.
public struct HSplitView<Content> {
  private let content: Content
}

extension HSplitView: View where Content: View {
  /// Makes a split view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views in a row.
  public var body: some View { HStack(spacing: 1) { content } }
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
  public var body: some View { VStack(spacing: 1) { content } }
}
