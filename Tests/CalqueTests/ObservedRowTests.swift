import Calque
import CalqueTestRandom
import Foundation
import Observation
import Testing

/// A change of an observable object concerns the bodies that have read it, and what else has.
@MainActor
struct ObservedRowTests {
  @Observable
  final class Model {
    var count = 0
    var isLong = false
    var hasNote = false
  }

  /// Counts how often bodies run, and elements of collections are made.
  final class Counter {
    var tables = 0
    var elements = 0
    var rows = 0
  }

  private struct Row: View {
    let number: Int
    let model: Model
    let counter: Counter

    var body: some View {
      counter.rows += 1
      return HStack(spacing: 0) {
        Text(verbatim: model.isLong ? "a longer text" : "short")
        // Read when the views of the body are written, and not by the body.
        ForEach(0..<2, id: \.self) { column in Text(verbatim: "\(column):\(model.count)") }
        if model.hasNote { Text(verbatim: "note") }
      }
      .accessibilityIdentifier("row \(number)")
    }
  }

  private struct Table: View {
    let models: [Model]
    let counter: Counter

    var body: some View {
      counter.tables += 1
      return VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<models.count, id: \.self) { number in
          element(number)
        }
      }
    }

    private func element(_ number: Int) -> Row {
      counter.elements += 1
      return Row(number: number, model: models[number], counter: counter)
    }
  }

  private func host(_ models: [Model], _ counter: Counter = Counter()) -> ViewHost {
    ViewHost(Table(models: models, counter: counter), size: CGSize(width: 300, height: 4000)) {
      $0.textMeasurer = .fixed(advance: 10, lineHeight: 20, baseline: 15)
    }
  }

  @Test func `a change that one row has read runs that row alone`() {
    let (models, counter) = ((0..<100).map { _ in Model() }, Counter())
    let host = host(models, counter)
    #expect(host.frame(of: "row 7")?.width == 110)
    #expect((counter.tables, counter.elements, counter.rows) == (1, 100, 100))
    models[7].isLong = true
    #expect(host.frame(of: "row 7")?.width == 190)
    // The first change has all views written again, with what the bodies have returned.
    #expect((counter.tables, counter.elements, counter.rows) == (1, 200, 101))
    for number in 10..<20 {
      models[number].isLong = true
      #expect(host.frame(of: "row \(number)")?.width == 190)
    }
    models[7].isLong = false
    #expect(host.frame(of: "row 7")?.width == 110)
    #expect((counter.tables, counter.elements, counter.rows) == (1, 200, 112))
  }

  @Test func `what is read while views are written is seen after any other change`() {
    let models = (0..<20).map { _ in Model() }
    let host = host(models)
    for round in 1...3 {
      for number in [3, 4, 3, 19] {
        models[number].isLong.toggle()
        _ = host.texts
        models[number].count = round
        #expect(host.texts.filter { $0.string == "0:\(round)" }.isEmpty == false)
      }
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random changes show what a new host shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let models = (0..<30).map { _ in Model() }
    let host = host(models)
    for step in 0..<60 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let model = models[Int.random(in: 0..<30, using: &random)]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: model.count += 1
        case 1: model.hasNote.toggle()
        default: model.isLong.toggle()
        }
      }
      if step % 17 == 0 { host.advance(to: Date(timeIntervalSince1970: Double(step))) }
      let fresh = self.host(models)
      #expect(host.texts.map(\.string) == fresh.texts.map(\.string))
      #expect(host.texts.map(\.frame) == fresh.texts.map(\.frame))
    }
  }
}
