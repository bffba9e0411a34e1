/// How conflicts are resolved.
public enum MergeResolution: Sendable, Hashable {
  /// Both versions, between conflict markers in git's format, in whole lines.
  ///
  /// - Parameters:
  ///   - size: The number of characters in a marker; git's default is 7.
  ///   - ours: The text after the opening marker.
  ///   - theirs: The text after the closing marker.
  case markers(size: Int = 7, ours: String = "ours", theirs: String = "theirs")
  /// Our version.
  case ours
  /// Their version.
  case theirs
  /// Our text, marked `needs_review`; if we removed it, their text, also marked.
  case review
}
