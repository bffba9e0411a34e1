public import Calque
import CalqueDrawing
import Foundation

/// Finds buttons and other views with an action that are partly outside of the screen and cannot be
/// scrolled to. Texts that leave the screen are reported by the kind `overflowing`.
public struct OutsideRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `outside`.
  public var kind: ScreenFinding.Kind { .outside }

  /// Returns the views that are partly outside.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let whole = CGRect(origin: .zero, size: screen.size)
    return screen.touchAreas.compactMap { area in
      // A background that can be touched is larger than the screen on purpose.
      guard !area.frame.isEmpty, !area.frame.insetBy(dx: -1, dy: -1).encloses(whole) else {
        return nil
      }
      let excess = max(
        excess(of: area, .horizontal, in: whole, on: screen),
        excess(of: area, .vertical, in: whole, on: screen))
      guard excess > 0.5 else { return nil }
      var finding = ScreenFinding(
        kind, "\(ViewHost.number(excess)) points of it are outside of the screen", about: area,
        on: screen)
      finding.room = whole
      finding.excess = excess
      finding.remedy = "Give it less room, or put it into a scroll view"
      return finding
    }
  }

  /// How far something sticks out along an axis along which nothing scrolls. What is not seen at
  /// all is hidden on purpose, unless the layout had no room for it.
  private func excess(
    of area: TouchArea, _ axis: Axis, in whole: CGRect, on screen: LocalizedScreen
  ) -> CGFloat {
    guard !area.scrolledAxes.contains(Axis.Set(axis)) else { return 0 }
    let (frame, room) = (area.frame.range(along: axis), whole.range(along: axis))
    let excess = max(room.lowerBound - frame.lowerBound, frame.upperBound - room.upperBound)
    // What fills the width of content that is too wide is not the cause.
    if area.isScrolled, frame.lowerBound <= room.lowerBound, frame.upperBound >= room.upperBound {
      return 0
    }
    let isSeen = frame.lowerBound < room.upperBound && frame.upperBound > room.lowerBound
    let across: Axis = axis == .horizontal ? .vertical : .horizontal
    let (other, otherRoom) = (area.frame.range(along: across), whole.range(along: across))
    let isBeside =
      area.scrolledAxes.contains(Axis.Set(across))
      || other.lowerBound < otherRoom.upperBound && other.upperBound > otherRoom.lowerBound
    return isBeside && (isSeen || isInWideContent(area, axis, on: screen)) ? excess : 0
  }

  /// Whether it is in the content of a scroll view that is too large along the axis.
  private func isInWideContent(
    _ area: TouchArea, _ axis: Axis, on screen: LocalizedScreen
  ) -> Bool {
    screen.scrollAreas.contains { scrolled in
      area.path.starts(with: scrolled.path) && scrolled.content.encloses(area.frame)
        && (axis == .horizontal ? scrolled.hidden.width : scrolled.hidden.height) > 1
    }
  }
}

extension CGRect {
  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}

extension ViewDiagnostic.Kind {
  /// A view that can be touched is partly outside of the screen; see ``OutsideRule``.
  public static let outside = Self("outside", .error)
}
