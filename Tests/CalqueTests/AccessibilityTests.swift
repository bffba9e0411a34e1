import Calque
import Foundation
import Testing

/// What assistive technology reads of screens.
@MainActor
@Suite struct AccessibilityTests {
  private func host(_ view: some View, language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600)) {
      $0.locale = Locale(identifier: language)
    }
  }

  private func description(_ view: some View) -> String { host(view).accessibilityDescription }

  @Test
  func `texts, buttons and pictures are elements in the order of the views`() {
    let view = VStack {
      Text(verbatim: "Title").accessibilityAddTraits(.isHeader)
      HStack {
        Button("Save") {}.accessibilityHint("Saves the file")
        Image(systemName: "trash").accessibilityLabel("Delete")
        Color.red
      }
      Text(verbatim: "90 %").accessibilityLabel("Battery").accessibilityValue("90 percent")
    }
    let expected = """
      heading "Title" isStaticText
      button "Save" isStaticText – "Saves the file"
      image "Delete"
      text "Battery" = "90 percent" isStaticText
      """
    #expect(description(view) == expected)
    #expect(
      description(view.environment(\.layoutDirection, .rightToLeft)) == expected,
      "the direction does not change the order of reading")
  }

  /// As in SwiftUI, whose documentation of `iconOnly` says that only the icon is shown, and whose
  /// labels keep their title for VoiceOver.
  @Test
  func `a label without its title is called by it`() {
    let view = VStack {
      Button("Filter", systemImage: "line.3.horizontal.decrease") {}
      Label("Sorted", systemImage: "arrow.up")
    }
    #expect(
      host(view.labelStyle(.iconOnly)).accessibilityElements.map(\.label) == ["Filter", "Sorted"])
  }

  @Test
  func `what is hidden is left out`() {
    let view = VStack {
      Text(verbatim: "a").accessibilityHidden(true)
      Text(verbatim: "b").hidden()
      Text(verbatim: "c").opacity(0)
      Text(verbatim: "d").accessibilityHidden(false)
      VStack { Text(verbatim: "e") }.accessibilityHidden(true)
    }
    #expect(host(view).accessibilityElements.map(\.label) == ["d"])
  }

  private var pair: some View {
    VStack {
      Text(verbatim: "Price")
      Text(verbatim: "5 €")
    }
  }

  @Test
  func `the elements inside are joined, contained or left out`() {
    #expect(host(pair).accessibilityElements.map(\.label) == ["Price", "5 €"])
    let joined = host(pair.accessibilityElement(children: .combine)).accessibilityElements
    #expect(joined.map(\.label) == ["Price, 5 €"])
    let contained = host(
      pair.accessibilityElement(children: .contain).accessibilityLabel("Offer")
    ).accessibilityElements
    #expect(contained.map(\.label) == ["Offer"])
    #expect(contained.first?.children.map(\.label) == ["Price", "5 €"])
    let ignored = host(
      pair.accessibilityElement().accessibilityLabel("Five euros")
    ).accessibilityElements
    #expect(ignored.map(\.label) == ["Five euros"] && ignored[0].children.isEmpty)
    #expect(ignored[0].frame == contained[0].frame)
  }

  @Test
  func `the outer modifier has the last word`() {
    let view = Text(verbatim: "a")
      .accessibilityLabel("inner").accessibilityAddTraits(.isButton)
      .accessibilityRemoveTraits(.isStaticText)
      .accessibilityLabel("outer").accessibilityRemoveTraits(.isButton)
    let element = host(view).accessibilityElements[0]
    #expect(element.label == "outer" && element.traits == [])
  }

  @Test
  func `a higher priority is read first`() {
    let view = VStack {
      Text(verbatim: "a")
      Text(verbatim: "b").accessibilitySortPriority(1)
      Text(verbatim: "c").accessibilitySortPriority(-1)
      Text(verbatim: "d")
    }
    .accessibilityElement(children: .contain)
    #expect(host(view).accessibilityElements[0].children.map(\.label) == ["b", "a", "d", "c"])
  }

  @Test
  func `actions are done by their names`() {
    struct Rating: View {
      @State private var stars = 3
      var body: some View {
        Text(verbatim: "\(stars)")
          .accessibilityLabel("Rating").accessibilityValue("\(stars) stars")
          .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Reset") { stars = 0 }
          .accessibilityAction { stars = 5 }
      }
    }
    let host = host(Rating())
    #expect(
      host.accessibilityDescription
        == "text \"Rating\" = \"3 stars\" isStaticText [Reset, decrement, increment]")
    #expect(host.perform("increment", on: "Rating"))
    #expect(host.accessibilityElements[0].value == "4 stars")
    #expect(host.perform("Reset", on: "Rating") && host.perform("increment", on: "Rating"))
    #expect(host.accessibilityElements[0].value == "1 stars")
    #expect(host.perform(on: "Rating") && !host.perform("Delete", on: "Rating"))
    #expect(host.accessibilityElements[0].value == "5 stars")
  }

  @Test
  func `a representation takes the place of the elements`() {
    let view = HStack {
      Color.red
      Text(verbatim: "decoration")
    }
    .accessibilityRepresentation { Button("Choose a colour") {} }
    let host = host(view)
    #expect(host.accessibilityElements.map(\.label) == ["Choose a colour"])
    #expect(host.accessibilityElements.map(\.role) == [.button])
  }

  @Test
  func `rows that are seen are elements, with language and direction`() throws {
    let host = host(
      List(["שלום", "مرحبا"], id: \.self) { Text(verbatim: $0) }.navigationTitle("x"),
      language: "ar")
    let texts = host.accessibilityElements.flatMap { $0.children.isEmpty ? [$0] : $0.children }
    #expect(texts.map(\.label) == ["שלום", "مرحبا"])
    #expect(texts.allSatisfy { $0.direction == .rightToLeft })
    let json = try JSONEncoder().encode(host.accessibilityElements)
    let values = try #require(try JSONSerialization.jsonObject(with: json) as? [[String: Any]])
    #expect(values.count == host.accessibilityElements.count)
    #expect(values.allSatisfy { ($0["frame"] as? [Double])?.count == 4 })
  }
}
