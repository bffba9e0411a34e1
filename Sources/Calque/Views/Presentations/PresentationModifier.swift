import CalqueLayout

/// How views are shown in front of the screen: as a sheet, an alert, a popover. Each kind is a
/// file.
@MainActor
protocol PresentationKind {
  /// Writes the views in the whole window.
  ///
  /// - Parameters:
  ///   - content: Makes the views.
  ///   - layer: What is shown, and where.
  func emit(_ content: () -> AnyView, _ layer: PresentationLayer, into emitter: ViewEmitter)
}

/// Something in front of the screen while it is written.
@MainActor
struct PresentationLayer {
  let context: PresentationContext
  let request: PresentationRequest
  let place: PresentationPlace
}

/// Shows views in front of the screen while a condition holds.
struct PresentationModifier<Kind: PresentationKind> {
  /// Tells several presentations from each other: the id of an item.
  var id: AnyHashable?
  /// Whether the views are shown.
  let isPresented: () -> Bool
  var onDismiss: (() -> Void)?
  /// Has the presentation go.
  let dismiss: () -> Void
  let kind: Kind
  let content: () -> AnyView
}

extension PresentationModifier {
  /// Shows views while a value is true.
  nonisolated init<Content: View>(
    _ isPresented: Binding<Bool>, as kind: Kind, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Content
  ) {
    self.init(
      isPresented: { isPresented.wrappedValue }, onDismiss: onDismiss,
      dismiss: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }, kind: kind,
      content: { AnyView(content()) })
  }

  /// Shows views while there is an item.
  nonisolated init<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, as kind: Kind, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Content
  ) {
    let shown = item.wrappedValue
    self.init(
      id: shown.map { AnyHashable($0.id) }, isPresented: { shown != nil }, onDismiss: onDismiss,
      dismiss: {
        // Another item may be shown by now.
        if item.wrappedValue?.id == shown?.id { item.wrappedValue = nil }
      }, kind: kind, content: { shown.map { AnyView(content($0)) } ?? AnyView(EmptyView()) })
  }
}

extension PresentationModifier: PrimitiveModifier {
  func _emit<Modified: View>(content modified: Modified, into emitter: ViewEmitter) {
    guard isPresented() else { return emitter.present(nil) { modified._emit(into: emitter) } }
    let context = PresentationContext(dismiss)
    let (kind, content) = (kind, content)
    var presentation = Presentation { request, place, emitter in
      let layer = PresentationLayer(context: context, request: request, place: place)
      kind.emit(content, layer, into: emitter)
    }
    presentation.id = id
    presentation.onDismiss = onDismiss
    presentation.environment = { $0.begin(context) }
    emitter.present(presentation) { modified._emit(into: emitter) }
  }
}
