import CalqueDrawing
import CalqueLayout
import Foundation

/// Rows below each other that fill what is proposed; what does not fit is reached by scrolling.
///
/// `SelectionValue` is the type of value that a selectable row represents; `Never` if no row can be
/// selected. A row represents its ``View/tag(_:includeOptional:)``, or the id of its element.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
  /// What users select, if they may.
  let selection: ListSelection?

  nonisolated init(_ selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The rows in the style of the environment.
  public var body: some View {
    ListContainer(content: content, selection: selection)
  }
}

/// The list itself.
private struct ListContainer<Content: View> {
  let content: Content
  let selection: ListSelection?
}

extension ListContainer: PrimitiveView {
  /// Writes a leaf that takes what is proposed; the visible rows are made and laid out within its
  /// width.
  func _emit(into emitter: ViewEmitter) {
    let column = emitter.environment.selectionOfColumn(selection)
    emitter.followInColumn(selection)
    let (content, selection) = (content, column ?? selection)
    emitter.emitDeferred(
      .geometryReader(nil),
      paint: ViewportPaint(
        axes: .vertical, ground: ListLook.ground(emitter.environment),
        isTopmost: emitter.environment.listPage == nil),
      details: .scroll(.vertical)
    ) { size, emitter in
      if ListLook.isOnWatch(emitter.environment) { emitter.environment.colorScheme = .dark }
      let outer = emitter.environment
      let look = ListLook(outer)
      let context = emitter.listContext(selection)
      let ends = EdgeInsets(
        top: look.margins.top, leading: 0, bottom: look.margins.bottom, trailing: 0)
      let port = emitter.scrollPort(.vertical)
      let ground = (port, look.background.resolve(in: outer).rgba)
      outer.listPage?.list = ground
      let region = LayoutRegion()
      var style = LazyStyle(
        axis: .vertical, alignment: .topLeading, spacing: 0,
        defaultSpacing: outer.platformMetrics.spacing, direction: outer.layoutDirection)
      style.pinsHeaders = look.style.pinnedHeaders == .all
      emitter.emitDetached(.background(.top), paint: BackgroundPaint()) {
        let input = ListInput(context)
        emitter.changeParent { $0.change { $0.input = input } }
        outer.selectionMenu?.attachToGround(input, emitter)
        emitter.emitDetached(
          .layout(
            ScrollLayout(
              axes: .vertical, margins: outer.contentMargins.insets(), region: region,
              port: port))
        ) {
          emitter.addScroll(port)
          emitter.environment.scrollRegion = region
          emitter.environment.scrollPort = port
          emitter.environment.beginListRows()
          emitter.environment.columnSelection = column
          emitter.emitDetached(.padding(ends)) {
            let decorator = ListRowDecorator(look, context)
            emitter.emitLazy(style, in: port, decorator: decorator) {
              if context.state.isRefreshing { emitter.emitRefreshIndicator() }
              content._emit(into: emitter)
              emitter.emitRowSpacing(decorator.spacingAtEnd)
            }
          }
          emitter.environment = outer
        }
        emitter.emitDetached(
          .flexibleLeaf, paint: look.surface(in: outer)
        ) {}
        if look.style.borderWidth > 0 {
          emitter.emitDetached(.flexibleLeaf, paint: look.border(in: outer)) {}
        }
      }
    }
  }
}

extension ViewEmitter {
  /// What the rows of the list share that is being written.
  fileprivate func listContext(_ selection: ListSelection?) -> ListContext {
    let state = storage.cell(at: identity.child(.part(.listState))) {
      ListState { [weak storage] in storage?.changed("a list", of: WrittenAgain.shared) }
    }
    return ListContext(selection, state, environment)
  }
}

extension ViewIdentity.Part {
  fileprivate static let listState = Self("listState")
}
