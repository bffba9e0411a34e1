import OlderScreens
import SharedScreens
import SwiftUI

/// What screens show that import nothing but SwiftUI.
@MainActor
func screensOfSwiftUI() -> String {
  let sender = PassthroughSubject<String, Never>()
  let inbox = ViewHost(
    InboxScreen(sender).environment(Settings()), size: CGSize(width: 320, height: 480))
  _ = inbox.placedViews
  sender.send("Hello")
  let counter = ViewHost(CounterScreen(counter: Counter()), size: CGSize(width: 100, height: 100))
  return (inbox.placedViews + counter.placedViews).compactMap(\.text).joined(separator: ", ")
}
