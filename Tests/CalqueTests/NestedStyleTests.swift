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

  @Test func aButtonOfItsConfigurationDoesTheAction() {
    var count = 0
    let host = ViewHost(
      Button("Save") { count += 1 }.buttonStyle(FramedButton()),
      size: CGSize(width: 200, height: 100))
    #expect(host.tap(label: "Save"))
    #expect(count == 1)
  }
}
