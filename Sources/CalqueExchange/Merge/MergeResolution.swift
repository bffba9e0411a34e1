/// What becomes of a conflict.
public enum MergeResolution: Sendable, Hashable {
  /// Both versions, between conflict markers as git writes them, in whole lines.
  ///
  /// - Parameters:
  ///   - size: The number of signs in a marker; git's own is 7.
  ///   - ours: What stands behind the opening marker.
  ///   - theirs: What stands behind the closing marker.
  case markers(size: Int = 7, ours: String = "ours", theirs: String = "theirs")
  /// Our version.
  case ours
  /// Their version.
  case theirs
  /// Our text, marked `needs_review`; where we removed it, their text, marked so too.
  case review
}
