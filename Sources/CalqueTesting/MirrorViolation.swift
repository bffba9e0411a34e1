public import Calque
public import Foundation

extension MirrorLaw {
  /// A view that is not at its mirrored place.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// How a view violates the law.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Its place or size differs from the mirrored one.
      case moved
      /// It only exists from left to right.
      case onlyLeftToRight
      /// It only exists from right to left.
      case onlyRightToLeft
    }

    /// How the view violates the law.
    public let kind: Kind
    /// The view from left to right; from right to left, if it only exists there.
    public let view: PlacedView
    /// Its frame from right to left, in points; `nil` if it does not exist there.
    public let found: CGRect?
    /// Its expected frame from right to left, in points, within its enclosing view there; `nil` if
    /// it only exists from right to left.
    public let expected: CGRect?
    /// The kinds of the enclosing views and modifiers, the outermost first, and of the view itself.
    public let path: [String]
    /// The outermost view of the path whose frames differ, by its identifier, text or kind; the
    /// view itself, if its enclosing views satisfy the law.
    public let outermost: String
    /// The identifier of the first view inside that has one, or else of the nearest one around.
    let nearbyIdentifier: String?

    /// The kind of view that causes the violation: the innermost direction that is set around the
    /// view, or else the container or modifier that places it. `nil` for a view that the host
    /// itself places.
    public var breaker: String? {
      let around = path.dropLast()
      return around.last { $0 == "direction" } ?? around.last
    }

    /// One line with the view, its actual and expected place, and the view that places it; numbers
    /// are rounded to hundredths of a point.
    public var description: String {
      let outer = outermost == view.ownName ? "" : ", as is \(outermost), which contains it"
      return "\(view.ownName) \(sentence), in \(path.joined(separator: " > "))\(outer)"
    }

    /// How the view violates the law, without its name and its path.
    var sentence: String {
      switch kind {
      case .onlyLeftToRight:
        return "exists only in the left-to-right layout, at \(view.frame.rounded)"
      case .onlyRightToLeft:
        return "exists only in the right-to-left layout, at \(view.frame.rounded)"
      case .moved:
        let (found, expected) = (found?.rounded ?? "no place", expected?.rounded ?? "none")
        let breaker = breaker.map { ", placed by \($0)" } ?? ""
        return "is at \(found) in the right-to-left layout, but the mirrored frame is "
          + "\(expected)\(breaker)"
      }
    }
  }
}

extension CGRect {
  fileprivate var rounded: String {
    let numbers = [minX, minY, width, height].map(ViewHost.number)
    return "(\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3]))"
  }
}
