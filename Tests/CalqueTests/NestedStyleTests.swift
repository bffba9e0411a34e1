import Calque
import Foundation
import Testing

/// Styles that are made of the control itself: it has the style that was set further out, and in
/// the end the default.
@MainActor @Suite struct NestedStyleTests {
  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).padding(10)
    }
  }

  private struct FramedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      LabeledContent(configuration).padding(10)
    }
  }

  private struct FramedProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      ProgressView(configuration).padding(10)
    }
  }

  private struct FramedForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Form(configuration).padding(10)
    }
  }

  private struct PlainForm: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) { configuration.content }
    }
  }

  private struct FramedButton: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10)
    }
  }

  private func size(_ view: some View) -> CGSize {
    let host = ViewHost(view, proposal: ProposedViewSize(width: 200, height: nil))
    #expect(host.diagnostics.isEmpty)
    return host.rootSize
  }

  private func expectFrame(
    _ styled: some View, around plain: some View, count: CGFloat = 1
  ) {
    let plain = size(plain.padding(10 * count))
    #expect(size(styled) == plain)
  }

  @Test func aLabelOfItsConfigurationHasTheOuterStyle() {
    let label = Label("Save", systemImage: "star")
    expectFrame(label.labelStyle(Framed()), around: label)
    expectFrame(
      label.labelStyle(Framed()).labelStyle(.titleOnly), around: label.labelStyle(.titleOnly))
    expectFrame(label.labelStyle(Framed()).labelStyle(Framed()), around: label, count: 2)
  }

  @Test func theOthersToo() {
    let content = LabeledContent("Name") { Text("x") }
    expectFrame(content.labeledContentStyle(FramedContent()), around: content)
    let progress = ProgressView("Loading", value: 0.5)
    expectFrame(progress.progressViewStyle(FramedProgress()), around: progress)
    let button = Button("Save") {}
    expectFrame(button.buttonStyle(FramedButton()), around: button)
  }

  /// The rows of a form stay rows in a style, and forms inside of a form have its style.
  @Test func aFormHasStylesOfOnesOwn() throws {
    func host(_ form: some View) -> ViewHost {
      ViewHost(form, size: CGSize(width: 200, height: 400)) {
        $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      }
    }
    func frames(_ host: ViewHost) -> [CGRect] {
      host.placedViews.filter { $0.text != nil }.map(\.frame)
    }
    let form = Form {
      Text(verbatim: "a")
      Text(verbatim: "b")
      Section("c") { Text(verbatim: "d") }
    }
    let plain = host(form.padding(10))
    #expect(frames(host(form.formStyle(FramedForm()))) == frames(plain))
    #expect(
      frames(host(form.formStyle(FramedForm()).formStyle(.columns)))
        == frames(host(form.formStyle(.columns).padding(10))))
    let rows = frames(host(form.formStyle(PlainForm())))
    #expect(rows.count == 4)
    #expect(rows[1].minY - rows[0].minY == 20)
    let nested = Form { Form { Text(verbatim: "in") } }.formStyle(PlainForm())
    #expect(frames(host(nested)).map(\.size) == [CGSize(width: 20, height: 20)])
  }

  @Test func aButtonOfItsConfigurationDoesTheAction() {
    var count = 0
    let host = ViewHost(
      Button("Save") { count += 1 }.buttonStyle(FramedButton()),
      size: CGSize(width: 200, height: 100))
    #expect(host.tap(label: "Save"))
    #expect(count == 1)
  }
}
