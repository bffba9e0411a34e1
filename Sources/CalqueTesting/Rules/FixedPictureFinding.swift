import Calque
import CalqueDrawing
import Foundation

/// Finds drawn arrows that point to the same side in both directions: paths that a program draws
/// itself, in a canvas or as a shape that does not turn.
///
/// Symbols are not paths of the program: those that do not turn have the kind `fixedArrow`.
enum FixedPictures {
  /// Returns the arrows of a mirrored screen that are not turned.
  ///
  /// - Parameters:
  ///   - original: The screen from left to right.
  ///   - mirrored: The same screen from right to left.
  static func findings(_ original: LocalizedScreen, mirrored: LocalizedScreen) -> [ScreenFinding] {
    let (before, after) = (arrows(of: original), arrows(of: mirrored))
    return after.compactMap { arrow in
      // A screen with one arrow to each side has both in both directions.
      let same = before.count { arrow.isLike($0) }
      guard same > 0, same == after.count(where: { arrow.isLike($0) }),
        same != before.count(where: { arrow.isTurned($0) })
      else { return nil }
      return finding(of: arrow, on: mirrored)
    }
  }

  private static func finding(
    of arrow: DrawnArrow, on screen: LocalizedScreen
  ) -> ScreenFinding {
    let around = screen.views.filter { $0.frame.insetBy(dx: -1, dy: -1).encloses(arrow.frame) }
    var finding = ScreenFinding(
      .fixedPicture, "it looks like an arrow, and points to the same side in both directions")
    finding.identifier = around.last { $0.identifier != nil }?.identifier
    finding.path = around.map(\.kind)
    finding.frame = arrow.frame
    finding.remedy = "Draw it as a Shape, which turns, or use flipsForRightToLeftLayoutDirection"
    return finding
  }

  private static func arrows(of screen: LocalizedScreen) -> [DrawnArrow] {
    let pictures = screen.views.filter { $0.kind == "Image" }.map {
      $0.frame.insetBy(dx: -2, dy: -2)
    }
    var found: [DrawnArrow] = []
    screen.drawing.walk { item, context in
      let path: Path
      switch item {
      case .fill(let shape, _, _), .stroke(let shape, _, _): path = shape
      default: return
      }
      guard let arrow = DrawnArrow(path.applying(context.transform)),
        !pictures.contains(where: { $0.encloses(arrow.frame) })
      else { return }
      found.append(arrow)
    }
    return found
  }
}

extension ViewDiagnostic.Kind {
  /// An arrow that a program draws does not turn from right to left.
  public static let fixedPicture = Self("fixedPicture", .information)
}
