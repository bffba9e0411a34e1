nonisolated extension View {
  /// Gives the rows of lists inside a menu, which a long press shows:
  /// ``ViewHost/longPress(_:duration:)``.
  ///
  /// - Parameters:
  ///   - itemType: The type of the selection of the list, and of the tags or ids of its rows.
  ///   - menu: Makes the menu of some rows: of all that are selected, if the row is one of them.
  ///     For no rows it is not asked: the ground of a list has no menu here.
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
    let selectionMenu = SelectionMenu(
      accepts: { $0.base is I }, items: items,
      primaryAction: primaryAction.map { action in { action(typed($0)) } }, attach: attach)
    return modifier(EnvironmentModifier { $0.selectionMenu = selectionMenu })
  }
}
