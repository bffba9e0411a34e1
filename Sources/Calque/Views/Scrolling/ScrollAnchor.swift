public import CalqueLayout

/// What the anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let number: Int

  /// Where a scroll view begins.
  public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
  /// What stays where it is when the content becomes longer or shorter.
  public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
  /// Where content is that is shorter than the view.
  public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// The anchors that views around a scroll view have set.
struct ScrollAnchors {
  /// For all roles that have none of their own.
  var general: UnitPoint?
  private var roles: [ScrollAnchorRole: UnitPoint?] = [:]

  subscript(role: ScrollAnchorRole) -> UnitPoint? {
    get { roles[role] ?? general }
    set { roles[role] = .some(newValue) }
  }

  /// The anchors as a scroll view takes them.
  var forPort: ScrollPort.Anchors {
    ScrollPort.Anchors(
      start: self[.initialOffset], sizeChanges: self[.sizeChanges], alignment: self[.alignment])
  }
}

nonisolated extension View {
  /// Has the scroll views inside start where a point of the content meets the same point of the
  /// view: at the end for `UnitPoint.bottom`. It is also where content is that is shorter than
  /// the view, and what stays in its place when the content changes its size. `nil` is the top
  /// leading corner.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentModifier { $0.scrollAnchors.general = anchor })
  }

  /// Sets the anchor of the scroll views inside for one of its roles, whatever the anchor for all
  /// roles is.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    modifier(EnvironmentModifier { $0.scrollAnchors[role] = anchor })
  }
}

private let scrollAnchorsSlot = EnvironmentSlot<ScrollAnchors>()

extension EnvironmentValues {
  /// The anchors of the scroll views inside.
  var scrollAnchors: ScrollAnchors {
    get { self[scrollAnchorsSlot] ?? ScrollAnchors() }
    set { self[scrollAnchorsSlot] = newValue }
  }
}
