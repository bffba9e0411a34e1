import CalqueLayout

/// A modifier that is a node of the tree around its view.
struct ElementModifier {
  let element: LayoutElement
  let drawing: NodeDrawing

  nonisolated init(_ element: LayoutElement, drawing: NodeDrawing = .none) {
    self.element = element
    self.drawing = drawing
  }
}

extension ElementModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.wrap(element, drawing: drawing) { content._emit(into: emitter) }
  }
}

/// A modifier whose node depends on the environment.
struct EnvironmentElementModifier {
  let make: (EnvironmentValues) -> (LayoutElement, NodeDrawing)

  nonisolated init(_ make: @escaping (EnvironmentValues) -> (LayoutElement, NodeDrawing)) {
    self.make = make
  }
}

extension EnvironmentElementModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (element, drawing) = make(emitter.environment)
    emitter.wrap(element, drawing: drawing) { content._emit(into: emitter) }
  }
}

/// A modifier that names its view or tells its container something.
struct AnnotationModifier {
  let kind: PendingModifier.Kind

  nonisolated init(_ kind: PendingModifier.Kind) {
    self.kind = kind
  }
}

extension AnnotationModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.with(kind) { content._emit(into: emitter) }
  }
}
