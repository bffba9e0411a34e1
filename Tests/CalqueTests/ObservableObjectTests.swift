import Calque
import Combine
import Foundation
import Testing

/// Views follow the changes of `ObservableObject`s that they keep, are given or find around.
@MainActor
@Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "Ann"
    @MainActor static var made = 0

    @MainActor init() { Model.made += 1 }
  }

  private func texts(_ host: ViewHost) -> [String] { host.placedViews.compactMap(\.text) }

  private func host(_ view: some View) -> ViewHost {
    ViewHost(view, size: CGSize(width: 320, height: 600))
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    var evaluated: () -> Void = {}
    var body: some View {
      let _ = evaluated()
      Text(verbatim: "\(model.count) \(model.name)")
    }
  }

  @Test
  func `an observed object has its view evaluated, and no other one`() {
    let (model, other) = (Model(), Model())
    var counts = [0, 0]
    let host = host(
      VStack {
        Observing(model: model) { counts[0] += 1 }
        Observing(model: other) { counts[1] += 1 }
      })
    #expect(texts(host) == ["0 Ann", "0 Ann"])
    model.count = 1
    #expect(texts(host) == ["1 Ann", "0 Ann"])
    #expect(counts == [2, 1])
    model.count = 2
    model.name = "Bo"
    #expect(texts(host) == ["2 Bo", "0 Ann"])
    #expect(counts == [3, 1], "several changes are one evaluation")
  }

  @Test
  func `another object at the same place is followed, and the one before is not`() {
    struct Switching: View {
      let models: [Model]
      let evaluated: () -> Void
      @State private var index = 0
      var body: some View {
        Observing(model: models[index], evaluated: evaluated)
        Button("switch") { index = 1 }.accessibilityIdentifier("switch")
      }
    }
    let models = [Model(), Model()]
    models[1].count = 10
    var count = 0
    let host = host(Switching(models: models) { count += 1 })
    #expect(texts(host).first == "0 Ann")
    host.tap("switch")
    #expect(texts(host).first == "10 Ann")
    models[1].count = 11
    #expect(texts(host).first == "11 Ann")
    let before = count
    models[0].count = 5
    #expect(texts(host).first == "11 Ann" && count == before)
  }

  @Test
  func `a state object is made once for a place, and lives as long`() {
    struct Owner: View {
      @StateObject private var model = Model()
      var body: some View {
        Observing(model: model)
        Button("more") { model.count += 1 }.accessibilityIdentifier("more")
        Field(text: $model.name)
      }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View {
        Button("write") { text = "Cy" }.accessibilityIdentifier("write")
      }
    }
    struct Outer: View {
      @State private var number = 0
      var body: some View {
        if number < 2 { Owner() }
        Button("again") { number += 1 }.accessibilityIdentifier("again")
      }
    }
    Model.made = 0
    let host = host(Outer())
    #expect(texts(host).first == "0 Ann")
    host.tap("more")
    host.tap("again")
    host.tap("write")
    #expect(texts(host).first == "1 Cy")
    #expect(Model.made == 1)
    host.tap("again")
    #expect(texts(host) == ["again"])
  }

  @Test
  func `an environment object is found by its type, and its members are bindings`() {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View {
        Text(verbatim: "\(model.count)")
        Stepping(value: $model.count)
      }
    }
    struct Stepping: View {
      @Binding var value: Int
      var body: some View { Button("more") { value += 1 }.accessibilityIdentifier("more") }
    }
    let model = Model()
    let host = host(VStack { Reader() }.environmentObject(model))
    host.tap("more")
    #expect(model.count == 1)
    #expect(texts(host).first == "1")
  }

  @Test
  func `a view without its object is left out, with a finding that names both`() throws {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Text(verbatim: model.name) }
    }
    let host = host(
      VStack {
        Text(verbatim: "above")
        Reader()
      })
    #expect(texts(host) == ["above"])
    let found = try #require(host.diagnostics.first { $0.kind == .missingObject })
    #expect(found.message.contains("Reader") && found.message.contains("Model"))
    #expect(found.message.contains("environmentObject(_:)"))
  }

  @Test
  func `a change by another thread is shown, with a finding`() async {
    let model = Model()
    let host = host(Observing(model: model))
    #expect(texts(host) == ["0 Ann"])
    await change(model)
    #expect(texts(host) == ["7 Ann"])
    #expect(host.diagnostics.map(\.kind) == [.changedInBackground])
  }

  private func change(_ model: Model) async {
    nonisolated(unsafe) let model = model
    await withCheckedContinuation { continuation in
      Thread {
        model.count = 7
        continuation.resume()
      }
      .start()
    }
  }

  @Test
  func `a modifier and a style follow their objects`() {
    struct Counting: ViewModifier {
      @ObservedObject var model: Model
      func body(content: Content) -> some View {
        VStack {
          content
          Text(verbatim: "\(model.count)")
        }
      }
    }
    let model = Model()
    let host = host(Text(verbatim: "a").modifier(Counting(model: model)))
    #expect(texts(host) == ["a", "0"])
    model.count = 3
    #expect(texts(host) == ["a", "3"])
  }
}
