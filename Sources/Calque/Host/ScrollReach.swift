import CalqueLayout
import Foundation

/// How far people can move something in the host by scrolling what is around it, in points.
struct ScrollReach {
  private var x: ClosedRange<CGFloat> = 0...0
  private var y: ClosedRange<CGFloat> = 0...0

  /// - Parameter ports: The scroll views around; nil is one of unknown reach, and makes the result
  ///   nil.
  @MainActor
  init?(_ ports: [ScrollPort?]) {
    for port in ports {
      guard let port else { return nil }
      guard port.isEnabled else { continue }
      let reach = port.reach
      x = x.lowerBound + reach.x.lowerBound...x.upperBound + reach.x.upperBound
      y = y.lowerBound + reach.y.lowerBound...y.upperBound + reach.y.upperBound
    }
  }

  /// Ways to move a rectangle: not at all, as far as it goes, and beside or above something.
  func ways(of rect: CGRect, beside obstacle: CGRect) -> [CGVector] {
    func ways(
      _ range: ClosedRange<CGFloat>, _ start: CGFloat, _ end: CGFloat, _ before: CGFloat,
      _ after: CGFloat
    ) -> Set<CGFloat> {
      let far = [0, range.lowerBound, range.upperBound]
      let beside = [before - end, after - start].map {
        Swift.min(Swift.max($0, range.lowerBound), range.upperBound)
      }
      return Set(far + beside)
    }
    let across = ways(x, rect.minX, rect.maxX, obstacle.minX, obstacle.maxX)
    let down = ways(y, rect.minY, rect.maxY, obstacle.minY, obstacle.maxY)
    return across.flatMap { x in down.map { CGVector(dx: x, dy: $0) } }
  }
}
