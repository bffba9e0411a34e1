import Foundation

extension LayoutTree {
  /// Lengths at physical edges.
  private struct Margins {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    init(_ insets: EdgeInsets, turns: Bool) {
      left = Double(turns ? insets.trailing : insets.leading)
      right = Double(turns ? insets.leading : insets.trailing)
      top = Double(insets.top)
      bottom = Double(insets.bottom)
    }
  }

  /// A rectangle that grows to the edges of what is around it.
  private struct Reach {
    var minX = 0.0
    var minY = 0.0
    var maxX: Double
    var maxY: Double

    /// Runs on over the margins of an area, at those edges that it touches.
    mutating func extend(over area: Frame, _ margins: Margins) {
      let slack = 1e-6
      let (right, bottom) = (area.x + area.width, area.y + area.height)
      if minX <= area.x + slack { minX = min(minX, area.x - margins.left) }
      if minY <= area.y + slack { minY = min(minY, area.y - margins.top) }
      if maxX >= right - slack { maxX = max(maxX, right + margins.right) }
      if maxY >= bottom - slack { maxY = max(maxY, bottom + margins.bottom) }
    }
  }

  /// How far a node may run beyond its edges until it meets the end of all safe areas around it; 0
  /// at edges where something else stands between. In points.
  package func safeAreaReach(of node: LayoutNode) -> EdgeInsets {
    var index = Int(node.index)
    let own = frames[index]
    var reach = Reach(maxX: own.width, maxY: own.height)
    var (x, y) = (0.0, 0.0)
    while true {
      let frame = frames[index]
      if index != Int(node.index), let insets = safeAreas[index] {
        let margins = Margins(insets, turns: nodes[index].flags.contains(.rightToLeft))
        reach.extend(
          over: Frame(
            x: margins.left, y: margins.top, width: frame.width - margins.left - margins.right,
            height: frame.height - margins.top - margins.bottom),
          margins)
      }
      guard nodes[index].parent != .max else { break }
      x += frame.x
      y += frame.y
      reach.minX += frame.x
      reach.maxX += frame.x
      reach.minY += frame.y
      reach.maxY += frame.y
      index = Int(nodes[index].parent)
    }
    if let (size, insets) = surroundings {
      let (width, height) = (Double(size.width), Double(size.height))
      reach.extend(
        over: Frame(
          x: (frames[0].width - width) / 2, y: (frames[0].height - height) / 2, width: width,
          height: height),
        Margins(insets, turns: direction == .rightToLeft))
    }
    let (left, right) = (x - reach.minX, reach.maxX - x - own.width)
    let turns = nodes[Int(node.index)].flags.contains(.rightToLeft)
    return EdgeInsets(
      top: y - reach.minY, leading: turns ? right : left,
      bottom: reach.maxY - y - own.height, trailing: turns ? left : right)
  }

  /// Places the insides of nodes that ignore their safe area once more. What they touch is only
  /// known when everything is placed; their parents do not notice, since sizes stay as they are.
  func extendBeyondSafeAreas() {
    for (index, edges) in safeAreaSeekers where nodes[index].childCount > 0 {
      let node = LayoutNode(index: UInt32(index))
      guard isPlaced(node) else { continue }
      let reach = safeAreaReach(of: node)
      let top = edges.contains(.top) ? Double(reach.top) : 0
      let bottom = edges.contains(.bottom) ? Double(reach.bottom) : 0
      let leading = edges.contains(.leading) ? Double(reach.leading) : 0
      let trailing = edges.contains(.trailing) ? Double(reach.trailing) : 0
      let own = frames[index]
      let child = frames[index + 1]
      let isAtHome =
        child.x == 0 && child.y == 0 && child.width == own.width && child.height == own.height
      if isAtHome, top == 0, bottom == 0, leading == 0, trailing == 0 { continue }
      let proposal = Proposal(
        own.width + leading + trailing, own.height + top + bottom)
      let answer = measure(index + 1, proposal.width, proposal.height)
      settle(
        index + 1, proposal, -leading, -top, answer, own.width,
        nodes[index].flags.contains(.rightToLeft))
    }
  }
}
