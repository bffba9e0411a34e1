extension ViewHost {
  /// What ``AppStorage`` properties read and write, in memory. Set values before a question is
  /// asked, or have `defaultAppStorage(_:)` put a store of your own in their place.
  public var appStorage: StoredValues { storage.appStorage }

  /// What ``SceneStorage`` properties read and write, in memory.
  public var sceneStorage: StoredValues { storage.sceneStorage }
}
