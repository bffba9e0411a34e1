public import Calque
import Foundation

/// Finds buttons and other views with an action whose touched area is too small.
///
/// Apple's Human Interface Guidelines ask for 44 × 44 points on iOS. Less than 24 × 24 points,
/// which WCAG 2.2 asks for (success criterion 2.5.8), is a warning, except for a line of text,
/// whose height is that of its font; from there to the limit it is information. Switches, fields,
/// and other controls whose size is the platform's do not count.
public struct TouchAreaRule: ScreenRule {
  /// The least width and height, in points.
  public var minimum: CGFloat

  /// Makes a rule.
  ///
  /// - Parameter minimum: The least width and height in points, at most 44.
  public init(minimum: CGFloat = TouchArea.measuredLength) {
    self.minimum = min(minimum, TouchArea.measuredLength)
  }

  /// `smallTouchArea`.
  public var kind: ScreenFinding.Kind { .smallTouchArea }

  /// The least width and height of WCAG's level AA, in points.
  private static let least: CGFloat = 24

  /// Returns the views that are too small to touch.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.touchAreas.compactMap { area in
      let side = min(area.size.width, area.size.height)
      // What is partly hidden by its scroll view is as large as the rest of it.
      guard area.isOwnSize, !area.isDisabled, area.cover == nil, !area.isPartlyScrolled, side > 0,
        side < minimum - 0.1
      else { return nil }
      let (width, height) = (ViewHost.number(area.size.width), ViewHost.number(area.size.height))
      var finding = ScreenFinding(
        kind, "only \(width) × \(height) points of it can be touched", about: area, on: screen)
      let isLine = !finding.text.isEmpty && area.size.width >= Self.least
      finding.severity = side < Self.least && !isLine ? .warning : .information
      finding.remedy =
        "Give it a frame of \(ViewHost.number(minimum)) × \(ViewHost.number(minimum)) points and "
        + "a contentShape"
      finding.measured = Double(side)
      finding.limit = Double(minimum)
      return finding
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A button or another view with an action is too small to touch; see ``TouchAreaRule``.
  public static let smallTouchArea = Self("smallTouchArea", .warning)
}
