import Foundation

/// Lengths at physical edges.
private struct SafeAreaMargins {
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
private struct SafeAreaReach {
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
  mutating func extend(over area: Frame, _ margins: SafeAreaMargins) {
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
    // What is beyond the edge already has less to go.
    let growth = max(distance >= -slack ? margin : margin + distance, 0)
    edge += sign * growth
    return growth
  }
}

extension LayoutTree {
  /// How far a node may run beyond its edges until it meets the end of all safe areas around it; 0
  /// at edges where something else is between. In points.
  ///
  /// - Parameter regions: the kinds of safe areas that the node runs into; others hold it up.
  package func safeAreaReach(
    of node: LayoutNode, regions: SafeAreaRegions = .all
  ) -> EdgeInsets {
    let store = existingStore(SafeAreas.self)
    var (index, inner) = (Int(node.index), Int(node.index))
    let own = frames[index]
    var reach = SafeAreaReach(width: own.width, height: own.height)
    while true {
      let frame = frames[index]
      if index != Int(node.index), let area = store?.areas[index],
        !regions.isDisjoint(with: area.regions), area.child ?? inner == inner
      {
        let margins = SafeAreaMargins(area.insets, turns: nodes[index].flags.contains(.rightToLeft))
        reach.extend(
          over: Frame(
            x: margins.left, y: margins.top, width: frame.width - margins.left - margins.right,
            height: frame.height - margins.top - margins.bottom),
          margins)
      }
      guard nodes[index].parent != .max else { break }
      reach.move(frame.x, frame.y)
      (inner, index) = (index, Int(nodes[index].parent))
    }
    if let outer = store?.outer { extend(&reach, over: outer, regions) }
    let turns = nodes[Int(node.index)].flags.contains(.rightToLeft)
    return EdgeInsets(
      top: reach.top, leading: turns ? reach.right : reach.left, bottom: reach.bottom,
      trailing: turns ? reach.left : reach.right)
  }

  /// Extends over the area around the root: first the keyboard's part, then the part behind it.
  private func extend(
    _ reach: inout SafeAreaReach, over outer: OuterInsets, _ regions: SafeAreaRegions
  ) {
    let turns = direction == .rightToLeft
    let (width, height) = (Double(outer.size.width), Double(outer.size.height))
    var area = Frame(
      x: (frames[0].width - width) / 2, y: (frames[0].height - height) / 2, width: width,
      height: height)
    let keyboard = SafeAreaMargins(outer.keyboard, turns: turns)
    if regions.contains(.keyboard) { reach.extend(over: area, keyboard) }
    area.x -= keyboard.left
    area.y -= keyboard.top
    area.width += keyboard.left + keyboard.right
    area.height += keyboard.top + keyboard.bottom
    if regions.contains(.container) {
      reach.extend(over: area, SafeAreaMargins(outer.container, turns: turns))
    }
  }
}
