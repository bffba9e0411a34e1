import CalqueLayout

/// Views that belong together, with a header before and a footer after them.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the content is shown; nil if it always is.
  var isExpanded: Binding<Bool>?
  /// Whether users can show and hide it.
  var isCollapsible = true

  nonisolated init(
    header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
  ) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// Makes a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Writes header, content and footer; in a list, as a group of rows.
  public func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    let isShown = isExpanded?.wrappedValue ?? true
    func part(_ step: Int, _ view: some View) {
      emitter.identity = identity.child(.child(step))
      view._emit(into: emitter)
      emitter.identity = identity
    }
    func line(_ step: Int, _ view: some View) {
      guard emitter.container == .lazyGrid else { return part(step, view) }
      let key = ObjectIdentifier(LazyGridLayout.WholeLine.self)
      emitter.wrap(.layoutValue(key, true)) { part(step, view) }
    }
    if let collector = emitter.rowCollector as? LazyRowCollector {
      emitter.emitSection(
        collector, header: Parent.self == EmptyView.self ? nil : { part(1, header) },
        content: { if isShown { part(2, content) } },
        footer: Footer.self == EmptyView.self ? nil : { part(3, footer) },
        expansion: isCollapsible ? isExpanded : nil)
    } else if let collector = emitter.rowCollector as? any SectionCollecting {
      collector.collectSection(from: emitter) {
        part(1, header)
      } content: {
        if isShown { part(2, content) }
      } footer: {
        part(3, footer)
      }
    } else if let collector = emitter.rowCollector as? any SectionCollector {
      collector.collectSection {
        part(1, header)
      } content: {
        if isShown { part(2, content) }
      } footer: {
        part(3, footer)
      }
    } else {
      line(1, header)
      if isShown { part(2, content) }
      line(3, footer)
    }
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section whose header is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section whose header is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(verbatim: String(title)), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Makes a section of views that are there already. Prefer the form with closures.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header that is there already. Prefer the form with closures.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer that is there already. Prefer the form with closures.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

/// A view that is a section of a list, or consists of sections: what is known without making it.
private protocol SectionLike {
  static var isSection: Bool { get }
}

extension Section: SectionLike {
  fileprivate static var isSection: Bool { true }
}

extension ModifiedContent: SectionLike where Content: View {
  fileprivate static var isSection: Bool { Calque.isSection(Content.self) }
}

extension Optional: SectionLike where Wrapped: View {
  fileprivate static var isSection: Bool { Calque.isSection(Wrapped.self) }
}

/// Whether the views of a type are sections, as far as the type says. Bodies are looked into; the
/// depth is limited, since types can be nested without end.
func isSection<V: View>(_ type: V.Type, depth: Int = 16) -> Bool {
  if let like = type as? any SectionLike.Type { return like.isSection }
  guard depth > 0, !(type is any PrimitiveView.Type), V.Body.self != Never.self else {
    return false
  }
  return isSection(V.Body.self, depth: depth - 1)
}
