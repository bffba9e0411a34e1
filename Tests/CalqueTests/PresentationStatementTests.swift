import Calque
import CalqueLayout
import Foundation
import Testing

/// Statements about sheets, alerts, dialogs and popovers, each tried.
@MainActor
@Suite struct PresentationStatementTests {
  private func host(
    _ view: some View, width: CGFloat = 390,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
      configure(&$0)
    }
  }

  // MARK: Sheets

  private struct Detents: View {
    @State private var detent = PresentationDetent.height(200)
    @State private var isOpen = true

    var body: some View {
      VStack {
        Text(verbatim: "\(isOpen) \(name)")
        Button("Grow") { detent = .large }
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Color.red.frame(height: 20).accessibilityIdentifier("top")
          Button("Large") { detent = .large }
          Button("Half") { detent = .fraction(0.5) }
        }
        .presentationDetents([.height(200), .fraction(0.5), .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled)
      }
    }

    private var name: String {
      switch detent {
      case .height(200): "small"
      case .fraction(0.5): "half"
      default: "large"
      }
    }
  }

  @Test func `the app chooses a detent, and people do by dragging`() throws {
    let host = host(Detents())
    func top() throws -> CGFloat { try #require(host.frame(of: "top")).minY }
    let small = try top()
    #expect(host.tap(label: "Half") && host.shownTexts.contains("true half"))
    let half = try top()
    #expect(half < small && host.tap(label: "Large"))
    #expect(try top() < half)
    let large = try top()
    // The views are in the middle of the sheet: its edge moves twice as far.
    func drag(_ start: CGFloat, _ end: CGFloat) {
      host.drag(
        from: CGPoint(x: 195, y: start - 10), to: CGPoint(x: 195, y: 2 * end - start - 10))
    }
    drag(large, half)
    #expect(try host.shownTexts.contains("true half") && top() == half)
    drag(half, small)
    #expect(try host.shownTexts.contains("true small") && top() == small)
    #expect(host.tap(label: "Grow") && host.shownTexts.contains("true large"))
    #expect(host.dismissPresentation() && host.shownTexts.contains("false large"))
  }

  @Test func `a sheet that may be dismissed after all`() {
    let host = host(
      Keeping(true) { isOpen in
        Color.red.sheet(isPresented: isOpen) { Color.blue.interactiveDismissDisabled(false) }
      })
    #expect(host.dismissPresentation() && host.kept == "false")
  }

  // MARK: Alerts

  private enum Failure: LocalizedError {
    case one
    var errorDescription: String? { "broken" }
    var recoverySuggestion: String? { "repair it" }
  }

  private struct Alerts: View {
    @State private var error: Failure?
    @State private var isShown = false
    @State private var log = ""

    var body: some View {
      VStack {
        Text(verbatim: "log \(log)")
        Button("Fail") { (error, isShown) = (.one, true) }
      }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("Again") { log += "again " }
        Button("Leave", role: .cancel) { log += "left " }
      } message: {
        Text(verbatim: $0.recoverySuggestion ?? "")
      }
    }
  }

  @Test func `an error says what has happened, and Escape cancels`() {
    let host = host(Alerts())
    #expect(!host.press(.escape))
    #expect(host.tap(label: "Fail") && host.shownTexts.contains("broken"))
    #expect(host.shownTexts.contains("repair it") && host.tap(label: "Again"))
    #expect(host.tap(label: "Fail") && host.press(.escape) && !host.shownTexts.contains("broken"))
    #expect(host.shownTexts.contains("log again left "))
  }

  @Test func `Escape cancels a dialog, and leaves an alert without such an answer`() {
    let dialog = host(
      Keeping("-") { value in
        Color.red.confirmationDialog("T", isPresented: .constant(true)) {
          Button("Go") { value.wrappedValue = "gone" }
          Button("Stay", role: .cancel) { value.wrappedValue = "stayed" }
        }
      })
    #expect(dialog.press(.escape) && dialog.kept == "stayed")
    let alert = host(Color.red.alert("T", isPresented: .constant(true)) { Button("Go") {} })
    #expect(!alert.press(.escape))
  }

  @Test func `Return does the default action, of an alert or a form`() {
    let alert = host(
      Keeping("-") { value in
        Color.red.alert("T", isPresented: .constant(true)) {
          Button("No", role: .cancel) { value.wrappedValue = "no" }
          Button("Yes") { value.wrappedValue = "yes" }.keyboardShortcut(.defaultAction)
        }
      })
    #expect(alert.press(.return) && alert.kept == "yes")
    let form = host(
      Keeping("-") { value in
        Button("Good") { value.wrappedValue = "good" }.keyboardShortcut(.defaultAction)
        Button("Out") { value.wrappedValue = "out" }.keyboardShortcut(.cancelAction)
        Button("Key") { value.wrappedValue = "key" }
          .keyboardShortcut("k", modifiers: [.command, .shift])
      })
    #expect(form.press(.return) && form.kept == "good")
    #expect(form.press(.escape) && form.kept == "out")
    #expect(!form.press("k", modifiers: .command))
    #expect(form.press("k", modifiers: [.command, .shift]) && form.kept == "key")
  }

  // MARK: Dialogs and popovers

  @Test(arguments: [(Visibility.automatic, false), (.hidden, false), (.visible, true)])
  func `the title of a dialog is shown where that is said`(visibility: Visibility, isShown: Bool) {
    let host = host(
      Color.red.confirmationDialog(
        "Title", isPresented: .constant(true), titleVisibility: visibility
      ) {
        Button("Go") {}
      } message: {
        Text(verbatim: "Message")
      })
    #expect(host.shownTexts.contains("Title") == isShown && host.shownTexts.contains("Message"))
  }

  @Test func `a popover is another presentation where there is little room`() throws {
    func frame(
      _ adaptation: PresentationAdaptation, _ sizeClass: UserInterfaceSizeClass = .compact
    ) throws -> CGRect {
      let host = host(
        Color.red.popover(isPresented: .constant(true)) {
          Color.blue.frame(minWidth: 100, minHeight: 50).accessibilityIdentifier("inside")
            .presentationCompactAdaptation(adaptation)
        }
      ) { $0.horizontalSizeClass = sizeClass }
      return try #require(host.frame(of: "inside"))
    }
    #expect(try frame(.automatic).width == 390, "a sheet")
    #expect(try frame(.fullScreenCover).height == 844)
    #expect(try frame(.popover).width < 390 && frame(.none).width < 390)
    #expect(try frame(.fullScreenCover, .regular).height < 844)
  }

  @Test func `an inspector is a sheet where there is little room`() {
    let host = host(
      Keeping(true) { isOpen in
        Color.red.inspector(isPresented: isOpen) { Text(verbatim: "inspected") }
      }
    ) { $0.horizontalSizeClass = .compact }
    #expect(host.shownTexts.contains("inspected"))
    #expect(host.dismissPresentation() && host.kept == "false")
  }
}
