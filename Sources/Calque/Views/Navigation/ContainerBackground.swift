public import CalqueLayout

/// Which container a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  fileprivate enum Kind { case navigation, tabView, widget }

  fileprivate let kind: Kind

  /// The page of a ``NavigationStack`` or ``NavigationSplitView``: the background fills it, and is
  /// seen below its bar.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// A tab view. There is none here, so the background is not seen.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// A widget: the background fills it.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)
}

nonisolated extension View {
  /// Fills the container around the view with a style, behind all of its views.
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Puts views behind all views of the container around the view, which gives them its size.
  public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let content = AnyView(content())
    return modifier(
      NavigationPageModifier { page in
        guard container.kind == .navigation else { return }
        page.background = AnyView(
          ZStack(alignment: alignment) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .ignoresSafeArea())
      }
    )
    .transformPreference(WidgetBackgroundKey.self) {
      if container.kind == .widget { $0 = content }
    }
  }
}

/// The background that the views of a widget ask for.
package struct WidgetBackgroundKey: PreferenceKey {
  package static var defaultValue: AnyView? { nil }

  package static func reduce(value: inout AnyView?, nextValue: () -> AnyView?) {
    value = value ?? nextValue()
  }
}
