import CalqueDrawing
import CalqueLayout
import Foundation

/// The line at the bottom of a row of a list. Whether it is there, and in which colour, is known when the
/// row below is written, too: so it is asked for when it is drawn.
final class RowSeparator: PaintFacet {
  let name: LayoutName? = "Divider"

  private let place: ListScope.Place
  private let own: RowTraits.Line
  private let isAfterLast: Bool
  private let environment: EnvironmentValues

  /// - Parameter isAfterLast: Whether the last row of a section has a line, too.
  init(
    _ place: ListScope.Place, _ own: RowTraits.Line, isAfterLast: Bool,
    _ environment: EnvironmentValues
  ) {
    self.place = place
    self.own = own
    self.isAfterLast = isAfterLast
    self.environment = environment
  }

  var isShown: Bool { color != nil }

  func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Tag.Direction) -> Tag? { nil }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let color { painter.fill(frame, color) }
  }

  /// The colour of the line; `nil` if there is none. The row below has the last word.
  private var color: RGBAColor? {
    let isLast = place.isLast
    guard isAfterLast || !isLast, own.visibility != .hidden else { return nil }
    let below = isLast ? RowTraits.Line() : place.lineBelow
    guard below.visibility != .hidden else { return nil }
    return (below.tint ?? own.tint ?? .separator).resolve(in: environment).rgba
  }
}
