import Charts
import SwiftUI
import Vendor

struct Hello: View {
  @State private var name = "Ada"

  var body: some View {
    VStack {
      Text("Hello \(name)").font(.title)
      Chart { BarMark(x: .value("Day", 1), y: .value("Count", 2)) }
      #if os(iOS)
        Label("On a phone", systemImage: "envelope")
      #endif
    }
  }
}

#Preview("Greeting", traits: .sizeThatFitsLayout) { Hello() }

struct Hello_Previews: PreviewProvider {
  static var previews: some View {
    Hello().previewDevice("iPhone SE (3rd generation)")
  }
}
