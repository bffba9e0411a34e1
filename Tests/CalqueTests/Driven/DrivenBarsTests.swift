import Calque
import Foundation
import Testing

/// Bars, tabs and splits that are laid out and driven in both directions.
@MainActor
@Suite struct DrivenBarsTests {
  @Test(arguments: parts, ["en", "ar_EG"])
  func `people use it`(part: DrivenPart, language: String) { part.run(in: language) }

  @Test(arguments: parts)
  func `right to left it is the mirror image`(part: DrivenPart) { part.compareDirections() }

  private nonisolated static let parts: [DrivenPart] = bars + tabs + splits

  private nonisolated static let bars: [DrivenPart] = [
    DrivenPart("a title with a menu and a subtitle") {
      Keeping("-") { value in
        NavigationStack {
          Text(verbatim: "page").navigationTitle("Title").navigationSubtitle("Below")
            .navigationBarTitleDisplayMode(.inline)
            .toolbarTitleMenu { Button("Rename") { value.wrappedValue = "renamed" } }
        }
      }
    } drive: {
      #expect($0.shownTexts.contains("Below") && $0.tap(label: "Title"))
      #expect($0.tap(label: "Rename") && $0.kept == "renamed")
    },
    DrivenPart("a toolbar with all placements") {
      Keeping("") { value in
        NavigationStack {
          Text(verbatim: "page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(.red, for: .navigationBar)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { value.wrappedValue += "c" }.accessibilityIdentifier("cancel")
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { value.wrappedValue += "s" }.accessibilityIdentifier("save")
              }
              ToolbarItem(placement: .principal) { Text(verbatim: "middle") }
              ToolbarItem(placement: .status) { Text(verbatim: "state") }
              ToolbarItemGroup(placement: .bottomBar) {
                Button("One") { value.wrappedValue += "1" }.accessibilityIdentifier("one")
              }
              ToolbarSpacer(.flexible, placement: .bottomBar)
              ToolbarItem(placement: .bottomBar) {
                Button("Two") { value.wrappedValue += "2" }.accessibilityIdentifier("two")
              }
            }
        }
      }
    } drive: { host in
      for name in ["cancel", "save", "one", "two"] { #expect(host.tap(name)) }
      #expect(host.kept == "cs12")
      #expect(host.shownTexts.contains("middle") && host.shownTexts.contains("state"))
      let isTurned = host.environment.layoutDirection == .rightToLeft
      if let cancel = host.frame(of: "cancel"), let save = host.frame(of: "save") {
        #expect((cancel.midX < save.midX) != isTurned, "what confirms is at the trailing edge")
      }
    },
    DrivenPart("items of the keyboard") {
      Keeping(0) { value in
        NavigationStack {
          Text(verbatim: "page").toolbar {
            ToolbarItemGroup(placement: .keyboard) { Button("Go") { value.wrappedValue += 1 } }
          }
        }
      }
      .environment(\.keyboardHeight, 300)
    } drive: {
      #expect($0.tap(label: "Go") && $0.kept == "1")
    },
    DrivenPart("searchable with scopes and suggestions") {
      Searching()
    } drive: { host in
      let cancel = host.environment.layoutDirection == .rightToLeft ? "إلغاء" : "Cancel"
      #expect(host.shownTexts.contains("text:  0") && host.search("a"))
      #expect(host.tap(label: "Some") && host.shownTexts.contains("text: a 1"))
      #expect(host.tap(label: "apple") && host.shownTexts.contains("text: apple 1"))
      #expect(host.tap(label: cancel) && host.shownTexts.contains("text:  1"))
    },
    DrivenPart("links and the way back") {
      NavigationStack {
        List {
          NavigationLink("Open") { Text(verbatim: "inside").navigationTitle("Inside") }
        }
        .navigationTitle("Root")
      }
    } drive: { host in
      let back = host.environment.layoutDirection == .rightToLeft ? "رجوع" : "Back"
      #expect(host.tap(label: "Open") && host.shownTexts.contains("inside"))
      #expect(host.tap(label: back) && host.shownTexts.contains("Open"))
    },
  ]

  private struct Searching: View {
    @State private var text = ""
    @State private var scope = 0

    var body: some View {
      NavigationStack {
        Text(verbatim: "text: \(text) \(scope)").navigationTitle("T")
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope) {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
          .searchSuggestions {
            if text == "a" { Text("apple").searchCompletion("apple") }
          }
      }
    }
  }

  private nonisolated static let tabs: [DrivenPart] = [
    DrivenPart("TabView, a bar with badges") {
      Keeping(1) { value in
        TabView(selection: value) {
          Tab("One", systemImage: "star", value: 1) { Text(verbatim: "first") }.badge(3)
          Tab("Two", systemImage: "heart", value: 2) { Text(verbatim: "second") }
        }
      }
    } drive: { host in
      let badge = host.environment.layoutDirection == .rightToLeft ? "٣" : "3"
      #expect(host.shownTexts.contains("first") && host.shownTexts.contains(badge))
      #expect(host.tap(label: "Two") && host.kept == "2" && host.shownTexts.contains("second"))
    },
    DrivenPart("TabView, pages") {
      Keeping(0) { value in
        TabView(selection: value) {
          Color.red.accessibilityIdentifier("red").tag(0)
          Color.blue.accessibilityIdentifier("blue").tag(1)
        }
        .tabViewStyle(.page)
      }
    } drive: { host in
      // The next page comes from the trailing edge.
      let isTurned = host.environment.layoutDirection == .rightToLeft
      let (here, there) = (CGPoint(x: 300, y: 300), CGPoint(x: 40, y: 300))
      #expect(isTurned ? host.drag(from: there, to: here) : host.drag(from: here, to: there))
      #expect(host.kept == "1" && host.frame(of: "blue") != nil)
      #expect(isTurned ? host.drag(from: here, to: there) : host.drag(from: there, to: here))
      #expect(host.kept == "0")
    },
    DrivenPart("TabView, a sidebar that people have changed", width: 1000) {
      Customized()
    } drive: {
      #expect($0.shownTexts.contains("Two") && $0.shownTexts.contains("More"))
      #expect(
        !$0.shownTexts.contains("Hidden"), "the app hides it as long as people do not show it")
      #expect($0.tap(label: "Two") && $0.shownTexts.contains("second"))
      #expect($0.tap("hide") && !$0.shownTexts.contains("Two"))
      #expect($0.tap("show") && $0.shownTexts.contains("Hidden"))
      #expect($0.tap("fixed") && $0.shownTexts.contains("One"), "people may not hide this tab")
      #expect($0.tap("reset") && $0.shownTexts.contains("Two"))
      #expect(!$0.shownTexts.contains("Hidden"))
    },
  ]

  private struct Customized: View {
    @State private var customization = TabViewCustomization()
    @State private var selection = 1

    var body: some View {
      VStack {
        HStack {
          button("hide") { $0[tab: "two"].sidebarVisibility = .hidden }
          button("show") { $0[tab: "hidden"].sidebarVisibility = .visible }
          button("fixed") { $0[tab: "one"].sidebarVisibility = .hidden }
          button("reset") { $0.resetVisibility() }
        }
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 1) { Text(verbatim: "first") }
            .customizationID("one").customizationBehavior(.disabled, for: .sidebar, .tabBar)
          TabSection("More") {
            Tab("Two", systemImage: "heart", value: 2) { Text(verbatim: "second") }
              .customizationID("two")
            Tab("Hidden", systemImage: "eye", value: 3) { Text(verbatim: "third") }
              .customizationID("hidden").defaultVisibility(.hidden, for: .sidebar)
          }
          .customizationID("more")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($customization)
      }
    }

    private func button(
      _ name: String, _ change: @escaping (inout TabViewCustomization) -> Void
    ) -> some View {
      Button(name) { change(&customization) }.accessibilityIdentifier(name)
    }
  }

  private nonisolated static let splits: [DrivenPart] = [
    DrivenPart("NavigationSplitView, wide", width: 1000) {
      Chosen()
    } drive: {
      #expect($0.shownTexts.contains("detail none"))
      #expect($0.tap(label: "y") && $0.shownTexts.contains("detail y"))
    },
    DrivenPart("NavigationSplitView, narrow") {
      Chosen()
    } drive: { host in
      let back = host.environment.layoutDirection == .rightToLeft ? "رجوع" : "Back"
      #expect(!host.shownTexts.contains("detail none"))
      #expect(host.tap(label: "y") && host.shownTexts.contains("detail y"))
      #expect(host.tap(label: back) && host.shownTexts.contains("chosen none"))
    },
  ]

  private struct Chosen: View {
    @State private var chosen: String?

    var body: some View {
      NavigationSplitView {
        List(selection: $chosen) {
          ForEach(["x", "y"], id: \.self) { Text(verbatim: $0) }
          Text(verbatim: "chosen \(chosen ?? "none")").selectionDisabled()
        }
      } detail: {
        Text(verbatim: "detail \(chosen ?? "none")")
      }
    }
  }
}
