import SwiftUI

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("\(count) files")
      Button("Cancel") { count += 1 }
    }
  }
}

#Preview("Counter") { Counter() }
