import Calque
import Foundation

/// The end of a purchase.
struct CheckoutScreen: View {
  @State private var name = "Yusuf Demir"
  @State private var street = ""
  @State private var delivery = 1
  @State private var day = AppScreens.now
  @State private var count = 2
  @State private var isGift = true

  var body: some View {
    NavigationStack {
      Form {
        Section("Delivery") {
          TextField("Name", text: $name)
          TextField("Street and number", text: $street)
          Picker("Method", selection: $delivery) {
            Text("Standard").tag(0)
            Text("Express").tag(1)
          }
          DatePicker("Day", selection: $day, displayedComponents: .date)
        }
        Section {
          Stepper("Quantity: \(count)", value: $count, in: 1...9)
          Toggle("This is a gift", isOn: $isGift)
        } header: {
          Text("Order")
        } footer: {
          Text("Gifts are wrapped, and come without a bill.")
        }
        Section {
          LabeledContent("Subtotal") { price(49.8) }
          LabeledContent("Shipping") { price(4.9) }
          LabeledContent {
            price(54.7).bold()
          } label: {
            Text("Total").bold()
          }
        }
        Section {
          Button {
          } label: {
            Label("Pay Now", systemImage: "creditcard.fill").frame(maxWidth: .infinity)
          }
        }
      }
      .navigationTitle("Checkout")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", role: .cancel) {} }
      }
    }
  }

  private func price(_ value: Double) -> Text { Text(value, format: .currency(code: "EUR")) }
}
