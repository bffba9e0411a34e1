/// What is made of the views that a view consists of.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  /// Takes the view apart, and writes what is made of it.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(apart: view) { transform(SubviewsCollection($0, 0..<$0.found.count)) }
  }
}

/// What is made of the sections that a view consists of.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
  let view: Sections
  let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView {
  /// Takes the view apart, and writes what is made of it.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emit(apart: view) { transform(SectionCollection($0)) }
  }
}

extension Group {
  /// Makes a view of the views that another view consists of: those that a container would have as
  /// its children.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes a view of its views, which can be put anywhere in it.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(view: view, transform: transform))
  }

  /// Makes a view of the sections that another view consists of. Views beside each other that are
  /// outside of sections are a section without header and footer.
  ///
  /// - Parameters:
  ///   - view: The view that is taken apart.
  ///   - transform: Makes a view of its sections.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(view: view, transform: transform))
  }
}

extension ForEach where Data == SubviewsCollection, ID == Subview.ID, Content: View {
  /// Makes a view for each view that another view consists of.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(data: SubviewsCollection([]), content: content, id: { $0.id })
    apart = AnyView(
      GroupElementsOfContent(view: view) { ForEach($0, content: content) })
  }
}

extension ForEach
where Data == SectionCollection, ID == SectionConfiguration.ID, Content: View {
  /// Makes a view for each section that another view consists of.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(data: SectionCollection(), content: content, id: { $0.id })
    apart = AnyView(
      GroupSectionsOfContent(view: view) { ForEach($0, content: content) })
  }
}

extension ViewEmitter {
  /// Takes a view apart, and writes what is made of the parts.
  func emit(apart view: some View, _ transform: (SubviewSource) -> some View) {
    let outer = identity
    identity = outer.child(.part(.apart))
    let source = SubviewSource(view, in: self)
    identity = outer.child(.part(.joined))
    transform(source)._emit(into: self)
    identity = outer
  }
}

extension ViewIdentity.Part {
  fileprivate static let apart = Self("apart")
  fileprivate static let joined = Self("joined")
}
