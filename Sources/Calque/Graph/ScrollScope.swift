import CalqueLayout
import Foundation

/// The scroll views inside of a ``ScrollViewReader``.
@MainActor
final class ScrollScope {
  private(set) var ports: [ScrollPort] = []
  private var outer: ScrollScope?
  /// The id of the view that people have scrolled to, since which nothing else was asked for.
  var followed: AnyHashable?

  nonisolated init() {}

  /// Begins again: the views inside are written.
  func begin(in outer: ScrollScope?) {
    ports = []
    self.outer = outer
  }

  func add(_ port: ScrollPort) {
    if !ports.contains(where: { $0 === port }) { ports.append(port) }
    outer?.add(port)
  }
}

/// Something to be scrolled to once the views are laid out.
struct ScrollRequest {
  enum Target {
    /// A view of an id; without an anchor, no further than to have it visible.
    case view(id: AnyHashable, UnitPoint?)
    /// A point of the content at the top leading corner; nil leaves an axis as it is.
    case point(x: CGFloat?, y: CGFloat?)
  }

  let scope: ScrollScope
  let target: Target
  /// The animation that it was asked for in.
  var animation = Transaction.current.animation

  var isAnimated: Bool { animation != nil }
}
