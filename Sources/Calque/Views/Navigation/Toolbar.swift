// swift-format-ignore: AmbiguousTrailingClosureOverload
nonisolated extension View {
  /// Adds items to the bars of the page. Outside of a stack they are not shown.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Adds items to the bars of the page, which people can change on Apple's platforms.
  public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(content: content()))
  }

  /// Puts views to the trailing edge of the page's bar. Outside of a stack they are not shown.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(content: ToolbarItemGroup(content: content)))
  }

  /// Has the title of the page open a menu.
  public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(content: ToolbarTitleMenu(content: content)))
  }

  /// Puts views to the leading and the trailing edge of the page's bar.
  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead")
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts views to the leading edge of the page's bar.
  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead")
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts views to the trailing edge of the page's bar.
  @available(*, deprecated, message: "Use toolbar(content:) with ToolbarItem instead")
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// Adds items to the bars of the page.
private struct ToolbarModifier<Content: ToolbarContent> {
  let content: Content
}

extension ToolbarModifier: PrimitiveModifier {
  func _emit<Modified: View>(content modified: Modified, into emitter: ViewEmitter) {
    if let page = emitter.environment.navigationPage {
      let items = ToolbarItems(emitter)
      content._collect(into: items)
      page.toolbar += items.parts
      if let menu = items.titleMenu { page.titleMenu = menu }
      emitter.concernsContainer()
    }
    modified._emit(into: emitter)
  }
}
