import Calque
import Foundation
import Testing

/// Pickers of all styles with the values that apps have: optional ones, cases of enums with and
/// without tags, labels with symbols, pictures.
@MainActor
@Suite struct PickerTagTests {
  nonisolated enum Style: String, CaseIterable, Sendable {
    case automatic, menu, segmented, inline, navigationLink, wheel, palette, radioGroup

    @MainActor func apply(_ view: some View) -> AnyView {
      switch self {
      case .automatic: AnyView(view.pickerStyle(.automatic))
      case .menu: AnyView(view.pickerStyle(.menu))
      case .segmented: AnyView(view.pickerStyle(.segmented))
      case .inline: AnyView(view.pickerStyle(.inline))
      case .navigationLink: AnyView(view.pickerStyle(.navigationLink))
      case .wheel: AnyView(view.pickerStyle(.wheel))
      case .palette: AnyView(view.pickerStyle(.palette))
      case .radioGroup: AnyView(view.pickerStyle(.radioGroup))
      }
    }
  }

  private enum Kind: String, CaseIterable, Identifiable {
    case one, two, three
    var id: Self { self }
  }

  private func host<Value>(
    _ value: Value, _ style: Style, inForm: Bool, _ picker: @escaping (Binding<Value>) -> some View
  ) -> ViewHost {
    let view = Keeping(value) { value in
      let picker = style.apply(picker(value)).accessibilityIdentifier("picker")
      NavigationStack {
        if inForm { Form { picker } } else { picker }
      }
    }
    return ViewHost(view, size: CGSize(width: 390, height: 844)) {
      $0.textMeasurer = .fixed(advance: 8, lineHeight: 20, baseline: 15)
    }
  }

  @Test(arguments: Style.allCases, [false, true])
  func `optional values match tags of both types`(style: Style, inForm: Bool) {
    let host = host(nil as Int?, style, inForm: inForm) { value in
      Picker("P", selection: value) {
        Text(verbatim: "none").tag(nil as Int?)
        Text(verbatim: "one").tag(1 as Int?)
        Text(verbatim: "two").tag(2)
      }
    }
    #expect(host.choices(of: "picker") == ["none", "one", "two"])
    #expect(host.choose("one", from: "picker") && host.kept == "Optional(1)")
    #expect(host.choose("two", from: "picker") && host.kept == "Optional(2)")
    #expect(host.choose("none", from: "picker") && host.kept == "nil")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: Style.allCases, [false, true])
  func `the elements of a collection need no tags`(style: Style, inForm: Bool) {
    let host = host(Kind.one, style, inForm: inForm) { value in
      Picker("P", selection: value) {
        ForEach(Kind.allCases) { Text(verbatim: $0.rawValue) }
      }
    }
    #expect(host.choose("three", from: "picker") && host.kept == "three")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: Style.allCases, [false, true])
  func `cases with tags and no value at all`(style: Style, inForm: Bool) {
    let host = host(nil as Kind?, style, inForm: inForm) { value in
      Picker("P", selection: value) {
        Text(verbatim: "none").tag(Kind?.none)
        ForEach(Kind.allCases) { Text(verbatim: $0.rawValue).tag($0) }
      }
    }
    #expect(host.choose("three", from: "picker") && host.kept?.contains("three") == true)
    #expect(host.choose(tag: Kind?.none, from: "picker") && host.kept == "nil")
    #expect(host.diagnostics.isEmpty)
  }

  @Test(arguments: Style.allCases, [false, true])
  func `labels with symbols, and pictures alone`(style: Style, inForm: Bool) {
    let labels = host(Kind.one, style, inForm: inForm) { value in
      Picker(selection: value) {
        ForEach(Kind.allCases, id: \.self) { Label($0.rawValue, systemImage: "star").tag($0) }
      } label: {
        Label("P", systemImage: "heart")
      }
    }
    #expect(labels.choices(of: "picker") == ["one", "two", "three"])
    #expect(labels.choose("two", from: "picker") && labels.kept == "two")
    let pictures = host(1, style, inForm: inForm) { value in
      Picker("P", selection: value) {
        Image(systemName: "star").accessibilityLabel("a star").tag(1)
        Image(systemName: "heart").accessibilityLabel("a heart").tag(2)
      }
    }
    #expect(pictures.choose("a heart", from: "picker") && pictures.kept == "2")
    #expect(labels.diagnostics.isEmpty && pictures.diagnostics.isEmpty)
  }

  @Test func `sections of options have their headers in a menu`() {
    let host = host(1, .menu, inForm: true) { value in
      Picker("P", selection: value) {
        Text(verbatim: "first").tag(0)
        Section("Near") {
          Text(verbatim: "one").tag(1)
          Text(verbatim: "two").tag(2)
        }
        Section {
          Text(verbatim: "three").tag(3)
        } header: {
          Text(verbatim: "Far")
        } footer: {
          Text(verbatim: "a footer")
        }
      }
    }
    #expect(host.tap("picker"))
    let menu = host.shownTexts.suffix(6)
    #expect(Array(menu) == ["first", "Near", "one", "two", "Far", "three"])
    #expect(host.tap(label: "three") && host.kept == "3")
  }
}
