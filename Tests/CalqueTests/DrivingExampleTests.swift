import Calque
import Foundation
import Testing

/// The example of the article "Driving screens".
@MainActor struct DrivingExampleTests {
  private struct Signup: View {
    @State private var isShown = false
    @State private var name = ""
    @State private var seats = 1

    var body: some View {
      NavigationStack {
        Button("Join") { isShown = true }.navigationTitle("Choir")
      }
      .sheet(isPresented: $isShown) {
        NavigationStack {
          Form {
            TextField("Name", text: $name)
            Stepper("Seats: \(seats)", value: $seats, in: 1...4)
          }
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { isShown = false }.disabled(name.isEmpty)
            }
          }
        }
      }
    }
  }

  @Test func `the example does what it says`() {
    let host = ViewHost(Signup(), size: CGSize(width: 390, height: 844)) {
      $0.locale = Locale(identifier: "ar")
    }
    #expect(host.tap("Join"))
    #expect(!host.tap("Save"))
    #expect(host.inputFailure?.reason == .disabled)
    #expect(host.type("ليلى", into: "Name"))
    #expect(host.adjust("Seats: 1", by: 2))
    #expect(host.texts.contains { $0.string.hasPrefix("Seats:") })
    #expect(host.tap("Save"))
    #expect(!host.texts.contains { $0.string.hasPrefix("Seats:") })
  }
}
