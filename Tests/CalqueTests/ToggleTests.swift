import Calque
import Foundation
import Testing

/// Switches, as people use them.
@MainActor
struct ToggleTests {
  private struct Screen: View {
    @State private var isOn = false
    var isEnabled = true

    var body: some View {
      Form {
        Toggle("Wi-Fi", isOn: $isOn).disabled(!isEnabled).accessibilityIdentifier("wifi")
        Text(verbatim: isOn ? "is on" : "is off").accessibilityIdentifier("state")
      }
    }
  }

  private func isOn(_ host: ViewHost) -> Bool {
    host.placedViews.contains { $0.text == "is on" }
  }

  @Test(arguments: ControlTests.directions)
  func `a tap changes the value, in the switch only`(direction: LayoutDirection) throws {
    let host = ControlTests.host(Screen(), direction)
    #expect(host.tap("wifi"))
    #expect(isOn(host))
    let row = try #require(host.frame(of: "wifi"))
    let (switchX, labelX) =
      direction == .leftToRight
      ? (row.maxX - 33, row.minX + 10) : (row.minX + 33, row.maxX - 10)
    #expect(!host.tap(at: CGPoint(x: labelX, y: row.midY)))
    #expect(isOn(host))
    #expect(host.tap(at: CGPoint(x: switchX, y: row.midY)))
    #expect(!isOn(host))
  }

  @Test func `a disabled toggle does not react`() {
    let host = ControlTests.host(Screen(isEnabled: false))
    #expect(!host.tap("wifi"))
    #expect(host.inputFailure?.reason == .disabled)
    #expect(!host.perform(on: "wifi"))
  }

  @Test func `screen readers read label and value`() throws {
    let host = ControlTests.host(Screen())
    let element = try #require(
      host.accessibilityElements.flatMap(\.all).first { $0.role == .toggle })
    #expect(element.label == "Wi-Fi")
    #expect(element.value == "0")
    #expect(element.traits.contains(.isToggle))
    #expect(host.perform(on: "Wi-Fi"))
    #expect(isOn(host))
  }

  @Test func `hidden labels are heard`() throws {
    let host = ControlTests.host(Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden())
    #expect(!host.placedViews.contains { $0.text == "Wi-Fi" })
    let element = try #require(host.accessibilityElements.first)
    #expect(element.label == "Wi-Fi")
    #expect(element.value == "1")
  }

  private struct Checkmark: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        HStack {
          Text(verbatim: configuration.isOn ? "[x]" : "[ ]")
          configuration.label
        }
      }
    }
  }

  /// A style that is made of the toggle itself has the style further out.
  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(5)
    }
  }

  private struct Styled<Style: ToggleStyle>: View {
    @State private var isOn = false
    let style: Style

    var body: some View {
      Toggle("Wi-Fi", isOn: $isOn).toggleStyle(style).accessibilityIdentifier("wifi")
    }
  }

  @Test func `custom styles show and change the value`() {
    let host = ControlTests.host(Styled(style: Checkmark()))
    #expect(host.placedViews.contains { $0.text == "[ ]" })
    #expect(host.tap("wifi"))
    #expect(host.placedViews.contains { $0.text == "[x]" })
    let framed = ControlTests.host(Styled(style: Framed()).labelsHidden())
    #expect(framed.frame(of: "wifi")?.size == CGSize(width: 76, height: 40))
  }

  @Test func `several values are mixed where they differ`() {
    var values = [true, false]
    let sources = values.indices.map { index in
      Binding {
        values[index]
      } set: {
        values[index] = $0
      }
    }
    let host = ControlTests.host(
      Toggle("All", sources: sources, isOn: \.self).accessibilityIdentifier("all"))
    #expect(host.accessibilityElements.first?.value == "2")
    #expect(host.tap("all"))
    #expect(values == [true, true])
  }
}

extension AccessibilityElement {
  /// The element and those inside.
  var all: [AccessibilityElement] { [self] + children.flatMap(\.all) }
}
