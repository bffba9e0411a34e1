import Calque
import Foundation
import Testing

/// Menus, as people use them.
@MainActor
struct MenuTests {
  private struct Screen: View {
    @State private var log = ""
    @State private var isOn = false
    @State private var order = 1

    var body: some View {
      VStack {
        Menu("More", systemImage: "ellipsis") {
          Button("Copy") { log += "copy " }
          Button("Delete", systemImage: "trash", role: .destructive) { log += "delete " }
          Button("Locked") {}.disabled(true)
          Divider()
          Toggle("Favorite", isOn: $isOn)
          Menu("Share") {
            ForEach(1..<3) { number in Button("Friend \(number)") { log += "\(number) " } }
          }
          Picker("Order", selection: $order) {
            Text("Name").tag(1)
            Text("Date").tag(2)
          }
        }
        .accessibilityIdentifier("more")
        Text(verbatim: "\(log)\(isOn) \(order)").accessibilityIdentifier("log")
      }
    }
  }

  private func log(_ host: ViewHost) -> String? { host.placedViews.compactMap(\.text).last }

  @Test func `items are found and chosen`() {
    let host = ControlTests.host(Screen())
    #expect(
      host.choices(of: "More") == ["Copy", "Delete", "Locked", "Favorite", "Share", "Order"])
    for item in ["Copy", "Delete", "Favorite", "Friend 2", "Date"] {
      #expect(host.choose(item, from: "more"), "\(item)")
    }
    #expect(log(host) == "copy delete 2 true 2")
    #expect(!host.choose("Locked", from: "more"))
    #expect(host.inputFailure?.reason == .disabled)
    #expect(!host.choose("Print", from: "more"))
    #expect(host.inputFailure?.reason == .missing)
  }

  @Test func `a primary action answers a tap`() {
    var count = 0
    let host = ControlTests.host(
      Menu("Add") {
        Button("Two") { count += 2 }
      } primaryAction: {
        count += 1
      }
      .accessibilityIdentifier("add"))
    #expect(host.tap("add"))
    #expect(host.choose("Two", from: "add"))
    #expect(count == 3)
  }

  @Test func `screen readers read the label`() throws {
    let host = ControlTests.host(Screen())
    let element = try #require(host.accessibilityElements.flatMap(\.all).first { $0.role == .menu })
    #expect(element.label?.contains("More") == true)
  }

  private struct Padded: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(10) }
  }

  @Test func `custom styles are made of the menu`() {
    let host = ControlTests.host(
      Menu("More") { Button("Copy") {} }.menuStyle(Padded()).accessibilityIdentifier("more"))
    #expect(host.frame(of: "more")?.size == CGSize(width: 60, height: 40))
    #expect(host.choices(of: "more") == ["Copy"])
  }
}
