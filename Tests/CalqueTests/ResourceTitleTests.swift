import Calque
import Foundation
import Testing

/// Titles that were named before, with a text for where no catalog has them.
@MainActor @Suite struct ResourceTitleTests {
  private let title = LocalizedStringResource("save.title", defaultValue: "Save")

  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    let host = ViewHost(VStack(content: content), size: CGSize(width: 390, height: 800))
    return host.texts.map(\.string)
  }

  @Test func controlsShowThem() {
    #expect(texts { Button(title) {} } == ["Save"])
    #expect(texts { Button(title, role: .destructive) {} } == ["Save"])
    #expect(texts { Button(title, systemImage: "star") {} } == ["Save"])
    #expect(texts { Button(.init("add", defaultValue: "Add"), systemImage: "plus") {} } == ["Add"])
    #expect(texts { Toggle(title, systemImage: "star", isOn: .constant(true)) } == ["Save"])
    #expect(texts { Stepper(title, value: .constant(1)) } == ["Save"])
    #expect(texts { Stepper(title, value: .constant(1), in: 0...3) } == ["Save"])
    #expect(texts { Stepper(title, onIncrement: nil, onDecrement: nil) } == ["Save"])
    #expect(texts { ColorPicker(title, selection: .constant(.red)) } == ["Save"])
    #expect(texts { SecureField(title, text: .constant("")) }.contains("Save"))
    #expect(texts { DatePicker(title, selection: .constant(.distantPast)) }.first == "Save")
    #expect(
      texts { Link(title, destination: URL(fileURLWithPath: "/")) } == ["Save"])
    #expect(texts { Menu(title, systemImage: "star") { Text(verbatim: "a") } } == ["Save"])
  }

  @Test func containersShowThem() {
    #expect(texts { LabeledContent(title) { Text(verbatim: "a") } } == ["Save", "a"])
    #expect(texts { LabeledContent(title, value: "a") } == ["Save", "a"])
    #expect(texts { LabeledContent(title, value: title) } == ["Save", "Save"])
    #expect(texts { LabeledContent(title, value: 5, format: .number) } == ["Save", "5"])
    #expect(texts { Section(title) { Text(verbatim: "a") } } == ["Save", "a"])
    #expect(texts { GroupBox(title) { Text(verbatim: "a") } } == ["Save", "a"])
    #expect(
      texts {
        DisclosureGroup(title, isExpanded: .constant(true)) { Text(verbatim: "a") }
      } == ["Save", "a"])
    #expect(texts { ContentUnavailableView(title, systemImage: "star") } == ["Save"])
  }

  @Test func navigationAndPresentationsShowThem() {
    let page = texts {
      NavigationStack {
        NavigationLink(title, value: 1)
          .navigationTitle(LocalizedStringResource("page", defaultValue: "Page"))
      }
    }
    #expect(Set(page) == ["Save", "Page"])
    let tabs = texts {
      TabView { Tab(title, systemImage: "star") { Text(verbatim: "a") } }
    }
    #expect(Set(tabs) == ["Save", "a"])
    let alert = texts {
      Text(verbatim: "a").alert(title, isPresented: .constant(true)) {
        Button(.init("no", defaultValue: "No")) {}
      } message: {
        Text(verbatim: "m")
      }
    }
    #expect(Set(alert) == ["a", "Save", "m", "No"])
    let dialog = texts {
      Text(verbatim: "a").confirmationDialog(
        title, isPresented: .constant(true), titleVisibility: .visible
      ) { Button(.init("no", defaultValue: "No")) {} }
    }
    #expect(Set(dialog).isSuperset(of: ["a", "Save", "No"]))
  }

  /// A literal is a key still.
  @Test func literalsAreKeys() {
    #expect(texts { Button("Save") {} } == ["Save"])
    #expect(texts { Section("Save") { Text("a") } } == ["Save", "a"])
    let name = "Save"
    #expect(texts { Button(name) {} } == ["Save"])
    #expect(texts { LabeledContent(name, value: name) } == ["Save", "Save"])
  }
}
