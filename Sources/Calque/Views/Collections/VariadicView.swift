/// Containers that are made of the views of their content: an older form of
/// ``Group/init(subviews:transform:)``.
public enum _VariadicView {
  /// Makes a view of the children of a content.
  public typealias Root = _VariadicView_Root
  /// Makes one view of the children of a content.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Makes several views of the children of a content.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// Makes views of the children of a content.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// The children of a content.
  public typealias Children = _VariadicView_Children

  /// A root with its content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes a view of the children.
    public var root: Root
    /// What the children are those of.
    public var content: Content

    nonisolated init(root: Root, content: Content) {
      (self.root, self.content) = (root, content)
    }

    /// Makes a view of the children of a content.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// Makes something of the children of a content.
public protocol _VariadicView_Root {}

/// Makes views of the children of a content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the views.
  associatedtype Body: View

  /// Makes the views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of the children of a content.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of the children of a content.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View, PrimitiveView
where Root: _VariadicView_ViewRoot, Content: View {
  /// Takes the content apart, and writes what the root makes of it.
  public func _emit(into emitter: ViewEmitter) {
    let views = VariadicBody(root: root, content: content)
    if root is any _VariadicView_UnaryViewRoot {
      emitter.emitOne { views._emit(into: emitter) }
    } else {
      views._emit(into: emitter)
    }
  }
}

/// What a root makes of a content.
private struct VariadicBody<Root: _VariadicView_ViewRoot, Content: View> {
  let root: Root
  let content: Content
}

extension VariadicBody: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitBody(of: root) { root in
      StyledView { emitter in
        emitter.emit(apart: content) {
          root.body(
            children: _VariadicView_Children(SubviewsCollection($0, 0..<$0.found.count)))
        }
      }
    }
  }
}

extension ViewEmitter {
  /// Writes views as one, which containers around have as one child.
  fileprivate func emitOne(_ content: () -> Void) {
    emit(.vstack(.center, spacing: nil), children: content)
  }
}

/// The children of a content.
public struct _VariadicView_Children: RandomAccessCollection {
  private let views: SubviewsCollection

  init(_ views: SubviewsCollection) { self.views = views }

  /// One of the children.
  public struct Element: Identifiable {
    let view: Subview
    fileprivate var traits: [ObjectIdentifier: Any] = [:]

    fileprivate init(_ view: Subview) { self.view = view }

    /// What the child is known by.
    public var id: AnyHashable { AnyHashable(view.id) }

    /// The id that the child was given, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      view.id.explicit?.base as? ID
    }

    /// What the child tells about itself with ``View/_trait(_:_:)``.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        traits[ObjectIdentifier(key)] as? Trait.Value
          ?? view.containerValues[TraitContainerKey<Trait>.self]
      }
      set { traits[ObjectIdentifier(key)] = newValue }
    }
  }

  /// The index of the first child.
  public var startIndex: Int { views.startIndex }
  /// The index after the last child.
  public var endIndex: Int { views.endIndex }
  /// A child.
  public subscript(index: Int) -> Element { Element(views[index]) }
}

extension _VariadicView_Children: PrimitiveView {
  /// Writes the children, one after the other.
  public func _emit(into emitter: ViewEmitter) { views._emit(into: emitter) }
}

extension _VariadicView_Children.Element: PrimitiveView {
  /// Writes the child.
  public func _emit(into emitter: ViewEmitter) { view._emit(into: emitter) }
}

/// A name of something that a view tells the container that it is a child of.
public protocol _ViewTraitKey {
  /// The type of what is told.
  associatedtype Value

  /// What views tell that say nothing.
  static var defaultValue: Value { get }
}

private enum TraitContainerKey<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

nonisolated extension View {
  /// Tells the container that the view is a child of something.
  public func _trait<Trait: _ViewTraitKey>(
    _ key: Trait.Type, _ value: Trait.Value
  ) -> some View {
    modifier(
      AnnotationModifier(
        ContainerValueTrait { $0[TraitContainerKey<Trait>.self] = value }))
  }
}
