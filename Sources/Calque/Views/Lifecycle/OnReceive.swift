public import Combine
import Foundation

nonisolated extension View {
  /// Does something with each value that a publisher sends while the view is there.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. Another publisher takes the place of the one before.
  ///   - action: Gets the value, on the main thread.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(LifecycleModifier(Reception(publisher: publisher, action: action)))
  }
}

private struct Reception<Source: Publisher>: Lifecycle where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  private final class Cell {
    var publisher: Source?
    var subscription: AnyCancellable?
    var action: (Source.Output) -> Void = { _ in }
  }

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    let cell = storage.cell(at: identity) { Cell() }
    return AppearanceAction(
      identity: identity,
      update: {
        cell.action = action
        if let known = cell.publisher, InputComparison.areEqual(known, publisher) { return }
        cell.publisher = publisher
        cell.subscription = publisher.sink { [weak cell] value in
          if MainQueue.isCurrent {
            cell?.action(value)
          } else {
            // The value and the cell are only used on the main thread from here on.
            nonisolated(unsafe) let (cell, value) = (cell, value)
            DispatchQueue.main.async { cell?.action(value) }
          }
        }
      },
      disappear: { (cell.publisher, cell.subscription) = (nil, nil) })
  }
}
