import CalqueLayout

/// The scroll views inside of a ``ScrollViewReader``.
@MainActor
final class ScrollScope {
  private(set) var ports: [ScrollPort] = []
  private var outer: ScrollScope?

  nonisolated init() {}

  /// Begins anew: the views inside are written.
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
  let scope: ScrollScope
  let id: AnyHashable
  let anchor: UnitPoint?
}
