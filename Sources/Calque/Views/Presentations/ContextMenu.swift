import CalqueLayout

nonisolated extension View {
  /// Shows a menu after a long press: ``ViewHost/longPress(_:duration:)``.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    let items = AnyView(menuItems())
    return modifier(ContextMenuModifier(isEmpty: MenuItems.self == EmptyView.self) { items })
  }

  /// Shows a menu after a long press, with a view above it.
  public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some View {
    let (items, preview) = (AnyView(menuItems()), AnyView(preview()))
    return modifier(
      ContextMenuModifier(isEmpty: M.self == EmptyView.self, preview: preview) { items })
  }
}

nonisolated extension View {
  /// Shows a menu after a long press, if there is one.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    let items = AnyView(contextMenu?.items)
    return modifier(
      ContextMenuModifier(isEmpty: contextMenu == nil || MenuItems.self == EmptyView.self) {
        items
      })
  }
}

/// The items of a menu, made apart from the view that shows it.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu.
  public nonisolated init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// Opens a menu after a long press.
struct ContextMenuModifier {
  let isEmpty: Bool
  let preview: AnyView?
  let items: () -> AnyView

  nonisolated init(isEmpty: Bool, preview: AnyView? = nil, items: @escaping () -> AnyView) {
    (self.isEmpty, self.preview, self.items) = (isEmpty, preview, items)
  }
}

extension ContextMenuModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    guard !isEmpty else { return content._emit(into: emitter) }
    let menu = OpenMenu(emitter, part: .init("contextMenu", number: emitter.depth))
    let (items, preview) = (items, preview)
    let dimming = emitter.environment.platformMetrics.presentation.dimming
    let press = LongPressGesture().onEnded { _ in menu.open() }
    let shown = { preview }
    emitter.present(menu, items: items, preview: shown, dimming: dimming, isContextMenu: true) {
      content.gesture(press)._emit(into: emitter)
    }
  }
}
