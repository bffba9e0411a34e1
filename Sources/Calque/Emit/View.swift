/// A piece of a user interface, described by a value.
///
/// Conform a type of your own by giving it a ``body`` that is made of other views. The views that
/// this package comes with (``Text``, ``HStack``, …) have no body: they write themselves into the
/// tree that is laid out.
@MainActor @preconcurrency
public protocol View {
  /// The type of what this view consists of.
  associatedtype Body: View

  /// What this view consists of.
  @ViewBuilder var body: Body { get }

  /// Writes this view into a tree. For the views of this package; the default continues with
  /// ``body``.
  func _emit(into emitter: ViewEmitter)
}

extension View {
  /// Installs the state of this view and continues with its ``View/body``.
  public func _emit(into emitter: ViewEmitter) {
    emitter.emitBody(of: self)
  }
}

extension Never: View {
  /// Never called, since this type has no values.
  public var body: Never { self }
}

/// A view of this package that writes itself into the tree and therefore has no body.
@MainActor @preconcurrency
package protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never asked for: the emitter does not ask primitive views for a body.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
}
