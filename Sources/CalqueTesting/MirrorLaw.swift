public import Calque
public import Foundation

/// The law of mirroring: a screen that is laid out from right to left is the mirror image of the
/// same screen laid out from left to right.
///
/// A screen that satisfies it has no fixed edge, offset or direction that was not mirrored by
/// mistake. Parts that set their own `layoutDirection` violate it on purpose.
///
/// The views of both directions are matched by their kinds, names and texts, and those of the views
/// inside. A view is compared within its enclosing view, so that a view that is not mirrored is
/// itself reported, and not everything inside it.
///
/// A text in a field is at the side of its own language in both, so its place is not compared.
///
/// Symbols that point in the same direction in both layouts are not part of the law, as their
/// frames are mirrored; `ViewHost.diagnostics` reports them with the kind `fixedArrow`.
@MainActor
public enum MirrorLaw {
  /// Lays out a view in both directions, in the same language, and compares the results.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The size of the host in points.
  ///   - tolerance: The maximum deviation of an edge, in points.
  ///   - configure: Changes the environment: the localizer, fonts, a measurer.
  /// - Returns: The views that are not at their mirrored places, and those that exist in only one
  ///   direction; empty if the law holds.
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
    return violations(
      views(.leftToRight), mirrored: views(.rightToLeft), size: size, tolerance: tolerance)
  }

  /// Compares the views of a screen with those of its mirror image.
  static func violations(
    _ views: [PlacedView], mirrored: [PlacedView], size: CGSize, tolerance: CGFloat = 0.01
  ) -> [Violation] {
    let whole = CGRect(origin: .zero, size: size)
    var comparison = MirrorComparison(tolerance: tolerance)
    comparison.compare(
      PlacedTree.trees(of: views), with: PlacedTree.trees(of: mirrored),
      MirrorComparison.Way(frames: (whole, whole)))
    return comparison.violations
  }
}
