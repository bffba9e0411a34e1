public import Calque
public import Foundation

/// The law of mirroring: a screen of one direction, laid out from right to left, is the mirror
/// image of itself laid out from left to right.
///
/// A screen that keeps it has no edge, offset or direction of its own that somebody forgot to
/// turn. Parts that set their own `layoutDirection` break it, and are meant to.
@MainActor
public enum MirrorLaw {
  /// A view that is not where the mirror shows it.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The view, as it is from left to right.
    public let leftToRight: PlacedView
    /// Where it is from right to left, in points; `nil` if there is no such view.
    public let found: CGRect?
    /// Where it should be from right to left, in points.
    public let expected: CGRect

    /// The view, where it is and where it should be, in a line.
    public var description: String {
      let name = leftToRight.identifier.map { "#\($0)" } ?? leftToRight.text ?? leftToRight.kind
      let place = found.map { "is at \($0)" } ?? "is not laid out"
      return "\(name) \(place) from right to left, where the mirror shows \(expected)"
    }
  }

  /// Lays a view out in both directions, in the same language, and compares.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the host in points.
  ///   - tolerance: How far an edge may be off, in points.
  ///   - configure: Changes the environment: the localizer, fonts, a measurer.
  /// - Returns: The views that are not where the mirror shows them; none if the law holds.
  public static func violations<Content: View>(
    of view: Content, size: CGSize, tolerance: CGFloat = 0.01,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Violation] {
    func views(_ direction: LayoutDirection) -> [PlacedView] {
      ViewHost(view, size: size) { environment in
        configure(&environment)
        environment.layoutDirection = direction
      }
      .placedViews
    }
    let mirrored = views(.rightToLeft)
    return views(.leftToRight).enumerated().compactMap { index, view in
      let expected = CGRect(
        x: mirror(view.frame.maxX, in: size), y: view.frame.minY, width: view.frame.width,
        height: view.frame.height)
      let found = mirrored.indices.contains(index) ? mirrored[index].frame : nil
      if let found, isClose(found, expected, tolerance) { return nil }
      return Violation(leftToRight: view, found: found, expected: expected)
    }
  }

  /// What a mirror in the middle of the host makes of a distance from its left edge.
  private static func mirror(_ distance: CGFloat, in size: CGSize) -> CGFloat {
    size.width - distance
  }

  private static func isClose(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat) -> Bool {
    abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
      && abs(one.width - other.width) <= tolerance && abs(one.height - other.height) <= tolerance
  }
}
