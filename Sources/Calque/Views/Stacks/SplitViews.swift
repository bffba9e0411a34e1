/// Views beside each other with a divider between two of them, which people move on a Mac. Each
/// takes an equal share of what the others leave.
public struct HSplitView<Content> {
  private let content: Content
}

extension HSplitView: View where Content: View {
  /// Makes a split view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views in a row.
  public var body: some View { HStack(spacing: 1) { content } }
}

/// Views above each other with a divider between two of them, which people move on a Mac. Each
/// takes an equal share of what the others leave.
public struct VSplitView<Content> {
  private let content: Content
}

extension VSplitView: View where Content: View {
  /// Makes a split view.
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  /// The views in a column.
  public var body: some View { VStack(spacing: 1) { content } }
}
