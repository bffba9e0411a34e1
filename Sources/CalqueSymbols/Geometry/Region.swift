import CalqueDrawing
import Foundation

/// Areas that are added to each other and taken from each other.
///
/// Everything is cut into level bands at each corner and each crossing. In a band no two edges
/// cross, so a walk from the left to the right tells which parts are inside. Coordinates are
/// rounded to 1/4096 unit.
struct Region: Sendable {
  enum Mode: Sendable {
    case add
    case remove
    case intersect
  }

  struct Operand: Sendable {
    var mode: Mode
    var contours: [[CGPoint]]
    var isEvenOdd = false
  }

  /// Closed contours; inside is where a ray crosses them an odd number of times.
  let contours: [[CGPoint]]

  /// Applies the operands in their order.
  init(_ operands: [Operand]) {
    var sweep = Sweep(operands)
    contours = sweep.run()
  }

  /// The size in square units.
  var area: Double { Self.area(of: contours) }

  /// The size of contours that do not overlap, with holes that run the other way round.
  static func area(of contours: [[CGPoint]]) -> Double {
    let sum = contours.reduce(0.0) { sum, contour in
      contour.indices.reduce(sum) { sum, index in
        let (a, b) = (contour[index], contour[(index + 1) % contour.count])
        return sum + a.x * b.y - b.x * a.y
      }
    }
    return abs(sum) / 2
  }

  var path: Path {
    var path = Path()
    for contour in contours {
      path.addLines(contour)
      path.closeSubpath()
    }
    return path
  }
}

private struct Sweep {
  private struct Edge {
    var top: CGPoint
    var bottom: CGPoint
    var turn: Int
    var operand: Int

    func x(at y: Double) -> Double {
      if y == top.y { return top.x }
      if y == bottom.y { return bottom.x }
      return Self.round(top.x + (y - top.y) * (bottom.x - top.x) / (bottom.y - top.y))
    }

    static func round(_ value: Double) -> Double { (value * 4096).rounded() / 4096 }
  }

  /// Where the inside begins or ends in a band.
  private struct Side {
    var top: Double
    var bottom: Double
    var begins: Bool
  }

  private let modes: [Region.Mode]
  private let evenOdd: [Bool]
  private var edges: [Edge] = []
  private var pieces: [(from: CGPoint, to: CGPoint)] = []

  init(_ operands: [Region.Operand]) {
    modes = operands.map(\.mode)
    evenOdd = operands.map(\.isEvenOdd)
    for (index, operand) in operands.enumerated() {
      for contour in operand.contours where contour.count > 1 {
        let points = contour.map { CGPoint(x: Edge.round($0.x), y: Edge.round($0.y)) }
        for (position, a) in points.enumerated() {
          let b = points[position + 1 == points.count ? 0 : position + 1]
          if a.y < b.y { edges.append(Edge(top: a, bottom: b, turn: 1, operand: index)) }
          if a.y > b.y { edges.append(Edge(top: b, bottom: a, turn: -1, operand: index)) }
        }
      }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  mutating func run() -> [[CGPoint]] {
    let levels = self.levels()
    var active: [Int] = []
    var next = 0
    var above: [Side] = []
    for (index, top) in levels.enumerated() {
      guard index + 1 < levels.count else {
        addLevel(top, above: above, below: [])
        break
      }
      let bottom = levels[index + 1]
      active.removeAll { edges[$0].bottom.y <= top }
      while next < edges.count, edges[next].top.y <= top {
        if edges[next].bottom.y > top { active.append(next) }
        next += 1
      }
      let sides = self.sides(of: active, from: top, to: bottom)
      for side in sides {
        let (a, b) = (CGPoint(x: side.top, y: top), CGPoint(x: side.bottom, y: bottom))
        pieces.append(side.begins ? (b, a) : (a, b))
      }
      addLevel(top, above: above, below: sides)
      above = sides
    }
    return loops()
  }

  /// The heights of all corners and crossings.
  private func levels() -> [Double] {
    var levels: Set<Double> = []
    for edge in edges {
      levels.insert(edge.top.y)
      levels.insert(edge.bottom.y)
    }
    edges.withUnsafeBufferPointer { edges in
      var active: [Int] = []
      for index in edges.indices {
        let a = edges[index]
        active.removeAll { edges[$0].bottom.y <= a.top.y }
        let (left, right) = (min(a.top.x, a.bottom.x), max(a.top.x, a.bottom.x))
        for other in active {
          let b = edges[other]
          if b.top.x > right && b.bottom.x > right || b.top.x < left && b.bottom.x < left {
            continue
          }
          let (top, bottom) = (max(a.top.y, b.top.y), min(a.bottom.y, b.bottom.y))
          let (above, below) = (a.x(at: top) - b.x(at: top), a.x(at: bottom) - b.x(at: bottom))
          guard above * below < 0 else { continue }
          let y = Edge.round(top + (bottom - top) * above / (above - below))
          if y > top, y < bottom { levels.insert(y) }
        }
        active.append(index)
      }
    }
    return levels.sorted()
  }

  private func sides(of active: [Int], from top: Double, to bottom: Double) -> [Side] {
    let order = active.map { index in
      let edge = edges[index]
      return (edge, edge.x(at: top), edge.x(at: bottom))
    }.sorted { $0.1 + $0.2 < $1.1 + $1.2 }
    var turns = [Int](repeating: 0, count: modes.count)
    var sides: [Side] = []
    var isInside = false
    for (edge, x, end) in order {
      turns[edge.operand] += edge.turn
      let now = covers(turns)
      guard now != isInside else { continue }
      isInside = now
      if let last = sides.last, last.top == x, last.bottom == end {
        sides.removeLast()
      } else {
        sides.append(Side(top: x, bottom: end, begins: now))
      }
    }
    return sides
  }

  private func covers(_ turns: [Int]) -> Bool {
    var isInside = false
    for (index, turn) in turns.enumerated() {
      let isCovered = evenOdd[index] ? turn % 2 != 0 : turn != 0
      switch modes[index] {
      case .add: isInside = isInside || isCovered
      case .remove: isInside = isInside && !isCovered
      case .intersect: isInside = isInside && isCovered
      }
    }
    return isInside
  }

  /// The level pieces between two bands: where only one of both is inside.
  private mutating func addLevel(_ y: Double, above: [Side], below: [Side]) {
    var events = above.map { ($0.bottom, $0.begins ? -1 : 1) }
    events += below.map { ($0.top, $0.begins ? 1 : -1) }
    events.sort { $0.0 < $1.0 }
    var state = 0
    for (index, event) in events.enumerated() {
      state += event.1
      guard state != 0, index + 1 < events.count, events[index + 1].0 > event.0 else { continue }
      let (a, b) = (CGPoint(x: event.0, y: y), CGPoint(x: events[index + 1].0, y: y))
      for _ in 0..<abs(state) { pieces.append(state > 0 ? (a, b) : (b, a)) }
    }
  }

  /// Each point has as many pieces that begin as pieces that end there, so every way closes.
  private func loops() -> [[CGPoint]] {
    var starts: [CGPoint: [Int]] = [:]
    for (index, piece) in pieces.enumerated() where piece.from != piece.to {
      starts[piece.from, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var loops: [[CGPoint]] = []
    for first in pieces.indices where !isUsed[first] && pieces[first].from != pieces[first].to {
      var loop: [CGPoint] = []
      var here = pieces[first].from
      while let index = starts[here]?.popLast() {
        isUsed[index] = true
        loop.append(here)
        here = pieces[index].to
      }
      let contour = Self.simplified(loop)
      if contour.count > 2 { loops.append(contour) }
    }
    return loops
  }

  /// Leaves out the points beside others and between two others.
  private static func simplified(_ all: [CGPoint]) -> [CGPoint] {
    let near = 0.0015
    var loop: [CGPoint] = []
    for point in all where loop.last.map({ hypot(point.x - $0.x, point.y - $0.y) > near }) ?? true {
      loop.append(point)
    }
    while let last = loop.last, loop.count > 1,
      hypot(last.x - loop[0].x, last.y - loop[0].y) <= near
    { loop.removeLast() }
    guard loop.count > 3 else { return loop }
    var kept: [CGPoint] = []
    for index in loop.indices {
      let b = loop[index]
      let c = index + 1 == loop.count ? kept.first ?? loop[0] : loop[index + 1]
      let a = kept.last ?? loop[loop.count - 1]
      let (dx, dy) = (c.x - a.x, c.y - a.y)
      let length = hypot(dx, dy)
      let along = length == 0 ? 0 : ((b.x - a.x) * dx + (b.y - a.y) * dy) / length
      let away = length == 0 ? 1 : abs((b.x - a.x) * dy - (b.y - a.y) * dx) / length
      if away > near || along < 0 || along > length { kept.append(b) }
    }
    return kept
  }
}
