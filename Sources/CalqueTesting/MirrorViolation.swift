public import Calque
public import Foundation

extension MirrorLaw {
  /// A view that is not where the mirror shows it.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// How a view breaks the law.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// It is at another place, or of another size, than the mirror shows.
      case moved
      /// It exists from left to right only.
      case onlyLeftToRight
      /// It exists from right to left only.
      case onlyRightToLeft
    }

    /// How the view breaks the law.
    public let kind: Kind
    /// The view, as it is from left to right; from right to left, if it exists only there.
    public let view: PlacedView
    /// Where it is from right to left, in points; `nil` if it is not there.
    public let found: CGRect?
    /// Where it should be from right to left, in points, within the view around it as that is there;
    /// `nil` if it exists from right to left only.
    public let expected: CGRect?
    /// The kinds of the views and modifiers around, the outermost first, and of the view itself.
    public let path: [String]
    /// The outermost view of the path whose frames disagree, by its identifier, text or kind; the view
    /// itself, if what is around it keeps the law.
    public let outermost: String

    /// The kind of what breaks the law: the innermost direction that is set around the view, else the
    /// container or modifier that places it. `nil` for a view that the host itself places.
    public var breaker: String? {
      let around = path.dropLast()
      return around.last { $0 == "direction" } ?? around.last
    }

    /// The view, where it is and where it should be, and what places it, in a line; numbers are rounded
    /// to hundredths of a point.
    public var description: String {
      let name = view.ownName
      var place = ", in \(path.joined(separator: " > "))"
      if outermost != name { place += ", and so is \(outermost) around it" }
      switch kind {
      case .onlyLeftToRight:
        return "\(name) exists from left to right only, at \(view.frame.rounded)\(place)"
      case .onlyRightToLeft:
        return "\(name) exists from right to left only, at \(view.frame.rounded)\(place)"
      case .moved:
        let (found, expected) = (found?.rounded ?? "no place", expected?.rounded ?? "none")
        let breaker = breaker.map { ", placed by \($0)" } ?? ""
        return "\(name) is at \(found) from right to left, where the mirror shows "
          + "\(expected)\(breaker)\(place)"
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
