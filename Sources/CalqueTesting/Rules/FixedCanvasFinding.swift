import Calque
import CalqueDrawing
import Foundation

/// Finds canvases that draw the same in both directions, and not something symmetric: a chart whose
/// axis has turned, while its bars have not.
///
/// A map, a signature or a barcode is drawn so on purpose: it is information.
enum FixedCanvases {
  /// Canvases with more points are pictures.
  private static let mostPoints = 1_000
  /// Points that are nearer than this count as equal.
  private static let tolerance: CGFloat = 0.6

  /// Returns the canvases of a mirrored screen that are drawn as from left to right.
  ///
  /// - Parameters:
  ///   - original: The screen from left to right.
  ///   - mirrored: The same screen from right to left.
  static func findings(_ original: LocalizedScreen, mirrored: LocalizedScreen) -> [ScreenFinding] {
    let (before, after) = (canvases(of: original), canvases(of: mirrored))
    guard before.count == after.count else { return [] }
    let (drawn, shown) = (shapes(of: original), shapes(of: mirrored))
    return zip(before, after).compactMap { one, other in
      let width = other.view.frame.width
      let points = shown.points(in: other.view.frame)
      guard one.view.frame.size == other.view.frame.size, (2...mostPoints).contains(points.count),
        isSame(points, drawn.points(in: one.view.frame)),
        !isSame(points, points.map { CGPoint(x: width - $0.x, y: $0.y) })
      else { return nil }
      var finding = ScreenFinding(.fixedPicture, "its canvas is drawn the same in both directions")
      finding.identifier = other.identifier
      finding.path = other.path
      finding.frame = other.view.frame
      finding.remedy =
        "Use flipsForRightToLeftLayoutDirection, or accept the finding for what never turns"
      return finding
    }
  }

  private static func canvases(
    of screen: LocalizedScreen
  ) -> [(view: PlacedView, identifier: String?, path: [String])] {
    var around: [PlacedView] = []
    return screen.views.compactMap { view in
      around.removeLast(around.count - min(view.depth, around.count))
      around.append(view)
      guard view.kind == "Canvas" else { return nil }
      return (view, around.last { $0.identifier != nil }?.identifier, around.map(\.kind))
    }
  }

  /// What is filled and stroked.
  private static func shapes(of screen: LocalizedScreen) -> [Path] {
    guard screen.views.contains(where: { $0.kind == "Canvas" }) else { return [] }
    var shapes: [Path] = []
    screen.drawing.walk { item, context in
      switch item {
      case .fill(let path, _, _), .stroke(let path, _, _):
        shapes.append(path.applying(context.transform))
      default: break
      }
    }
    return shapes
  }

  private static func isSame(_ one: [CGPoint], _ other: [CGPoint]) -> Bool {
    one.count == other.count
      && one.allSatisfy { point in
        other.contains {
          abs($0.x - point.x) <= tolerance && abs($0.y - point.y) <= tolerance
        }
      }
  }
}

extension [Path] {
  /// The points of those inside of a frame, from its top left corner.
  fileprivate func points(in frame: CGRect) -> [CGPoint] {
    let room = frame.insetBy(dx: -1, dy: -1)
    return filter { room.encloses($0.boundingRect) }.flatMap(\.points)
      .map { CGPoint(x: $0.x - frame.minX, y: $0.y - frame.minY) }
  }
}
