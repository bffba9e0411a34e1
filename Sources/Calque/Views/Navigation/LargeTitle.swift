import CalqueLayout
import Foundation

/// The large title of a page: it is hidden when the page is scrolled by more than its
/// height, and comes back at the top. In between, the title is in the bar.
///
/// On Apple's systems it moves with the content; here it is there or not.
final class LargeTitle: ScrollFollower {
  private(set) var isCollapsed = false {
    didSet { if isCollapsed != oldValue { onChange() } }
  }
  /// The height that the bar loses; nil if the page has no large title.
  var height: (() -> CGFloat)?
  private var hasPort = false
  private let onChange: () -> Void

  /// - Parameter onChange: Called after it came or went.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  func beginEvaluation() { (height, hasPort) = (nil, false) }

  /// The first scroll view of a page is the one that the title follows.
  func add(_ port: ScrollPort) {
    guard !hasPort, port.axes.contains(.vertical) else { return }
    hasPort = true
    port.onScroll = { [weak self] in self?.follow($0) }
  }

  /// What was seen stays where it is: the view begins higher by the height of the title.
  private func follow(_ port: ScrollPort) {
    guard let height = height?(), height > 0 else { return }
    if !isCollapsed, port.offset.y >= height {
      isCollapsed = true
      port.aim(at: CGPoint(x: port.offset.x, y: port.offset.y - height))
    } else if isCollapsed, port.wantedOffset.y < 0 {
      isCollapsed = false
      port.aim(at: CGPoint(x: port.offset.x, y: max(port.wantedOffset.y + height, 0)))
    }
  }
}

extension NavigationPage {
  /// Whether the title is below the bar now.
  var showsLargeTitle: Bool { isLarge && largeTitle?.isCollapsed != true }

  /// The height of the large title and what is below it, in points.
  func heightOfLargeTitle(in environment: EnvironmentValues) -> CGFloat {
    func line(_ font: Font) -> CGFloat {
      var environment = environment
      environment.font = font
      let leaf = TextResolver(environment: environment).leaf(of: Text(verbatim: "x"))
      return leaf.size(for: .unspecified).height
    }
    return line(.largeTitle.bold()) + (subtitle == nil ? 0 : line(.subheadline))
      + environment.platformMetrics.bars.largeTitleBottom
  }
}

extension ViewIdentity.Part {
  static let largeTitle = Self("largeTitle")
}
