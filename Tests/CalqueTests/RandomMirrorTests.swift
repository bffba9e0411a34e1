import Calque
import CalqueLayout
import Foundation
import Testing

/// The law of mirroring on random screens of everything that the toolkit has, as they are and after
/// what people did to them in the direction's coordinates.
@MainActor
@Suite struct RandomMirrorTests {
  private func host(
    _ seed: UInt64, _ direction: LayoutDirection, metrics: PlatformMetrics
  ) -> ViewHost {
    var screen = RandomScreen(seed: seed)
    let isWide = seed.isMultiple(of: 3)
    return ViewHost(
      screen.screen(), size: CGSize(width: isWide ? 900 : 320, height: 480)
    ) {
      $0.platformMetrics = metrics
      $0.horizontalSizeClass = isWide ? .regular : .compact
      $0.textMeasurer = .fixed(advance: 7, lineHeight: 16, baseline: 12)
      $0.layoutDirection = direction
    }
  }

  /// The first view that is not at the mirrored place of its like.
  private func difference(_ one: ViewHost, _ other: ViewHost) -> String? {
    let (width, left, right) = (one.size.width, one.placedViews, other.placedViews)
    guard left.count == right.count else { return "\(left.count) and \(right.count) views" }
    for (a, b) in zip(left, right) {
      let distance = abs(width - a.frame.maxX - b.frame.minX) + abs(a.frame.minY - b.frame.minY)
      if a.kind != b.kind || distance > 0.01 { return "\(a.kind) \(a.frame), \(b.kind) \(b.frame)" }
    }
    return nil
  }

  @Test(arguments: 0..<40)
  func `random screens are mirrored`(part: Int) {
    for seed in UInt64(part * 4)..<UInt64(part * 4 + 4) {
      let metrics: PlatformMetrics = seed.isMultiple(of: 5) ? .macOS : .iOS
      let hosts = [LayoutDirection.leftToRight, .rightToLeft].map {
        host(seed, $0, metrics: seed.isMultiple(of: 7) ? .iOS18 : metrics)
      }
      #expect(difference(hosts[0], hosts[1]) == nil, "screen \(seed)")
      let swiped = hosts.map {
        $0.swipe("row 0", from: seed.isMultiple(of: 2) ? .leading : .trailing)
      }
      #expect(swiped[0] == swiped[1])
      #expect(difference(hosts[0], hosts[1]) == nil, "screen \(seed), a row swiped")
      for host in hosts { host.scroll(by: CGSize(width: 40, height: 150)) }
      #expect(difference(hosts[0], hosts[1]) == nil, "screen \(seed), scrolled")
    }
  }

  @Test
  func `all that is to be mirrored is in some screen`() {
    var kinds: Set<String> = []
    for seed in UInt64(0)..<160 {
      var screen = RandomScreen(seed: seed)
      _ = screen.screen()
      kinds.formUnion(screen.kinds)
    }
    let wanted: Set = [
      "List", "Section", "swipeActions", "editMode", "onDelete", "onMove", "badge", "OutlineGroup",
      "DisclosureGroup", "plain", "grouped", "sidebar", "carousel", "bordered", "insetGrouped",
      "listRowInsets", "listRowSeparator", "listRowBackground", "separator guide", "row spacing",
      "NavigationStack", "NavigationSplitView", "pushed page", "TabView", "Link", "LabeledContent",
      "Label", "Gauge", "Gauge.linear", "Gauge.accessoryLinear", "Gauge.accessoryLinearCapacity",
      "Gauge.accessoryCircular", "Gauge.accessoryCircularCapacity", "ProgressView",
      "ProgressView.circular", "ProgressView.timer", "LinearGradient", "RadialGradient",
      "AngularGradient", "EllipticalGradient", "MeshGradient", "Material", "gradient style",
      "onTapGesture", "onLongPressGesture", "gesture", "contentShape", "disabled", "mask", "blur",
      "redacted", "rotation3DEffect", "blendMode", "animation", "background", "overlay",
      "Gauge.linearCapacity", "Gauge.circular", "LinearGaugeStyle(tint:)", "KeyframeAnimator",
      "PhaseAnimator", "TimelineView", "elliptical", "inset", "refreshable", "badgeProminence",
      "onInsert", "dropDestination", "EditableCollectionContent", "hoverEffect",
      "alternatingRowBackgrounds", "defaultMinListRowHeight", "listSectionSeparator",
      "disabled editing", "containerBackground", "backgroundStyle", "colorMultiply",
      "highPriorityGesture", "exclusively", "GestureState", "openURL", "columnVisibility",
    ]
    #expect(wanted.subtracting(kinds).isEmpty, "\(wanted.subtracting(kinds))")
  }
}
