import CalqueDrawing
import CalqueLayout
import Foundation

/// The large title of a page: what is scrolled takes it away first, point by point, and gives it
/// back at the top. Once it has gone, the title is in the bar. Where a finger is lifted in between,
/// it moves on to the nearer end.
final class LargeTitle: ScrollFollower {
  /// How much of the title is scrolled away, in points.
  private(set) var scrolledAway: CGFloat = 0
  /// Whether nothing of the title is left.
  private(set) var isCollapsed = false
  /// The height that the bar can lose, as it was laid out last; nil if the page has no large title.
  var height: CGFloat?
  private var hasPort = false
  private let onChange: () -> Void

  /// - Parameter onChange: Called after it has moved.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  func beginEvaluation() { hasPort = false }

  /// The first scroll view of a page is the one that the title follows.
  func add(_ port: ScrollPort) {
    guard !hasPort, port.axes.contains(.vertical) else { return }
    hasPort = true
    port.onScroll = { [weak self] in self?.follow($0) }
    port.onRelease = { [weak self] in self?.settle($0) }
  }

  /// The view becomes higher by what goes of the title, so its content is scrolled by less: what is
  /// visible moves as far as people scroll.
  private func follow(_ port: ScrollPort) {
    guard let height, height > 0 else { return }
    let before = isCollapsed ? height : min(scrolledAway, height)
    // What there is to scroll while the title is there.
    let limit = max(port.contentSize.height - port.size.height + before, 0)
    let wanted = min(max(port.wantedOffset.y + before, 0), limit)
    let after = min(wanted, height)
    port.aim(at: CGPoint(x: port.offset.x, y: wanted - after))
    move(to: after, of: height)
  }

  /// Moves on to the nearer end. Where there is less to scroll than the title, that is one.
  private func settle(_ port: ScrollPort) {
    guard let height, height > 0, !isCollapsed, scrolledAway > 0 else { return }
    let limit = max(port.contentSize.height - port.size.height + scrolledAway, 0)
    let end = min(height, limit)
    move(to: scrolledAway * 2 < end ? 0 : end, of: height)
  }

  private func move(to distance: CGFloat, of height: CGFloat) {
    let known = (scrolledAway, isCollapsed)
    (scrolledAway, isCollapsed) = (distance, distance == height)
    if known != (scrolledAway, isCollapsed) { onChange() }
  }
}

extension NavigationPage {
  /// Whether something of the title is below the bar now.
  var showsLargeTitle: Bool { isLarge && largeTitle?.isCollapsed != true }
}

/// Moves a large title up by what is scrolled away of it, behind the row of the bar above.
struct ScrolledTitle {
  /// What knows how far, and learns how high the title is; nil for one that does not move.
  let title: LargeTitle?
}

extension ScrolledTitle: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let layout = ScrolledTitleLayout(title: title, distance: title?.scrolledAway ?? 0)
    emitter.wrap(.layout(layout), paint: ScrolledTitlePaint(layout.distance)) {
      content._emit(into: emitter)
    }
  }
}

/// A title as far up as it is scrolled, with what is left of its height.
private struct ScrolledTitleLayout: Layout {
  let title: LargeTitle?
  /// In points.
  let distance: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let view = subviews.first else { return .zero }
    let size = view.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    title?.height = size.height
    return CGSize(width: size.width, height: max(size.height - distance, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY - distance),
      proposal: ProposedViewSize(width: proposal.width, height: nil))
  }
}

/// Hides what of a title is above its frame.
private final class ScrolledTitlePaint: PaintFacet {
  /// The title is as large as it is, whatever is left of its room.
  let name: LayoutName? = .identity
  private let distance: CGFloat

  init(_ distance: CGFloat) { self.distance = distance }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    guard distance > 0 else { return inside(&painter) }
    // Below, letters may reach out of their line.
    var visible = frame
    visible.size.height += distance
    painter.group(.clip(Path(painter.rounded(visible))), inside)
  }

  /// The title is scrolled, so that what is hidden is no fault.
  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole {
    if distance > 0 { context.scroll(.vertical, viewport: ObjectIdentifier(self), in: frame) }
    return .none
  }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    distance > 0 && !frame.contains(point) ? .nothing : .inside
  }
}

extension ViewIdentity.Part {
  static let largeTitle = Self("largeTitle")
}
