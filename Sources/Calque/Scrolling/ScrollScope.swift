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

private let scrollRegionSlot = EnvironmentSlot<LayoutRegion>()
private let scrollPortSlot = EnvironmentSlot<ScrollPort>()
private let scrollScopeSlot = EnvironmentSlot<ScrollScope>()

extension EnvironmentValues {
  /// The size of the scroll view around, if there is one.
  var scrollRegion: LayoutRegion? {
    get { self[scrollRegionSlot] }
    set { self[scrollRegionSlot] = newValue }
  }

  /// The scroll view around, if there is one.
  var scrollPort: ScrollPort? {
    get { self[scrollPortSlot] }
    set { self[scrollPortSlot] = newValue }
  }

  /// The nearest scroll view reader around, if there is one.
  var scrollScope: ScrollScope? {
    get { self[scrollScopeSlot] }
    set { self[scrollScopeSlot] = newValue }
  }
}
