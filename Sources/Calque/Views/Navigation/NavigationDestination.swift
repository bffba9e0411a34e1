nonisolated extension View {
  /// Says what page the values of a type have, for links and paths.
  ///
  /// It applies to the whole stack; in rows of a list, which are made when they are seen, it comes
  /// too late.
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      NavigationPageModifier { page in
        page.stack.add(data) { ($0.base as? D).map { AnyView(destination($0)) } }
      })
  }

  /// Shows a page while a value is true.
  public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let content = isPresented.wrappedValue ? AnyView(destination()) : nil
    return modifier(PresentedPageModifier(content: content) { isPresented.wrappedValue = false })
  }

  /// Shows a page while there is an item, made of it.
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let content = item.wrappedValue.map { AnyView(destination($0)) }
    return modifier(PresentedPageModifier(content: content) { item.wrappedValue = nil })
  }
}

/// Presents a page above that of the view.
private struct PresentedPageModifier {
  let content: AnyView?
  let dismiss: () -> Void

  nonisolated init(content: AnyView?, dismiss: @escaping () -> Void) {
    self.content = content
    self.dismiss = dismiss
  }
}

extension PresentedPageModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    if let presented = self.content, let page = emitter.environment.navigationPage {
      page.presented = NavigationContext.Page(
        identity: emitter.identity.child(.part(.presentedPage)), content: presented,
        dismiss: dismiss)
    }
    content._emit(into: emitter)
  }
}

extension ViewIdentity.Part {
  fileprivate static let presentedPage = Self("presentedPage")
}
