import Calque
import Foundation
import Testing

/// Menus in menus, with pickers, switches and sections in them; in bars and context menus.
@MainActor
@Suite struct MenuDepthTests {
  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
    }
  }

  private var menus: ViewHost {
    host(
      Keeping("-") { value in
        Menu("A") {
          Menu("B") {
            Menu("C") { Button("D") { value.wrappedValue = "d" } }
            Section("S") { Button("E") { value.wrappedValue = "e" } }
          }
          Divider()
          Picker("P", selection: value) {
            Text(verbatim: "x").tag("x")
            Text(verbatim: "y").tag("y")
          }
          .pickerStyle(.menu)
          Picker("Q", selection: value) {
            Text(verbatim: "v").tag("v")
            Text(verbatim: "w").tag("w")
          }
          Toggle("T", isOn: .constant(false))
          Button("Off") { value.wrappedValue = "off" }.disabled(true)
          Button("Remove", role: .destructive) { value.wrappedValue = "removed" }
        }
        .accessibilityIdentifier("menu")
      })
  }

  @Test func `the third level is reached, and a choice closes all of them`() {
    let host = menus
    #expect(host.tap("menu") && host.shownTexts.contains("B") && !host.shownTexts.contains("E"))
    #expect(host.tap(label: "B") && host.shownTexts.contains("S"))
    #expect(host.tap(label: "C") && host.tap(label: "D") && host.kept == "d")
    #expect(!host.shownTexts.contains("B"))
  }

  @Test func `a picker of the style of a menu is one, others are a group`() {
    let host = menus
    #expect(host.tap("menu") && host.shownTexts.contains("P") && !host.shownTexts.contains("x"))
    #expect(host.tap(label: "P") && host.tap(label: "y") && host.kept == "y")
    #expect(host.tap("menu") && host.tap(label: "w") && host.kept == "w")
  }

  @Test func `what is off does nothing`() {
    let host = menus
    #expect(host.tap("menu") && !host.tap(label: "Off") && host.kept == "-")
    #expect(host.tap(label: "Remove") && host.kept == "removed")
  }

  @Test func `menus are in bars and in context menus`() {
    let host = host(
      Keeping("-") { value in
        NavigationStack {
          Text(verbatim: "page")
            .contextMenu { Menu("In") { Button("Deep") { value.wrappedValue = "deep" } } }
            .accessibilityIdentifier("page")
            .toolbar {
              Menu {
                Button("Bar") { value.wrappedValue = "bar" }
              } label: {
                Image(systemName: "ellipsis").accessibilityLabel("Dots")
              }
            }
        }
      })
    #expect(host.tap(label: "Dots") && host.tap(label: "Bar") && host.kept == "bar")
    #expect(host.longPress("page") && host.tap(label: "In") && host.tap(label: "Deep"))
    #expect(host.kept == "deep")
  }
}
