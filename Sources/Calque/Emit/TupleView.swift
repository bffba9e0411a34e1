/// Several views in a row, as a ``ViewBuilder`` makes them. A container takes them as its children.
public struct TupleView<T> {
  /// The views, in source order: a tuple.
  public var value: T
  /// Knows the types in the tuple; nil where only the tuple was given.
  private let elements: (any TupleElements.Type)?

  /// Makes a view of a tuple of views. What is not a view in it is not shown.
  public nonisolated init(_ value: T) {
    self.value = value
    elements = nil
  }

  /// Makes a view of several views.
  nonisolated init<each Content: View>(_ content: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each content)
    elements = Elements<repeat each Content>.self
  }
}

extension TupleView: View, PrimitiveView {
  /// Writes one view after the other.
  public func _emit(into emitter: ViewEmitter) {
    let identity = emitter.identity
    var writer = ElementWriter(emitter: emitter, identity: identity)
    visit(&writer)
    emitter.identity = identity
  }

  /// Shows each view of the tuple to a visitor, in source order.
  @MainActor func visit(_ visitor: inout some TupleVisitor) {
    if elements?.visit(value, &visitor) == true { return }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .tuple else {
      if let view = value as? any View { visitor.visit(view) }
      return
    }
    for child in mirror.children {
      if let view = child.value as? any View { visitor.visit(view) }
    }
  }
}

/// Takes one view of a tuple after the other.
@MainActor
protocol TupleVisitor {
  mutating func visit(_ view: some View)
}

private struct ElementWriter: TupleVisitor {
  let emitter: ViewEmitter
  let identity: ViewIdentity
  private var index = 0

  init(emitter: ViewEmitter, identity: ViewIdentity) {
    (self.emitter, self.identity) = (emitter, identity)
  }

  mutating func visit(_ view: some View) {
    emitter.identity = identity.child(.child(index))
    view._emit(into: emitter)
    index += 1
  }
}

/// The types in a tuple of views.
@MainActor
private protocol TupleElements {
  /// Shows each view of a tuple of these types to a visitor.
  ///
  /// - Returns: Whether the tuple is one of these types.
  static func visit<T>(_ tuple: T, _ visitor: inout some TupleVisitor) -> Bool
}

private struct Elements<each Content: View>: TupleElements {
  static func visit<T>(_ tuple: T, _ visitor: inout some TupleVisitor) -> Bool {
    guard let views = tuple as? (repeat each Content) else { return false }
    for view in repeat each views { visitor.visit(view) }
    return true
  }
}
