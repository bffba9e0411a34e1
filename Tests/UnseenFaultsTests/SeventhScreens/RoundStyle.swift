import SwiftUI

struct RoundStyle: ButtonStyle {
  var ground = Color.primary.opacity(0.06)
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(width: 44, height: 44)
      .background(ground, in: Circle())
      .contentShape(Circle())
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}
