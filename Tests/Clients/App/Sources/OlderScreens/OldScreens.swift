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

// Code of no actor may call UIKit in Swift 5, as on Apple's platforms.
public enum Device {
  public static var width: CGFloat { UIScreen.main.bounds.width }

  public static func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
    UIApplication.shared.open(url)
  }

  public static func topOfScroll(_ proxy: ScrollViewProxy) { proxy.scrollTo(0, anchor: .top) }
}
