/// Whether a menu is open, which is kept from one evaluation to the next.
@MainActor
struct OpenMenu {
  private let cell: StateCell<Bool>

  /// The menu of the view that is being written.
  ///
  /// - Parameter part: Tells several menus of one view from each other.
  init(_ emitter: ViewEmitter, part: ViewIdentity.Part = .menu) {
    let storage = emitter.storage
    let identity = emitter.identity.child(.part(part))
    cell = storage.cell(at: identity) {
      StateCell(false) { [weak storage] in storage?.changed("a menu", of: $0) }
    }
    cell.owner = emitter.body ?? WrittenAgain.shared
  }

  /// Whether the menu is open.
  var isOpen: Bool { cell.value }

  func open() { if !cell.value { cell.value = true } }

  func close() { if cell.value { cell.value = false } }
}

extension ViewIdentity.Part {
  static let menu = Self("menu")
}

extension ViewEmitter {
  /// Writes a view with a menu, which is shown while it is open.
  ///
  /// - Parameters:
  ///   - menu: Whether it is open.
  ///   - items: Makes what is in the menu.
  ///   - preview: Makes what is shown above it.
  ///   - dimming: How opaque the black is between the screen and the menu.
  ///   - isContextMenu: Whether a long press opens the menu.
  ///   - content: Writes the view.
  func present(
    _ menu: OpenMenu, items: @escaping () -> AnyView, preview: @escaping () -> AnyView? = { nil },
    dimming: Double = 0, isContextMenu: Bool = false, content: () -> Void
  ) {
    present(
      presentation(
        of: menu, items: items, preview: preview, dimming: dimming, isContextMenu: isContextMenu),
      content: content)
  }

  /// Gives the node whose children are being written a menu, as after a long press.
  func presentFromParent(
    _ menu: OpenMenu, dimming: Double, items: @escaping () -> AnyView
  ) {
    presentFromParent(
      presentation(
        of: menu, items: items, preview: { nil }, dimming: dimming, isContextMenu: true))
  }

  private func presentation(
    of menu: OpenMenu, items: @escaping () -> AnyView, preview: @escaping () -> AnyView?,
    dimming: Double, isContextMenu: Bool
  ) -> Presentation? {
    guard menu.isOpen else { return nil }
    let context = PresentationContext { menu.close() }
    var presentation = Presentation { request, place, emitter in
      MenuLayer(PresentationLayer(context: context, request: request, place: place))
        .emit(
          items(), preview: preview(), dimming: dimming, isContextMenu: isContextMenu,
          into: emitter)
    }
    presentation.environment = { $0.begin(context) }
    return presentation
  }
}
