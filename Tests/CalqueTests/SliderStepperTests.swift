import Calque
import Foundation
import Testing

/// Sliders and steppers, as people use them.
@MainActor
struct SliderStepperTests {
  private struct Screen: View {
    @State private var volume = 0.5
    @State private var rating = 2.0
    @State private var copies = 1
    @State private var log = ""

    var body: some View {
      VStack {
        Slider(value: $volume) {
          Text("Volume")
        } onEditingChanged: {
          log += $0 ? "[" : "]"
        }
        .accessibilityIdentifier("volume")
        Slider(value: $rating, in: 0...5, step: 1).accessibilityIdentifier("rating")
        Stepper("Copies", value: $copies, in: 1...3).accessibilityIdentifier("copies")
        Text(verbatim: "\(volume) \(rating) \(copies) \(log)").accessibilityIdentifier("log")
      }
    }
  }

  private func log(_ host: ViewHost) -> String? { host.placedViews.compactMap(\.text).last }

  /// The track is 320 wide and the knob 38: 141 points are half of the way.
  @Test(arguments: ControlTests.directions)
  func `a finger moves the knob from the leading edge`(direction: LayoutDirection) {
    let host = ControlTests.host(Screen(), direction)
    #expect(host.drag("volume", by: CGSize(width: 70.5, height: 0)))
    #expect(log(host) == "0.75 2.0 1 []")
    #expect(host.drag("volume", by: CGSize(width: -300, height: 0)))
    #expect(log(host) == "0.0 2.0 1 [][]")
    #expect(!host.drag("volume", by: CGSize(width: 0, height: 50)))
  }

  @Test func `values are set, in steps`() {
    let host = ControlTests.host(Screen())
    #expect(host.slide("volume", to: 0.3))
    #expect(host.slide("rating", to: 3.6))
    #expect(log(host) == "0.3 4.0 1 []")
    #expect(host.adjust("rating", by: 5))
    #expect(host.adjust("rating", by: -2))
    #expect(host.adjust("Volume", by: 1))
    #expect(log(host) == "0.4 3.0 1 [][]")
  }

  @Test(arguments: ControlTests.directions)
  func `the buttons of a stepper are at its ends`(direction: LayoutDirection) throws {
    let host = ControlTests.host(Screen(), direction)
    let frame = try #require(host.frame(of: "copies"))
    let (more, less) =
      direction == .leftToRight ? (frame.maxX - 20, frame.maxX - 74) : (20.0, 74.0)
    func tap(_ x: CGFloat) -> Bool { host.tap(at: CGPoint(x: x, y: frame.midY)) }
    #expect(!tap(less), "the value is the least one")
    #expect(tap(more) && tap(more))
    #expect(log(host) == "0.5 2.0 3 ")
    #expect(!tap(more), "the value is the largest one")
    #expect(tap(less))
    #expect(host.adjust("Copies", by: -1))
    #expect(!host.adjust("copies", by: -1))
    #expect(log(host) == "0.5 2.0 1 ")
  }

  @Test func `screen readers read the values`() throws {
    let elements = ControlTests.host(Screen()).accessibilityElements.flatMap(\.all)
    let slider = try #require(elements.first { $0.role == .slider })
    #expect(slider.label == "Volume" && slider.value == "50%")
    #expect(slider.actions == ["increment", "decrement"])
    let stepper = try #require(elements.first { $0.role == .stepper })
    #expect(stepper.label == "Copies" && stepper.value == "1")
    #expect(stepper.actions == ["increment"])
  }

  @Test func `disabled ones do not react`() {
    let host = ControlTests.host(Screen().disabled(true))
    #expect(!host.slide("volume", to: 1))
    #expect(host.inputFailure?.reason == .disabled)
    #expect(!host.adjust("copies", by: 1))
    #expect(!host.drag("volume", by: CGSize(width: 50, height: 0)))
  }
}
