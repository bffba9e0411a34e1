import CalqueDrawing
import CalqueLayout
import Foundation

/// Rows below each other that fill what is proposed; what does not fit is reached by scrolling.
///
/// `SelectionValue` is the type of value that a selectable row represents; `Never` if no row can be
/// selected.
public struct List<SelectionValue: Hashable, Content: View> {
  let content: Content
}

extension List where SelectionValue == Never {
  /// Makes a list of the views of a closure; each of them is a row, and ``Section``s group them.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a list with a row for each element.
  public nonisolated init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each element; the value at the key path is its identity.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Makes a list with a row for each element of a bound collection. Rows can change their element.
  public nonisolated init<Elements, Row: View>(
    _ data: Binding<Elements>,
    @ViewBuilder rowContent: @escaping (Binding<Elements.Element>) -> Row
  )
  where
    Content == ForEach<
      [BoundElement<Elements, Elements.Element.ID>], Elements.Element.ID, Row
    >,
    Elements: MutableCollection & RandomAccessCollection, Elements.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Makes a list with a row for each number of a range.
  public nonisolated init<Row: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row
  ) where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: PrimitiveView {
  /// Writes a leaf that takes what is proposed; the visible rows are made and laid out within its
  /// width.
  public func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitDeferred(
      .geometryReader(nil), paint: ViewportPaint(axes: .vertical), details: .scroll(.vertical)
    ) { size, emitter in
      let outer = emitter.environment
      let look = ListLook(outer)
      let ends = EdgeInsets(
        top: look.margins.top, leading: 0, bottom: look.margins.bottom, trailing: 0)
      let port = emitter.scrollPort(.vertical)
      let region = LayoutRegion()
      var style = LazyStyle(
        axis: .vertical, alignment: .topLeading, spacing: 0,
        defaultSpacing: outer.platformMetrics.spacing, direction: outer.layoutDirection)
      style.pinsHeaders = look.style.pinnedHeaders == .all
      emitter.emitDetached(.background(.top), paint: BackgroundPaint()) {
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
          emitter.emitDetached(.padding(ends)) {
            let decorator = ListRowDecorator(look)
            emitter.emitLazy(style, in: port, decorator: decorator) {
              content._emit(into: emitter)
              emitter.emitListSpacing(decorator.spacingAtEnd)
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
