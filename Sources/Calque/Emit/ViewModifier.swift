/// Makes another view of a view. Apply it with ``View/modifier(_:)``.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View

  /// The view that is modified, as ``body(content:)`` gets it.
  typealias Content = _ViewModifier_Content<Self>

  /// The view with the modification.
  @ViewBuilder func body(content: Content) -> Body

  /// Writes the modified view into a tree. For the modifiers of this package.
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter)
}

extension ViewModifier {
  /// Installs the state of this modifier and continues with its body.
  public func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let modified = ModifiedViewContent { content._emit(into: $0) }
    emitter.emitBody(of: self, .around(modified)) {
      $0.body(content: _ViewModifier_Content(content: modified))
    }
  }
}

/// The view that a ``ViewModifier`` modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let content: ModifiedViewContent
}

extension _ViewModifier_Content: PrimitiveView {
  /// Writes the view that is modified.
  public func _emit(into emitter: ViewEmitter) {
    content.emit(emitter)
  }
}

/// A modifier of this package, which writes itself and has no body.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension PrimitiveModifier {
  /// Never asked for: the emitter does not ask primitive modifiers for a body.
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body")
  }
}
