// expects: NoSuchView
import SwiftUI

struct Chain: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 0.5

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<20) { index in
          HStack {
            NoSuchView(index: index, isOn: $isOn) { text = "tapped" }
              .padding(4)
            Text("Row \(index)")
          }
        }
      }
    }
    .padding(.horizontal, 16)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.blue.opacity(isOn ? 0.2 : 0.1))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 1))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .opacity(isOn ? 1 : 0.8)
    .scaleEffect(isOn ? 1.02 : 1)
    .animation(.easeInOut(duration: 0.2), value: isOn)
    .onTapGesture { isOn.toggle() }
    .accessibilityLabel("A card")
    .accessibilityIdentifier("card")
    .onAppear { text = "shown" }
    .onChange(of: text) { number += 1 }
  }
}
