import Calque
import Foundation
import Observation
import Testing

/// What views read of observable objects is observed.
@MainActor
@Suite struct ObservableTests {
  @Observable
  final class Model {
    var count = 0
    var unread = 0
    var names = ["a", "b"]
  }

  private struct Counter: View {
    let model: Model
    let onEvaluation: () -> Void
    var body: some View {
      let _ = onEvaluation()
      Text(verbatim: "\(model.count)")
      Button("more") { model.count += 1 }.accessibilityIdentifier("more")
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { index in
            GeometryReader { _ in
              Text(verbatim: index == 150 ? "\(model.count)" : "row").accessibilityIdentifier(
                "\(index)")
            }
            .frame(height: 20)
          }
        }
      }
    }
  }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 300, height: 100)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func aTapChangesTheScreen() {
    let model = Model()
    let host = host(Counter(model: model) {})
    #expect(host.texts.first?.string == "0")
    #expect(host.tap("more"))
    #expect(host.texts.first?.string == "1")
    model.count = 7
    #expect(host.texts.first?.string == "7")
  }

  @Test func onlyWhatWasReadHasTheViewsEvaluatedAgain() {
    let model = Model()
    var evaluations = 0
    let host = host(Counter(model: model) { evaluations += 1 })
    _ = host.texts
    let first = evaluations
    model.unread = 1
    _ = host.texts
    #expect(evaluations == first)
    model.count = 1
    _ = host.texts
    #expect(evaluations > first)
  }

  @Test func rowsThatAreMadeByScrollingAreObserved() throws {
    let model = Model()
    let host = host(Rows(model: model))
    _ = host.texts
    host.scroll(to: 150, anchor: .center)
    #expect(host.texts.contains { $0.identifier == "150" && $0.string == "0" })
    model.count = 3
    #expect(host.texts.contains { $0.identifier == "150" && $0.string == "3" })
  }

  @Test func changesOfOtherTasksAreSeen() async {
    let model = Model()
    let host = host(Counter(model: model) {})
    _ = host.texts
    await Task { model.count = 5 }.value
    #expect(host.texts.first?.string == "5")
  }

  @Test func aHostThatIsGoneIsNotKept() {
    let model = Model()
    weak var gone: ViewHost?
    do {
      let host = host(Counter(model: model) {})
      _ = host.texts
      gone = host
    }
    #expect(gone == nil)
    model.count += 1
  }
}
