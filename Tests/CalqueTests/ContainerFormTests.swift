import Calque
import Foundation
import Testing

/// Tables, container backgrounds, links that an app activates, and heavier text.
@MainActor
struct ContainerFormTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let city: String
  }

  private static let people = [
    Person(id: 1, name: "Ada", city: "London"), Person(id: 2, name: "Emmy", city: "Erlangen"),
  ]

  private func host(
    _ view: some View, width: CGFloat = 700, _ sizeClass: UserInterfaceSizeClass = .regular
  ) -> ViewHost {
    ViewHost(view, size: CGSize(width: width, height: 400)) {
      $0.horizontalSizeClass = sizeClass
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  private struct People: View {
    @State private var selection: Int?

    var body: some View {
      Table(ContainerFormTests.people, selection: $selection) {
        TableColumn("Name") { Text($0.name).accessibilityIdentifier("\($0.id)") }
        TableColumn("City", value: \.city)
      }
    }
  }

  @Test func aTableHasColumnsBelowTheirTitles() throws {
    let host = host(People())
    #expect(host.texts.map(\.string) == ["Name", "City", "Ada", "London", "Emmy", "Erlangen"])
    let cells = host.texts
    #expect(cells[0].frame.minX == cells[2].frame.minX)
    #expect(cells[1].frame.minX == cells[5].frame.minX)
    #expect(cells[1].frame.minX > cells[0].frame.minX)
    #expect(host.tap("2"))
    #expect(host.rows().map(\.isSelected) == [false, false, true])
  }

  @Test func aTableOfAPhoneHasOneColumn() {
    let host = host(People(), width: 300, .compact)
    #expect(host.texts.map(\.string) == ["Ada", "Emmy"])
  }

  @Test func rowsOfTablesAreGrouped() {
    var isExpanded = true
    let binding = Binding(get: { isExpanded }, set: { isExpanded = $0 })
    let host = host(
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        Section("Some") {
          ForEach(Self.people) { TableRow($0) }
        }
        Section {
          TableRow(Person(id: 3, name: "Grace", city: "New York"))
        } header: {
          Text("Others")
        }
        Section("Hidden", isExpanded: binding) {
          ForEach(4..<6) { TableRow(Person(id: $0, name: "Name \($0)", city: "")) }
        }
      })
    #expect(
      host.texts.map(\.string) == [
        "Name", "Some", "Ada", "Emmy", "Others", "Grace", "Hidden", "Name 4", "Name 5",
      ])
    isExpanded = false
    host.invalidate()
    #expect(host.texts.map(\.string).last == "Hidden")
  }

  @Test func aContainerBackgroundFillsThePage() throws {
    let host = ViewHost(
      NavigationStack {
        Text("a").navigationTitle("Title")
          .containerBackground(for: .navigation) {
            Color.red.accessibilityIdentifier("ground")
          }
      }, size: CGSize(width: 200, height: 300)
    ) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
    #expect(host.frame(of: "ground") == CGRect(x: 0, y: 0, width: 200, height: 300))
    // It is behind the text: the first that is painted.
    let list = host.displayList.description
    let (ground, text) = (list.range(of: "fill"), list.range(of: "text"))
    #expect(try #require(ground).lowerBound < (try #require(text)).lowerBound)
  }

  private struct Linked: View {
    @State private var isActive = false
    @State private var choice: Int?
    private var forms: any OlderForms { Forms() }

    var body: some View {
      NavigationStack {
        VStack {
          forms.active($isActive)
          forms.tagged($choice)
          Text(verbatim: "\(isActive) \(choice ?? 0)")
        }
      }
    }
  }

  /// The older forms of links, which warn where they are called, but not by a requirement.
  private struct Forms: OlderForms {
    @available(*, deprecated) func active(_ isActive: Binding<Bool>) -> AnyView {
      AnyView(NavigationLink("active", isActive: isActive) { Leave("page") })
    }

    @available(*, deprecated) func tagged(_ choice: Binding<Int?>) -> AnyView {
      AnyView(
        NavigationLink(tag: 7, selection: choice) {
          Leave("seven")
        } label: {
          Text("tagged")
        })
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    let title: String

    init(_ title: String) { self.title = title }

    var body: some View {
      Button(title) { dismiss() }.accessibilityIdentifier(title)
    }
  }

  @Test func linksShowAndHideTheirPages() {
    let host = host(Linked())
    #expect(host.texts.map(\.string).contains("false 0"))
    #expect(host.tap(label: "active"))
    #expect(host.frame(of: "page") != nil)
    #expect(host.tap("page"))
    #expect(host.frame(of: "page") == nil && host.texts.map(\.string).contains("false 0"))
    #expect(host.tap(label: "tagged"))
    #expect(host.frame(of: "seven") != nil)
    #expect(host.tap("seven"))
    #expect(host.texts.map(\.string).contains("false 0"))
  }

  @Test func textsAreHeavierForThoseWhoWantThat() {
    func picture(_ weight: LegibilityWeight?, _ text: Text) -> String {
      let host = ViewHost(text, size: CGSize(width: 100, height: 50)) {
        $0.legibilityWeight = weight
      }
      return host.displayList.description + "\(host.texts[0].frame)"
    }
    let text = Text(verbatim: "Weight")
    #expect(picture(.bold, text) == picture(nil, text.bold()))
    #expect(picture(.regular, text) == picture(nil, text))
    #expect(picture(.bold, text.fontWeight(.black)) == picture(nil, text.fontWeight(.black)))
  }
}

@MainActor private protocol OlderForms {
  func active(_ isActive: Binding<Bool>) -> AnyView
  func tagged(_ choice: Binding<Int?>) -> AnyView
}
