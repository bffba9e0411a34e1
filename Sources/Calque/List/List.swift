import DisplayList
import Foundation
import LayoutCore

/// Rows below each other that fill what is proposed; what does not fit is reached by scrolling.
///
/// `SelectionValue` is what a row that can be chosen stands for; `Never` where none can be.
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

  /// Makes a list with a row for each element of a bound collection; the row can change its element.
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
  /// Writes a leaf that takes what is proposed; the rows are laid out within its width.
  public func _emit(into emitter: ViewEmitter) {
    let content = content
    emitter.emitIsland(.geometryReader(nil), drawing: .effect(.scroll)) { size, emitter in
      let look = emitter.environment.common.styles.listStyle._look
      let ground = look.background.resolve(in: emitter.environment).rgba
      emitter.emitDetached(.background(.top), drawing: .background) {
        emitter.emitDetached(
          .frame(width: size.width, height: size.height, alignment: .top)
        ) {
          emitter.emitDetached(.fixedSize(horizontal: false, vertical: true)) {
            emitter.emitDetached(.vstack(.leading, spacing: 0)) {
              let sink = ListRowSink(look: look, emitter: emitter)
              emitter.rowSink = sink
              content._emit(into: emitter)
              emitter.rowSink = nil
            }
          }
        }
        emitter.emitDetached(
          .flexibleLeaf, drawing: .shape(ShapeDrawing(path: { Path($0) }, color: ground))
        ) {}
      }
    }
  }
}
