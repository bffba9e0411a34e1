public import Calque
public import Foundation

/// The law of mirroring: a screen of one direction, laid out from right to left, is the mirror
/// image of itself laid out from left to right.
///
/// A screen that keeps it has no edge, offset or direction of its own that somebody forgot to
/// turn. Parts that set their own `layoutDirection` break it, and are meant to.
///
/// The views of both directions are matched by what they are: their kinds, names and texts, and those
/// of the views inside. A view is compared within the view around it, so that one that does not turn is
/// told itself, and not all that is inside of it.
///
/// Symbols that point to the same side in both directions are not part of the law, as their frames turn;
/// ``ViewHost/diagnostics`` tells them, with the kind `fixedArrow`.
@MainActor
public enum MirrorLaw {
  /// Lays a view out in both directions, in the same language, and compares.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the host in points.
  ///   - tolerance: How far an edge may be off, in points.
  ///   - configure: Changes the environment: the localizer, fonts, a measurer.
  /// - Returns: The views that are not where the mirror shows them, and those that exist in one
  ///   direction only; none if the law holds.
  public static func violations<Content: View>(
    of view: Content, size: CGSize, tolerance: CGFloat = 0.01,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) -> [Violation] {
    func views(_ direction: LayoutDirection) -> [PlacedTree] {
      PlacedTree.trees(
        of: ViewHost(view, size: size) { environment in
          configure(&environment)
          environment.layoutDirection = direction
        }
        .placedViews)
    }
    let whole = CGRect(origin: .zero, size: size)
    var comparison = MirrorComparison(tolerance: tolerance)
    comparison.compare(
      views(.leftToRight), with: views(.rightToLeft),
      MirrorComparison.Way(frames: (whole, whole)))
    return comparison.violations
  }
}
