nonisolated extension View {
  /// Gives the rows of lists inside a menu, which a long press shows:
  /// ``ViewHost/longPress(_:duration:)``.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection of the list, and of the tags or ids of its rows.
  ///   - menu: Makes the menu of some rows: of all that are selected, if the row is one of them.
  ///     For no rows it makes the menu of the ground of the list, which has none if this one is
  ///     empty.
  ///   - primaryAction: What a tap on a row does outside of edit mode; on macOS, a double tap.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    func typed(_ values: Set<AnyHashable>) -> Set<I> { Set(values.compactMap { $0.base as? I }) }
    // Unchecked: menus are made on the main actor only.
    nonisolated(unsafe) let items = { (values: Set<AnyHashable>) in
      M.self == EmptyView.self ? nil : AnyView(menu(typed(values)))
    }
    let attach = { @MainActor (row: ListRow, values: Set<AnyHashable>, emitter: ViewEmitter) in
      let menu = OpenMenu(emitter, part: .init("selectionMenu"))
      row.openMenu = { menu.open() }
      let dimming = emitter.environment.platformMetrics.presentation.dimming
      emitter.presentFromParent(menu, dimming: dimming) {
        items(values) ?? AnyView(EmptyView())
      }
    }
    let attachToGround = { @MainActor (list: ListInput, emitter: ViewEmitter) in
      guard M.self != EmptyView.self else { return }
      let menu = OpenMenu(emitter, part: .init("groundMenu"))
      let shown = { items([]) ?? AnyView(EmptyView()) }
      let content = MenuContent(LazyItems(make: shown), in: emitter)
      list.openMenu = { if !content.items.isEmpty { menu.open() } }
      let dimming = emitter.environment.platformMetrics.presentation.dimming
      emitter.presentFromParent(menu, dimming: dimming) { shown() }
    }
    let selectionMenu = SelectionMenu(
      accepts: { $0.base is I }, items: items,
      primaryAction: primaryAction.map { action in { action(typed($0)) } }, attach: attach,
      attachToGround: attachToGround)
    return modifier(EnvironmentModifier { $0.selectionMenu = selectionMenu })
  }
}

/// Items that are made when they are written.
private struct LazyItems: View {
  let make: () -> AnyView

  var body: some View { make() }
}
