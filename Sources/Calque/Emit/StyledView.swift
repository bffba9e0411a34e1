/// A view that a style makes: the dynamic properties of the style belong to the place of the view.
struct StyledView {
  let emit: @MainActor (ViewEmitter) -> Void
}

extension StyledView: PrimitiveView {
  func _emit(into emitter: ViewEmitter) {
    emit(emitter)
  }
}
