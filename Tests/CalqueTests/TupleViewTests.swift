import Calque
import Foundation
import Testing

/// Rows of views, as builders make them and as view files spell them: `TupleView<(A, B)>`.
@MainActor @Suite struct TupleViewTests {
  private func texts(_ view: some View) -> [String] {
    ViewHost(VStack { view }, size: CGSize(width: 200, height: 200)).texts.map(\.string)
  }

  private func pair<A: View, B: View>(
    @ViewBuilder _ content: () -> TupleView<(A, B)>
  ) -> TupleView<(A, B)> {
    content()
  }

  private func either(_ first: Bool) -> TupleView<(Text?, Divider?)> {
    first ? TupleView((Text(verbatim: "a"), nil)) : TupleView((nil, Divider()))
  }

  private func all<each Content: View>(_ content: repeat each Content) -> AnyView {
    AnyView(TupleView((repeat each content)))
  }

  @Test func aBuilderMakesATuple() {
    let views = pair {
      Text(verbatim: "a")
      Text(verbatim: "b").bold()
    }
    #expect(texts(views) == ["a", "b"])
    #expect(texts(views.value.1) == ["b"])
    #expect(texts(views.value.0) == ["a"])
  }

  @Test func aTupleThatIsGivenIsShown() {
    #expect(texts(TupleView((Text(verbatim: "a"), Text(verbatim: "b")))) == ["a", "b"])
    #expect(texts(either(true)) == ["a"])
    #expect(texts(either(false)).isEmpty)
    #expect(texts(all(Text(verbatim: "a"), Text(verbatim: "b"), EmptyView())) == ["a", "b"])
    #expect(texts(all(Text(verbatim: "a"))) == ["a"])
  }

  @Test func aTupleIsLaidOutAsABuilderLaysItOut() {
    let size = CGSize(width: 30, height: 10)
    let shape = Color.red.frame(width: size.width, height: size.height)
    let built = ViewHost(
      HStack(spacing: 4) {
        shape
        shape
      }, proposal: .unspecified)
    let given = ViewHost(
      HStack(spacing: 4) { TupleView((shape, shape)) }, proposal: .unspecified)
    #expect(built.rootSize == CGSize(width: 64, height: 10))
    #expect(given.rootSize == built.rootSize)
  }

  @Test func whatIsNoViewIsNotShown() {
    let host = ViewHost(anyView(TupleView((1, Text(verbatim: "a"), "b"))), proposal: .unspecified)
    #expect(host.texts.map(\.string) == ["a"])
    #expect(ViewHost(anyView(TupleView(5)), proposal: .unspecified).texts.isEmpty)
  }

  private func anyView(_ view: some View) -> AnyView { AnyView(view) }
}
