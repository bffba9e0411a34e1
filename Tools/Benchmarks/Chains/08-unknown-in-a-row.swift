// expects: noSuchModifier
import SwiftUI

struct Chain: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 0.5

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Image(systemName: isOn ? "star.fill" : "star")
          .foregroundStyle(isOn ? Color.yellow : Color.gray)
        Text("Title \(number)")
          .font(.title2)
          .bold()
        Spacer()
        Button(action: { isOn.toggle() }) {
          Text("Change")
            .padding(8)
            .bold()
        }
      }
      ForEach(0..<5) { index in
        Text("Row \(index)")
          .padding(.leading, CGFloat(index) * 8)
          .noSuchModifier(index)
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
