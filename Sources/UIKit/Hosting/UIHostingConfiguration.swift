public import Calque
public import Foundation

/// The content of a cell that consists of views of SwiftUI.
///
/// No cell is drawn here: the view that it makes has the size that the content has in a cell.
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  private let content: Content
  private let background: Background
  /// Around the content; nil is what a cell has.
  private var insets = EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
  private var minWidth: CGFloat?
  private var minHeight: CGFloat? = 44

  private init(content: Content, background: Background) {
    (self.content, self.background) = (content, background)
  }

  /// Sets the margins of the content.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Sets the margins of the content.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    var configuration = self
    if edges.contains(.top) { configuration.insets.top = insets.top }
    if edges.contains(.leading) { configuration.insets.leading = insets.leading }
    if edges.contains(.bottom) { configuration.insets.bottom = insets.bottom }
    if edges.contains(.trailing) { configuration.insets.trailing = insets.trailing }
    return configuration
  }

  /// Sets the least size of the cell.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var configuration = self
    (configuration.minWidth, configuration.minHeight) = (width, height)
    return configuration
  }

  /// Puts a view behind the content.
  public func background<B: View>(
    @ViewBuilder content: () -> B
  ) -> UIHostingConfiguration<Content, B> {
    copy(background: content())
  }

  /// Puts a style behind the content.
  public func background<S: ShapeStyle>(
    _ style: S
  ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
    copy(background: _UIHostingConfigurationBackgroundView(style: style))
  }

  private func copy<B: View>(background: B) -> UIHostingConfiguration<Content, B> {
    var copy = UIHostingConfiguration<Content, B>(content: content, background: background)
    (copy.insets, copy.minWidth, copy.minHeight) = (insets, minWidth, minHeight)
    return copy
  }

  /// The views in the size of the cell.
  public var view: some View {
    content.padding(insets)
      .frame(minWidth: minWidth, maxWidth: .infinity, minHeight: minHeight, alignment: .leading)
      .background { background }
  }

  /// Makes a view of the size that the content has.
  public func makeContentView() -> any UIView & UIContentView {
    HostedContentView(self) { configuration, size in
      guard let configuration = configuration as? Self else { return .zero }
      return ViewHost(
        configuration.view, proposal: ProposedViewSize(width: size.width, height: nil)
      )
      .size
    }
  }

  /// The same content: views read the state of their cell nowhere.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  /// Makes the content of a cell.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), background: EmptyView())
  }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S

  /// A rectangle of the style.
  public var body: some View { Rectangle().fill(style) }
}

private final class HostedContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  private let size: (any UIContentConfiguration, CGSize) -> CGSize

  init(
    _ configuration: any UIContentConfiguration,
    size: @escaping (any UIContentConfiguration, CGSize) -> CGSize
  ) {
    (self.configuration, self.size) = (configuration, size)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(configuration, size) }
}
