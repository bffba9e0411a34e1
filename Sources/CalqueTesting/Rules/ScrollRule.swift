public import Calque
import CalqueDrawing
import Foundation

/// Finds content of scroll views that users never see: what reaches out in a direction in which
/// nothing scrolls, and texts that are moved out of the content, as with an `offset` or a negative
/// padding.
///
/// A scroll view that is larger than a fixed frame around it is a warning of the kind
/// `overflowing`: its content is over what is beside it.
///
/// Content that only a program can scroll to, since scrolling is disabled, is a warning.
public struct ScrollRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `unreachable`.
  public var kind: ScreenFinding.Kind { .unreachable }

  /// Returns the scroll views with content that is out of reach or that are too large for their
  /// frame, and the texts that are moved out of the content of others.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    let areas = screen.scrollAreas.compactMap { finding(of: $0, on: screen) }
    let known = Set(areas.map(\.path))
    return areas + screen.scrollAreas.compactMap { wideFinding(of: $0, on: screen) }
      + screen.texts.compactMap { text in
        guard let area = screen.scrollArea(around: text), !known.contains(area.path) else {
          return nil
        }
        return finding(of: text, in: area)
      }
  }

  /// The finding of a scroll view that is larger than the frame around it, across which it is as
  /// large as its content.
  private func wideFinding(of area: ScrollArea, on screen: LocalizedScreen) -> ScreenFinding? {
    guard area.excess > 4 else { return nil }
    let text = screen.texts.first { $0.path.starts(with: area.path) }
    let message =
      "a scroll view is \(ViewHost.number(area.excess)) points larger than the frame around it: "
      + "across, it is as large as its content"
    var finding =
      text.map { ScreenFinding(.overflowing, message, about: $0) }
      ?? ScreenFinding(.overflowing, message)
    finding.severity = .warning
    finding.identifier = finding.identifier ?? area.identifier
    finding.path = area.path
    finding.frame = area.frame
    finding.excess = area.excess
    finding.remedy = "Leave the frame out, or let it be a least height"
    return finding
  }

  private func finding(of area: ScrollArea, on screen: LocalizedScreen) -> ScreenFinding? {
    let excess = max(area.hidden.width, area.hidden.height)
    guard excess > 1 else { return nil }
    let isWide = area.hidden.width >= area.hidden.height
    let cause =
      area.isEnabled
      ? "nothing scrolls \(isWide ? "horizontally" : "vertically")" : "scrolling is disabled"
    let room = area.frame.intersection(CGRect(origin: .zero, size: screen.size))
    let message = "\(ViewHost.number(excess)) points of its content are hidden, and \(cause)"
    // Known by the first text that is hidden.
    let text = screen.texts.first { $0.path.starts(with: area.path) && !room.encloses($0.frame) }
    var finding =
      text.map { ScreenFinding(kind, message, about: $0) } ?? ScreenFinding(kind, message)
    if !area.isEnabled { finding.severity = .warning }
    // Or by the first button.
    let button = screen.touchAreas.first {
      $0.identifier != nil && $0.path.starts(with: area.path) && !room.encloses($0.frame)
    }
    finding.identifier = area.identifier ?? finding.identifier ?? button?.identifier
    finding.path = area.path
    finding.frame = area.content
    finding.room = room
    finding.excess = excess
    finding.remedy =
      !area.isEnabled
      ? "Let it be scrolled, or let its content be smaller"
      : isWide
        ? "Let the content be narrower, or add the horizontal axis"
        : "Let the content be lower, or add the vertical axis"
    return finding
  }

  /// The finding of a text that is outside of the content, and not seen before it is scrolled.
  private func finding(of text: ResolvedText, in area: ScrollArea) -> ScreenFinding? {
    let (frame, content) = (text.frame, area.content)
    // What is beside content that is smaller than the view is seen.
    let isWide = content.width >= area.frame.width
    let isHigh = content.height >= area.frame.height
    let (across, down) = (isWide ? content : area.frame, isHigh ? content : area.frame)
    let room = CGRect(x: across.minX, y: down.minY, width: across.width, height: down.height)
    let both = frame.union(room)
    let excess = max(both.width - room.width, both.height - room.height)
    guard excess > 2, frame.width > 0, frame.height > 0 else { return nil }
    let seen = area.frame.insetBy(dx: -1, dy: -1)
    guard !seen.encloses(frame) else { return nil }
    var finding = ScreenFinding(
      kind,
      "\(ViewHost.number(excess)) points of it are outside of the content of its scroll view, where "
        + "nothing scrolls to", about: text,
      remedy: "Move it with padding of the content, which counts when it is scrolled")
    finding.room = content
    finding.excess = excess
    return finding
  }
}

extension ViewDiagnostic.Kind {
  /// Content of a scroll view cannot be scrolled to; see ``ScrollRule``.
  public static let unreachable = Self("unreachable", .error)
}
