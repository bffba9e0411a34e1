import CalqueLayout

private let scrollPortSlot = EnvironmentSlot<ScrollPort>()
private let scrollScopeSlot = EnvironmentSlot<ScrollScope>()
private let notesTargetsSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// The scroll view around, if there is one.
  var scrollPort: ScrollPort? {
    get { self[scrollPortSlot] }
    set { self[scrollPortSlot] = newValue }
  }

  /// Whether a view around needs the ids of the rows of lazy containers that are visible.
  var notesTargets: Bool {
    get { self[notesTargetsSlot] ?? false }
    set { self[notesTargetsSlot] = newValue }
  }

  /// The nearest scroll view reader around, if there is one.
  var scrollScope: ScrollScope? {
    get { self[scrollScopeSlot] }
    set { self[scrollScopeSlot] = newValue }
  }
}

extension ViewEmitter {
  /// Writes a view that fills what is proposed, and that frames inside are measured by.
  func emitRegion(_ content: () -> Void) {
    let outer = environment.scrollRegion
    let region = LayoutRegion()
    emitDetached(.layout(RegionLayout(region))) {
      environment.scrollRegion = region
      content()
      environment.scrollRegion = outer
    }
  }

  /// The scroll view around, if it scrolls along an axis.
  func scrollPort(along axis: Axis) -> ScrollPort? {
    environment.scrollPort.flatMap { $0.axes.contains(Axis.Set(axis)) ? $0 : nil }
  }

  /// Has views be known by an id, if there is a scroll view that may be scrolled to them.
  func withTarget(_ id: some Hashable, content: () -> Void) {
    guard environment.scrollPort != nil else { return content() }
    with(ScrollTargetID(id: AnyHashable(id)), content: content)
  }
}

/// An id that can be scrolled to: that of the outermost node inside of the modifier.
private struct ScrollTargetID: NodeAnnotation {
  let id: AnyHashable

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.targets.append(id) }
  }
}
