import CalqueDrawing
import CalqueLayout
import Foundation

/// The large title of a page: what is scrolled takes it away first, point by point, and gives it
/// back at the top. Once it has gone, the title is in the bar.
///
/// UIKit moves a title on to the nearer end where the finger leaves it in between; here it stays.
final class LargeTitle: ScrollFollower {
  /// How much of the title is scrolled away, in points.
  private(set) var scrolledAway: CGFloat = 0
  /// Whether nothing of the title is left.
  private(set) var isCollapsed = false
  /// The height that the bar can lose; nil if the page has no large title.
  var height: (() -> CGFloat)?
  private var hasPort = false
  private let onChange: () -> Void

  /// - Parameter onChange: Called after it has moved.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  func beginEvaluation() { (height, hasPort) = (nil, false) }

  /// The first scroll view of a page is the one that the title follows.
  func add(_ port: ScrollPort) {
    guard !hasPort, port.axes.contains(.vertical) else { return }
    hasPort = true
    port.onScroll = { [weak self] in self?.follow($0) }
  }

  /// The view becomes higher by what goes of the title, so its content is scrolled by less: what is
  /// visible moves as far as people scroll.
  private func follow(_ port: ScrollPort) {
    guard let height = height?(), height > 0 else { return }
    let before = isCollapsed ? height : min(scrolledAway, height)
    // What there is to scroll while the title is there.
    let limit = max(port.contentSize.height - port.size.height + before, 0)
    let wanted = min(max(port.wantedOffset.y + before, 0), limit)
    let after = min(wanted, height)
    port.aim(at: CGPoint(x: port.offset.x, y: wanted - after))
    let known = (scrolledAway, isCollapsed)
    (scrolledAway, isCollapsed) = (after, after == height)
    if known != (scrolledAway, isCollapsed) { onChange() }
  }
}

extension NavigationPage {
  /// Whether something of the title is below the bar now.
  var showsLargeTitle: Bool { isLarge && largeTitle?.isCollapsed != true }

  /// The height of the large title and what is below it, in points.
  func heightOfLargeTitle(in environment: EnvironmentValues) -> CGFloat {
    func line(_ font: Font) -> CGFloat {
      var environment = environment
      environment.font = font
      let leaf = TextResolver(environment: environment).leaf(of: Text(verbatim: "x"))
      return leaf.size(for: .unspecified).height
    }
    let hasSubtitle =
      subtitle != nil || toolbar.contains { $0.placement.barPlace == .largeSubtitle }
    return line(.largeTitle.bold()) + (hasSubtitle ? line(.subheadline) : 0)
      + environment.platformMetrics.bars.largeTitleBottom
  }
}

/// Moves a large title up by what is scrolled away of it, behind the row of the bar above.
struct ScrolledTitle {
  /// In points.
  let distance: CGFloat
}

extension ScrolledTitle: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    emitter.wrap(.identity, paint: ScrolledTitlePaint(distance)) {
      content.padding(.top, -distance)._emit(into: emitter)
    }
  }
}

/// Hides what of a title is above its frame.
private final class ScrolledTitlePaint: PaintFacet {
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
