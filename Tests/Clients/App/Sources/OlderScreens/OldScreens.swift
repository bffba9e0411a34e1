// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Combine
import SwiftUI

// A view file of the time before Swift 6.

public class Counter: ObservableObject {
  @Published public var count = 0
  public init() {}
}

public struct CounterScreen: View {
  @ObservedObject var counter: Counter
  @Environment(\.presentationMode) var presentationMode

  public init(counter: Counter) { self.counter = counter }

  public var body: some View {
    VStack(spacing: CGFloat(8)) {
      Text("\(counter.count)").font(.title).foregroundColor(.accentColor)
      Button(action: { counter.count += 1 }) { Image(systemName: "plus") }
        .disabled(!presentationMode.wrappedValue.isPresented && counter.count > 9)
    }
    .onAppear(perform: { counter.count = 1 })
    .onChange(of: counter.count) { _ in }
  }
}

struct CounterScreen_Previews: PreviewProvider {
  static var previews: some View {
    CounterScreen(counter: Counter()).previewLayout(.sizeThatFits)
  }
}
