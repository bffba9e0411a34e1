import Calque
import Foundation
import Testing

/// The actions of rows for people who do not swipe: assistive technology has them by their names.
@MainActor
@Suite struct SwipeButtonTests {
  private final class Log { var done: [String] = [] }

  private func host(_ view: some View, _ language: String = "en") -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 300)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
      $0.locale = Locale(identifier: language)
    }
  }

  private func element(_ label: String, _ host: ViewHost) -> AccessibilityElement? {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      elements.first { $0.label == label } ?? elements.lazy.compactMap { find($0.children) }.first
    }
    return find(host.accessibilityElements)
  }

  @Test func `what swipes show can be done by its name`() {
    let log = Log()
    let host = host(
      List {
        Text(verbatim: "row")
          .swipeActions(edge: .leading) { Button("Read") { log.done.append("read") } }
          .swipeActions(edge: .trailing) {
            Button("Remove", role: .destructive) { log.done.append("remove") }
            Button {
              log.done.append("flag")
            } label: {
              Label("Flag", systemImage: "flag")
            }
          }
        Text(verbatim: "other")
      })
    #expect(element("row", host)?.actions == ["Read", "Remove", "Flag"])
    #expect(element("other", host)?.actions == [])
    for name in ["Flag", "Read", "Remove"] { #expect(host.perform(name, on: "row")) }
    #expect(log.done == ["flag", "read", "remove"] && !host.perform("Flag", on: "other"))
  }

  private struct Deleting: View {
    @State private var names = ["one", "two"]
    @State private var mode = EditMode.inactive
    var isEnabled = true

    var body: some View {
      VStack {
        List {
          ForEach(names, id: \.self) { name in
            HStack {
              Text(verbatim: name)
              Text(verbatim: "about \(name)")
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .environment(\.editMode, $mode)
        .disabled(!isEnabled)
        Button("Begin") { mode = .active }
      }
    }
  }

  @Test(arguments: [("en", "Delete"), ("ar", "حذف"), ("de", "Löschen"), ("ja", "削除")])
  func `rows that can be deleted say so in the reader's language`(language: String, word: String) {
    let host = host(Deleting(), language)
    #expect(element("one", host)?.actions == [word])
    #expect(host.perform(word, on: "about one") && !host.shownTexts.contains("one"))
    #expect(host.shownTexts.contains("two"))
  }

  @Test func `there are none while the list is edited, is disabled, or shows them`() {
    let editing = host(Deleting())
    #expect(editing.tap(label: "Begin") && element("one", editing)?.actions == [])
    #expect(element("one", host(Deleting(isEnabled: false)))?.actions == [])
    let swiped = host(Deleting())
    #expect(swiped.swipe("one", from: .trailing) && element("one", swiped)?.actions == [])
  }

  @Test func `an action of the app of the same name counts`() {
    let log = Log()
    let host = host(
      List {
        Text(verbatim: "row")
          .accessibilityAction(named: "Flag") { log.done.append("own") }
          .swipeActions { Button("Flag") { log.done.append("swipe") } }
      })
    #expect(element("row", host)?.actions == ["Flag"])
    #expect(host.perform("Flag", on: "row") && log.done == ["own"])
  }
}
