import Calque
import Foundation
import Testing

/// Choices among values, as people make them.
@MainActor
struct PickerTests {
  enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
  }

  private struct Screen<Style: PickerStyle>: View {
    @State private var flavor = Flavor.vanilla
    let style: Style

    var body: some View {
      NavigationStack {
        Form {
          Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue.capitalized) }
          }
          .pickerStyle(style)
          .accessibilityIdentifier("flavor")
          Text(verbatim: "= \(flavor.rawValue)")
        }
      }
    }
  }

  private func value(_ host: ViewHost) -> String? {
    host.placedViews.compactMap(\.text).first { $0.hasPrefix("= ") }
  }

  private static let styles: [any PickerStyle] = [
    .automatic, .menu, .segmented, .inline, .wheel, .navigationLink, .palette, .radioGroup,
  ]

  @Test(arguments: 0..<8)
  func `an option is chosen by its title or its tag`(index: Int) {
    func host(_ style: some PickerStyle) -> ViewHost {
      ControlTests.host(Screen(style: style), size: CGSize(width: 390, height: 800))
    }
    let host = host(Self.styles[index])
    #expect(host.choices(of: "flavor") == ["Chocolate", "Vanilla", "Strawberry"])
    #expect(host.choose("Strawberry", from: "Flavor"))
    #expect(value(host) == "= strawberry")
    #expect(host.choose(tag: Flavor.chocolate, from: "flavor"))
    #expect(value(host) == "= chocolate")
    #expect(!host.choose("Lemon", from: "flavor"))
    #expect(host.inputFailure?.reason == .missing)
  }

  /// A picker that is not the whole row of a form, or in none.
  private struct Nested: View {
    @State private var flavor = Flavor.vanilla
    let isInForm: Bool

    private var column: some View {
      VStack {
        Picker("Flavor", selection: $flavor) {
          ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue.capitalized) }
        }
        .pickerStyle(.navigationLink).accessibilityIdentifier("flavor")
        Text(verbatim: "= \(flavor.rawValue)")
      }
    }

    var body: some View {
      NavigationStack {
        if isInForm { Form { column } } else { column }
      }
    }
  }

  @Test(arguments: [true, false])
  func `a link in a stack has the options of its picker`(isInForm: Bool) {
    let host = ControlTests.host(
      Nested(isInForm: isInForm), size: CGSize(width: 390, height: 800))
    #expect(host.choices(of: "flavor") == ["Chocolate", "Vanilla", "Strawberry"])
    #expect(host.choose("Strawberry", from: "Flavor") && value(host) == "= strawberry")
    #expect(host.choose(tag: Flavor.chocolate, from: "flavor") && value(host) == "= chocolate")
    #expect(host.tap("flavor") && host.shownTexts.contains("Vanilla"))
    #expect(host.tap(label: "Vanilla") && value(host) == "= vanilla")
    #expect(!host.shownTexts.contains("Strawberry"), "a choice leads back")
  }

  @Test func `segments and rows are tapped`() {
    let segments = ControlTests.host(Screen(style: .segmented))
    #expect(segments.tap(label: "Strawberry"))
    #expect(value(segments) == "= strawberry")
    let rows = ControlTests.host(Screen(style: .inline))
    #expect(rows.tap(label: "Chocolate"))
    #expect(value(rows) == "= chocolate")
  }

  @Test func `a page of options is shown and left`() {
    let host = ControlTests.host(
      Screen(style: .navigationLink), size: CGSize(width: 390, height: 800))
    #expect(host.tap(label: "Flavor"))
    #expect(host.placedViews.contains { $0.text == "Strawberry" })
    #expect(host.tap(label: "Strawberry"))
    #expect(value(host) == "= strawberry")
  }

  /// A finger that moves up by a row of 32 points shows the next option.
  @Test func `a wheel is turned`() {
    let host = ControlTests.host(
      Screen(style: .wheel), size: CGSize(width: 390, height: 800))
    #expect(host.frame(of: "flavor")?.height == 216)
    #expect(host.drag("flavor", by: CGSize(width: 0, height: -32)))
    #expect(value(host) == "= strawberry")
    #expect(host.adjust("flavor", by: -2))
    #expect(value(host) == "= chocolate")
    #expect(host.adjust("flavor", by: -1))
    #expect(value(host) == "= chocolate")
  }

  @Test func `only the value is shown outside of a list`() {
    struct Plain: View {
      @State private var flavor: Flavor? = .vanilla
      var body: some View {
        Picker("Flavor", selection: $flavor) {
          Text(verbatim: "None").tag(Flavor?.none)
          ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue).tag(Optional($0)) }
        }
        .accessibilityIdentifier("flavor")
      }
    }
    let host = ControlTests.host(Plain())
    #expect(host.placedViews.compactMap(\.text) == ["vanilla"])
    // 70 for the value, 5 and 8 for the arrows, 13.5 on both sides; 16 above and below.
    #expect(host.frame(of: "flavor")?.size == CGSize(width: 110, height: 36))
    #expect(host.choose("None", from: "Flavor"))
    #expect(host.placedViews.compactMap(\.text) == ["None"])
  }

  @Test func `screen readers read label and value`() throws {
    let host = ControlTests.host(Screen(style: .menu))
    let element = try #require(
      host.accessibilityElements.flatMap(\.all).first { $0.role == .picker })
    #expect(element.label == "Flavor")
    #expect(element.value == "Vanilla")
    let segments = ControlTests.host(Screen(style: .segmented)).accessibilityElements
      .flatMap(\.all).filter { $0.role == .button }
    #expect(segments.map(\.label) == ["Chocolate", "Vanilla", "Strawberry"])
    #expect(segments.map { $0.traits.contains(.isSelected) } == [false, true, false])
  }

  @Test func `a value without an option is reported`() {
    let host = ControlTests.host(
      Picker("Number", selection: .constant(3)) {
        Text(verbatim: "One").tag(1)
        Text(verbatim: "Two").tag("2")
      })
    _ = host.placedViews
    #expect(host.diagnostics.contains { $0.kind == .missingOption })
    #expect(host.choices(of: "Number") == ["One"])
  }

  @Test func `sections of options are kept`() {
    let host = ControlTests.host(
      Picker("Number", selection: .constant(3)) {
        Section("Odd") {
          Text(verbatim: "One").tag(1)
          Text(verbatim: "Three").tag(3)
        }
        Text(verbatim: "Two").tag(2).disabled(true)
      })
    #expect(host.choices(of: "Number") == ["One", "Three", "Two"])
    #expect(!host.choose("Two", from: "Number"))
    #expect(host.inputFailure?.reason == .disabled)
  }
}
