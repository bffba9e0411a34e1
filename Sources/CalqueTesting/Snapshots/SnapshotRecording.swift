/// Which references of snapshots are written.
public enum SnapshotRecording: String, Hashable, Sendable, CaseIterable {
  /// Those that do not exist.
  case missing
  /// Those that do not exist, and those that differ from their snapshots.
  case failed
  /// All whose bytes differ from their snapshots, also if the difference is within the tolerance.
  case all
  /// None.
  case never
}
