public import Combine

nonisolated extension View {
  /// Sets an observable object for this view and the views inside, which read it by its type:
  /// `@EnvironmentObject var model: Model`.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    modifier(EnvironmentModifier { $0[observableObject: Object.self] = object })
  }
}
