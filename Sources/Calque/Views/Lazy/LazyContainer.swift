import CalqueLayout
import Foundation

/// A lazy container in a scene: the leaf that represents it in the tree, and its rows.
final class LazyContainer: PresentationFacet {
  let leaf: LazyLeaf
  private let arrangement: LazyArrangement
  private let style: LazyStyle
  let port: ScrollPort
  private let margin: CGFloat
  /// The part that is visible, in points along the axis.
  private var visible = 0.0...0.0

  /// The largest number of rows that counts as few: no more than a tall screen shows.
  private static let few = 100
  /// Beyond every row of a container that has few.
  private static let everywhere: CGFloat = 1e9

  /// - Parameters:
  ///   - margin: How far beyond what is visible rows are made, in points.
  ///   - decisions: Whether all rows are made where there are few.
  init(
    _ style: LazyStyle, _ blocks: [LazyBlock], port: ScrollPort, margin: CGFloat,
    _ decisions: LayoutDecisions
  ) {
    self.style = style
    self.port = port
    arrangement = LazyArrangement(style, blocks)
    let isWhole =
      decisions.smallLazyContainers == .madeWhole && arrangement.list.slotCount <= Self.few
    self.margin = isWhole ? Self.everywhere : margin.isNaN ? 0 : max(margin, 0)
    leaf = LazyLeaf(style, length: CGFloat(arrangement.length))
  }

  /// Makes the rows that are visible.
  ///
  /// - Parameter frame: The frame of the container in the host.
  /// - Returns: Whether the container is of another size now.
  private func show(_ frame: CGRect) -> Bool {
    let window = extent(port.frame, in: frame)
    let margins = port.margins
    let isVertical = style.axis == .vertical
    let start = window.lowerBound + Double(isVertical ? margins.top : margins.leading)
    let end = window.upperBound - Double(isVertical ? margins.bottom : margins.trailing)
    visible = LazySpan.from(start, to: end)
    let result = arrangement.show(
      LazySpan.from(
        window.lowerBound - Double(margin), to: window.upperBound + Double(margin)),
      visible: visible,
      across: isVertical ? frame.width : frame.height)
    if result.isResized { leaf.length = CGFloat(arrangement.length) }
    port.move(by: result.shift, along: style.axis)
    return result.isResized
  }

  /// Finds the container's own length across its axis, if it has been requested.
  ///
  /// - Returns: Whether it was not known before.
  func findIdeal() -> Bool {
    guard leaf.wantsIdeal, leaf.ideal == nil else { return false }
    leaf.ideal = arrangement.idealAcross
    return true
  }

  /// What a rectangle covers of the container along its axis, counted from the leading edge.
  private func extent(_ rect: CGRect, in frame: CGRect) -> ClosedRange<Double> {
    let start: CGFloat
    switch style.axis {
    case .vertical: start = rect.minY - frame.minY
    case .horizontal: start = style.turned(rect.offsetBy(dx: -frame.minX, dy: 0), frame.width).minX
    }
    let length = style.axis == .vertical ? rect.height : rect.width
    guard start.isFinite, length.isFinite else { return 0...0 }
    return LazySpan.from(Double(start), to: Double(start + max(length, 0)))
  }

  /// The ids of the elements of each collection in it.
  var idLists: [() -> [AnyHashable]] { arrangement.list.runs.map(\.ids) }

  func subscenes(in frame: CGRect) -> [Subscene] {
    rows(in: frame).map { Subscene(scene: $0.scene, origin: $0.frame.origin) }
  }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    guard scene.tree.isPlaced(node) else { return false }
    let frame = scene.hostFrame(of: node)
    var isResized = show(frame)
    var place = scene.geometry(of: node).place
    for (row, inner, frame) in rows(in: frame) {
      place.origin = frame.origin
      inner.move(to: place)
      if inner.reveal(&ports) {
        row.setNeedsLayout()
        isResized = true
      }
    }
    return isResized
  }

  /// The rows that are made, in the order of drawing, with their frames in the host.
  private func rows(in frame: CGRect) -> [(row: LazyRow, scene: ViewScene, frame: CGRect)] {
    arrangement.placements.compactMap { placement in
      guard let scene = placement.row.content as? ViewScene else { return nil }
      let place = style.turned(placement.frame, frame.width).offsetBy(
        dx: frame.minX, dy: frame.minY)
      return (placement.row, scene, place)
    }
  }

  /// The frame of a row of an id in the host; it need not have been made.
  func frame(of id: AnyHashable, in frame: CGRect) -> CGRect? {
    let range = arrangement.range(of: id) { row in
      (row.content as? ViewScene)?.hasTarget(id) ?? false
    }
    guard let range else { return nil }
    let (start, length) = (CGFloat(range.lowerBound), CGFloat(range.upperBound - range.lowerBound))
    let own =
      style.axis == .vertical
      ? CGRect(x: 0, y: start, width: frame.width, height: length)
      : CGRect(x: start, y: 0, width: length, height: frame.height)
    return style.turned(own, frame.width).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// The actions of the rows that are visible; those that are only made have not appeared.
  var appearances: [AppearanceAction] {
    arrangement.placements.flatMap { placement -> [AppearanceAction] in
      guard let scene = placement.row.content as? ViewScene else { return [] }
      let actions = scene.appearances
      guard !actions.isEmpty else { return [] }
      let start = style.axis == .vertical ? placement.frame.minY : placement.frame.minX
      let end = style.axis == .vertical ? placement.frame.maxY : placement.frame.maxX
      return Double(start) < visible.upperBound && Double(end) > visible.lowerBound ? actions : []
    }
  }
}

extension ViewScene: LazyContent {}

/// The leaf of a lazy container is a container in descriptions.
private final class LazyContainerPaint: PaintFacet {
  let name: LayoutName? = "Layout"
}

extension LazyContainer {
  /// What the leaf is called.
  var paint: any PaintFacet { LazyContainerPaint() }
}
