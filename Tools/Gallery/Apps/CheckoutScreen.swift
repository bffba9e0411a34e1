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
          if typeSize.isAccessibilitySize {
            Text("Day")
            DatePicker("Day", selection: $day, displayedComponents: .date).labelsHidden()
          } else {
            DatePicker("Day", selection: $day, displayedComponents: .date)
          }
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
          amount("Subtotal") { price(49.8) }
          amount("Shipping") { price(4.9) }
          amount("Total") { price(54.7) }.bold()
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

  @Environment(\.dynamicTypeSize) private var typeSize

  /// An amount beside its name, or below it where letters are large.
  @ViewBuilder private func amount<Value: View>(
    _ title: LocalizedStringKey, @ViewBuilder value: () -> Value
  ) -> some View {
    if typeSize.isAccessibilitySize {
      VStack(alignment: .leading) {
        Text(title)
        value().foregroundStyle(.secondary)
      }
    } else {
      LabeledContent(title, content: value)
    }
  }

  private func price(_ value: Double) -> Text { Text(value, format: .currency(code: "EUR")) }
}
