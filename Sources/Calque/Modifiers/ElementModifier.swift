package import LayoutCore

/// A modifier that is a node of the tree around its view.
struct ElementModifier: PrimitiveModifier {
  let element: LayoutElement
  let drawing: NodeDrawing

  nonisolated init(_ element: LayoutElement, drawing: NodeDrawing = .none) {
    self.element = element
    self.drawing = drawing
  }

  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.wrap(element, drawing: drawing) { content._emit(into: emitter) }
  }
}

/// A modifier whose node depends on the environment.
struct EnvironmentElementModifier: PrimitiveModifier {
  let make: (EnvironmentValues) -> (LayoutElement, NodeDrawing)

  nonisolated init(_ make: @escaping (EnvironmentValues) -> (LayoutElement, NodeDrawing)) {
    self.make = make
  }

  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (element, drawing) = make(emitter.environment)
    emitter.wrap(element, drawing: drawing) { content._emit(into: emitter) }
  }
}

/// A modifier that names its view or tells its container something.
struct AnnotationModifier: PrimitiveModifier {
  let kind: PendingModifier.Kind

  nonisolated init(_ kind: PendingModifier.Kind) {
    self.kind = kind
  }

  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.with(kind) { content._emit(into: emitter) }
  }
}
