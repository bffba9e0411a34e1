import Calque
import CalqueDrawing
import Foundation

/// A screen in the other direction, which is laid out when the screen is compared with it.
@MainActor
final class MirrorImage {
  private var layOut: (() -> LocalizedScreen)?
  private var found: [ScreenFinding] = []

  /// - Parameter layOut: Returns the screen in the other direction.
  init(_ layOut: @escaping () -> LocalizedScreen) {
    self.layOut = layOut
  }

  /// Returns what is not mirrored.
  ///
  /// - Parameter screen: The screen that this is the mirror image of.
  func findings(of screen: LocalizedScreen) -> [ScreenFinding] {
    if let layOut {
      self.layOut = nil
      let other = layOut()
      found =
        screen.isRightToLeft
        ? Self.findings(other, mirrored: screen) : Self.findings(screen, mirrored: other)
    }
    return found
  }

  /// Returns what is not mirrored: views that violate the mirror law, drawn arrows, and
  /// canvases.
  ///
  /// - Parameters:
  ///   - original: The screen from left to right.
  ///   - mirrored: The same screen from right to left.
  static func findings(
    _ original: LocalizedScreen, mirrored: LocalizedScreen
  ) -> [ScreenFinding] {
    MirrorLaw.violations(original.views, mirrored: mirrored.views, size: mirrored.size)
      .filter { !isTyped($0, on: mirrored) }
      .map { ScreenFinding($0, on: mirrored) }
      + FixedPictures.findings(original, mirrored: mirrored)
      + FixedCanvases.findings(original, mirrored: mirrored)
  }

  /// Whether a view is the text of a field, which is aligned by its own direction.
  private static func isTyped(
    _ violation: MirrorLaw.Violation, on screen: LocalizedScreen
  ) -> Bool {
    guard violation.view.kind == "Text", let frame = violation.found else { return false }
    func isInField(_ element: AccessibilityElement) -> Bool {
      element.role == .textField && element.frame.insetBy(dx: -1, dy: -1).encloses(frame)
        || element.children.contains(where: isInField)
    }
    return screen.elements.contains(where: isInField)
  }
}
