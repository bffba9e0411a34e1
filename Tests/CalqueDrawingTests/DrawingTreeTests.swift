import CalqueDrawing
import Foundation
import Testing

/// Drawings are trees of groups.
struct DrawingTreeTests {
  private let dot = Drawing.Item.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)
  private let size = CGSize(width: 10, height: 10)

  private func nested(_ depth: Int) -> Drawing {
    let item = (0..<depth).reduce(dot) { item, _ in .group(.opacity(0.5), [item]) }
    return Drawing(size: size, items: [item])
  }

  @Test
  func `items are painted in order, those of a group in its place`() {
    let line = Drawing.Item.stroke(Path(CGRect(x: 2, y: 2, width: 3, height: 3)), .black)
    let drawing = Drawing(
      size: size, items: [dot, .group(.opacity(1), [line, .group(.opacity(1), [dot])]), line])
    #expect(drawing.paintedItems == [dot, line, dot, line])
  }

  @Test
  func `a context has the ancestors of its item only`() {
    let move = CGAffineTransform(translationX: 3, y: 4)
    let clip = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
    let tag = Drawing.Tag(role: .button, label: "a")
    let drawing = Drawing(
      size: size,
      items: [
        .group(
          .tag(tag),
          [.group(.transform(move), [.group(.clip(clip), [.group(.opacity(0.5), [dot])])])]),
        dot,
      ])
    var contexts: [Drawing.Context] = []
    drawing.walk { item, context in if item == dot { contexts.append(context) } }
    #expect(contexts.map(\.tags) == [[tag], []])
    #expect(contexts.map(\.transform) == [move, .identity])
    #expect(contexts.map(\.opacity) == [0.5, 1])
    #expect(contexts.map(\.clip) == [CGRect(x: 3, y: 4, width: 2, height: 2), nil])
  }

  @Test
  func `the description indents the items of a group`() {
    let drawing = Drawing(size: size, items: [.group(.opacity(0.5), [dot]), dot])
    let lines = drawing.description.split(separator: "\n").dropFirst()
    #expect(lines.map { $0.prefix { $0 == " " }.count } == [2, 4, 2])
  }

  @Test
  func `nested groups are handled without recursion`() {
    // Too deep for recursion on the stack of a thread.
    let deep = nested(200_000)
    #expect(deep.paintedItems == [dot])
    #expect(deep.texts.isEmpty)
  }

  @Test
  func `copies of a group persist after it`() {
    var items: [Drawing.Item] = []
    do {
      let inner = Drawing.Item.group(.opacity(0.5), [dot])
      items = [inner]
      _ = Drawing(size: size, items: [.group(.opacity(1), [inner])])
    }
    #expect(Drawing(size: size, items: items).paintedItems == [dot])
  }

  @Test
  func `groups are equal if their effects and items are`() {
    #expect(nested(3) == nested(3))
    #expect(nested(3).hashValue == nested(3).hashValue)
    #expect(nested(3) != nested(2))
  }
}
