public import Foundation

nonisolated extension View {
  /// Has ``AppStorage`` properties inside keep their values in a store, those that have no store of
  /// their own.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modifier(EnvironmentModifier { $0.defaultAppStorage = store })
  }
}
