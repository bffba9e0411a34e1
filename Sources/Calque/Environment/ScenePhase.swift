/// Whether people see and use the views of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// They are not seen.
  case background
  /// They are seen, and do not react.
  case inactive
  /// They are seen and react.
  case active
}

private let scenePhaseSlot = EnvironmentSlot<ScenePhase>()

extension EnvironmentValues {
  /// Whether people see and use the views; active unless the host says otherwise.
  public var scenePhase: ScenePhase {
    get { self[scenePhaseSlot, default: .active] }
    set { self[scenePhaseSlot] = newValue }
  }
}
