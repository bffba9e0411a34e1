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
  ///
  /// How far it has grown is summed up from the margins, and not told from its edges: a view that is
  /// offered a hair less than the width of its text would break a line.
  private struct Reach {
    var minX = 0.0
    var minY = 0.0
    var maxX: Double
    var maxY: Double
    private(set) var left = 0.0
    private(set) var top = 0.0
    private(set) var right = 0.0
    private(set) var bottom = 0.0

    init(width: Double, height: Double) {
      (maxX, maxY) = (width, height)
    }

    mutating func move(_ x: Double, _ y: Double) {
      minX += x
      maxX += x
      minY += y
      maxY += y
    }

    /// Runs on over the margins of an area, at those edges that it touches.
    mutating func extend(over area: Frame, _ margins: Margins) {
      let (fromLeft, fromTop) = (minX - area.x, minY - area.y)
      let (fromRight, fromBottom) = (area.x + area.width - maxX, area.y + area.height - maxY)
      left += Self.growth(&minX, -1, fromLeft, margins.left)
      top += Self.growth(&minY, -1, fromTop, margins.top)
      right += Self.growth(&maxX, 1, fromRight, margins.right)
      bottom += Self.growth(&maxY, 1, fromBottom, margins.bottom)
    }

    /// How far an edge moves that is at a distance from the edge of an area, which has a margin.
    private static func growth(
      _ edge: inout Double, _ sign: Double, _ distance: Double, _ margin: Double
    ) -> Double {
      let slack = 1e-6
      guard distance <= slack else { return 0 }
      // Who is beyond the edge already has less to go.
      let growth = max(distance >= -slack ? margin : margin + distance, 0)
      edge += sign * growth
      return growth
    }
  }

  /// How far a node may run beyond its edges until it meets the end of all safe areas around it; 0
  /// at edges where something else stands between. In points.
  ///
  /// - Parameter regions: the kinds of safe areas that the node runs into; others hold it up.
  package func safeAreaReach(
    of node: LayoutNode, regions: SafeAreaRegions = .all
  ) -> EdgeInsets {
    var index = Int(node.index)
    let own = frames[index]
    var reach = Reach(width: own.width, height: own.height)
    while true {
      let frame = frames[index]
      if index != Int(node.index), let area = safeAreas[index],
        !regions.isDisjoint(with: area.regions)
      {
        let margins = Margins(area.insets, turns: nodes[index].flags.contains(.rightToLeft))
        reach.extend(
          over: Frame(
            x: margins.left, y: margins.top, width: frame.width - margins.left - margins.right,
            height: frame.height - margins.top - margins.bottom),
          margins)
      }
      guard nodes[index].parent != .max else { break }
      reach.move(frame.x, frame.y)
      index = Int(nodes[index].parent)
    }
    if let surroundings { extend(&reach, over: surroundings, regions) }
    let turns = nodes[Int(node.index)].flags.contains(.rightToLeft)
    return EdgeInsets(
      top: reach.top, leading: turns ? reach.right : reach.left, bottom: reach.bottom,
      trailing: turns ? reach.left : reach.right)
  }

  /// Runs on over what is around the root: first what the keyboard takes, then what is behind it.
  private func extend(
    _ reach: inout Reach, over surroundings: Surroundings, _ regions: SafeAreaRegions
  ) {
    let turns = direction == .rightToLeft
    let (width, height) = (Double(surroundings.size.width), Double(surroundings.size.height))
    var area = Frame(
      x: (frames[0].width - width) / 2, y: (frames[0].height - height) / 2, width: width,
      height: height)
    let keyboard = Margins(surroundings.keyboard, turns: turns)
    if regions.contains(.keyboard) { reach.extend(over: area, keyboard) }
    area.x -= keyboard.left
    area.y -= keyboard.top
    area.width += keyboard.left + keyboard.right
    area.height += keyboard.top + keyboard.bottom
    if regions.contains(.container) {
      reach.extend(over: area, Margins(surroundings.container, turns: turns))
    }
  }

  /// Places the insides of nodes that ignore their safe area once more. What they touch is only
  /// known when everything is placed; their parents do not notice, since sizes stay as they are.
  func extendBeyondSafeAreas() {
    for seeker in safeAreaSeekers where nodes[seeker.node].childCount > 0 {
      let (index, edges) = (seeker.node, seeker.edges)
      let node = LayoutNode(index: UInt32(index))
      guard isPlaced(node) else { continue }
      let reach = safeAreaReach(of: node, regions: seeker.regions)
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
