import Calque
import CalqueDrawing
import Foundation

/// A screen in the other direction, which is laid out when the screen is compared with it.
@MainActor
final class MirrorImage {
  private var layOut: ((_ isMirrored: Bool, _ more: CGFloat) -> LocalizedScreen)?
  private var found: [ScreenFinding] = []

  /// - Parameter layOut: Returns the screen in its own direction or the other one, and higher by
  ///   some points.
  init(_ layOut: @escaping (_ isMirrored: Bool, _ more: CGFloat) -> LocalizedScreen) {
    self.layOut = layOut
  }

  /// Returns what is not mirrored.
  ///
  /// - Parameter screen: The screen that this is the mirror image of.
  func findings(of screen: LocalizedScreen) -> [ScreenFinding] {
    if let layOut {
      self.layOut = nil
      func inOrder(_ one: LocalizedScreen, _ other: LocalizedScreen) -> (
        original: LocalizedScreen, mirrored: LocalizedScreen
      ) {
        screen.isRightToLeft ? (other, one) : (one, other)
      }
      let both = inOrder(screen, layOut(true, 0))
      found = Self.findings(both.original, mirrored: both.mirrored)
      if let height = ScrolledContent.hiddenHeight(of: screen, .everything) {
        let high = inOrder(layOut(false, height), layOut(true, height))
        found += Self.scrolledFindings(high.original, mirrored: high.mirrored, besides: found)
      }
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
      + findingsOfPictures(original, mirrored: mirrored)
  }

  /// Returns the drawn arrows and canvases that are not mirrored.
  ///
  /// - Parameters:
  ///   - original: The screen from left to right.
  ///   - mirrored: The same screen from right to left.
  nonisolated static func findingsOfPictures(
    _ original: LocalizedScreen, mirrored: LocalizedScreen
  ) -> [ScreenFinding] {
    FixedPictures.findings(original, mirrored: mirrored)
      + FixedCanvases.findings(original, mirrored: mirrored)
  }

  /// Returns the drawn arrows and canvases that are not mirrored, and that people have to scroll
  /// to.
  ///
  /// - Parameters:
  ///   - original: The screen from left to right, as high as its content.
  ///   - mirrored: The same screen from right to left.
  ///   - found: What was found without scrolling.
  nonisolated static func scrolledFindings(
    _ original: LocalizedScreen, mirrored: LocalizedScreen, besides found: [ScreenFinding]
  ) -> [ScreenFinding] {
    let known = Set(found.filter { $0.kind == .fixedPicture }.map { [$0.message] + $0.path })
    return findingsOfPictures(original, mirrored: mirrored)
      .filter { !known.contains([$0.message] + $0.path) }
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
