import CalqueLayout

/// A modifier that is a node of the tree around its view.
struct ElementModifier {
  let element: LayoutElement
  let paint: (any PaintFacet)?

  nonisolated init(_ element: LayoutElement, paint: (any PaintFacet)? = nil) {
    self.element = element
    self.paint = paint
  }
}

extension ElementModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.wrap(element, paint: paint) { content._emit(into: emitter) }
  }
}

/// A modifier whose node depends on the environment.
struct EnvironmentElementModifier {
  let make: (EnvironmentValues) -> (LayoutElement, (any PaintFacet)?)

  nonisolated init(_ make: @escaping (EnvironmentValues) -> (LayoutElement, (any PaintFacet)?)) {
    self.make = make
  }
}

extension EnvironmentElementModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let (element, paint) = make(emitter.environment)
    emitter.wrap(element, paint: paint) { content._emit(into: emitter) }
  }
}

/// A modifier that gives something to its view or tells its container something.
struct AnnotationModifier<Annotation: NodeAnnotation> {
  let annotation: Annotation

  nonisolated init(_ annotation: Annotation) {
    self.annotation = annotation
  }
}

extension AnnotationModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.with(annotation) { content._emit(into: emitter) }
  }
}
