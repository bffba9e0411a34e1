public import Calque
import CalqueDrawing
import Foundation

/// Finds controls and symbols that a clip cuts, such as that of a row of a list, and symbols that
/// are partly outside of the screen, where people cannot scroll to the rest.
///
/// Texts that are cut are found by themselves. What is larger than a symbol is decoration, which
/// may run off an edge.
public struct CutControlRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `clipped`.
  public var kind: ScreenFinding.Kind { .clipped }

  /// The side of the largest picture that is not decoration, in points.
  private static let largest: CGFloat = 64

  /// Returns the controls and symbols of which only a part is shown.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let controls = screen.touchAreas.compactMap { area -> ScreenFinding? in
      // What leaves the screen is found by another rule.
      let room = CGRect(
        x: area.scrolledAxes.contains(.horizontal) ? area.frame.minX : 0,
        y: area.scrolledAxes.contains(.vertical) ? area.frame.minY : 0,
        width: area.scrolledAxes.contains(.horizontal) ? area.frame.width : screen.size.width,
        height: area.scrolledAxes.contains(.vertical) ? area.frame.height : screen.size.height)
      let inside = area.frame.intersection(room)
      guard let excess = excess(of: inside, over: area.shown) else { return nil }
      var finding = ScreenFinding(kind, message(excess), about: area, on: screen)
      finding.room = area.shown
      finding.excess = excess
      finding.remedy = remedy
      return finding
    }
    let pictures = screen.pictureAreas.compactMap { picture -> ScreenFinding? in
      let frame = picture.frame
      guard picture.isSymbol, max(frame.width, frame.height) <= Self.largest,
        let excess = excess(of: frame, over: picture.shown),
        // A symbol has room around its ink.
        excess > 0.25 * min(frame.width, frame.height),
        !screen.touchAreas.contains(where: { $0.frame.encloses(frame.insetBy(dx: 1, dy: 1)) })
      else { return nil }
      var finding = ScreenFinding(kind, message(excess))
      finding.identifier = picture.identifier
      finding.path = picture.path
      finding.frame = frame
      finding.room = picture.shown
      finding.excess = excess
      finding.remedy = remedy
      return finding
    }
    return controls + pictures + screen.pictureAreas.compactMap(roundCut)
  }

  /// A symbol of which a round corner cuts a part.
  private func roundCut(_ picture: PictureArea) -> ScreenFinding? {
    guard picture.cutShare > 0.04, picture.cutShare < 1 else { return nil }
    var finding = ScreenFinding(
      kind, "\(Int((picture.cutShare * 100).rounded())) % of it are cut by a round corner")
    finding.identifier = picture.identifier
    finding.path = picture.path
    finding.frame = picture.frame
    finding.remedy = "Give it more padding, or the corner a smaller radius"
    return finding
  }

  private let remedy = "Give what is beside it less room, or let it wrap"

  private func message(_ excess: CGFloat) -> String {
    "\(ViewHost.number(excess)) points of it are cut"
  }

  /// By how much a frame sticks out of the part that is shown; nil if that is nothing, or all of it
  /// is hidden, which is so on purpose.
  private func excess(of frame: CGRect, over shown: CGRect) -> CGFloat? {
    guard !frame.isEmpty, !shown.isEmpty else { return nil }
    let both = frame.union(shown)
    let excess = max(both.width - shown.width, both.height - shown.height)
    return excess > 2 ? excess : nil
  }
}
