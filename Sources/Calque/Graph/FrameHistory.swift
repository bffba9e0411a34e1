package import Foundation

/// Where views were before and after a change, by their identity: what moves a view from the one
/// frame to the other asks here. The frames of one step are kept, and only of views that want it.
@MainActor
package final class FrameHistory {
  /// The frames of a view in the host, in points.
  package struct Change: Equatable, Sendable {
    /// Where it was; nil if it has just come.
    package var old: CGRect?
    /// Where it is; nil if it has gone.
    package var new: CGRect?

    package init(old: CGRect?, new: CGRect?) {
      (self.old, self.new) = (old, new)
    }
  }

  private var old: [ViewIdentity: CGRect] = [:]
  private var new: [ViewIdentity: CGRect] = [:]
  /// Whether a view wants its frames kept.
  var isWanted = false

  nonisolated init() {}

  /// The frames before and after the last change, of all views that were or are there.
  package var changes: [ViewIdentity: Change] {
    Set(old.keys).union(new.keys).reduce(into: [:]) { $0[$1] = self[$1] }
  }

  /// The frames of a view before and after the last change.
  package subscript(identity: ViewIdentity) -> Change {
    Change(old: old[identity], new: new[identity])
  }

  /// Takes the frames after a change. Those of before are the ones that were taken last.
  func step(_ frames: [ViewIdentity: CGRect]) {
    (old, new) = (new, frames)
  }

  /// Takes the frames after scrolling, which is not a change of the views.
  func replace(_ frames: [ViewIdentity: CGRect]) {
    new = frames
  }
}
