/// A view that is evaluated again only where it differs from the one before. All views are, as far
/// as their properties can be compared.
public struct EquatableView<Content> {
  /// The view.
  public var content: Content

  /// Makes the view.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View & Equatable {
  /// The view itself.
  public var body: some View { content }
}

extension View where Self: Equatable {
  /// Has the view evaluated again only where it differs from the one before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
