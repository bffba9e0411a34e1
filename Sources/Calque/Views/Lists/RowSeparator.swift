import CalqueDrawing
import CalqueLayout
import Foundation

/// The line at the bottom of a row of a list. Whether it is there, and in which colour, is known
/// when the row below is written, too: so it is asked for when it is drawn.
final class RowSeparator: PaintFacet {
  let name: LayoutName? = "Divider"

  private let place: ListScope.Place
  /// Whether the line is above its row: that of a section.
  private let isAbove: Bool
  private let own: RowTraits.Line
  private let isAfterLast: Bool
  private let environment: EnvironmentValues

  /// - Parameter isAfterLast: Whether the last row of a section has a line, too.
  init(
    _ place: ListScope.Place, _ own: RowTraits.Line, isAfterLast: Bool,
    _ environment: EnvironmentValues
  ) {
    self.place = place
    isAbove = false
    self.own = own
    self.isAfterLast = isAfterLast
    self.environment = environment
  }

  /// The line above a section, at its first row.
  init(above place: ListScope.Place, _ environment: EnvironmentValues) {
    self.place = place
    isAbove = true
    own = place.sectionLines.top
    isAfterLast = false
    self.environment = environment
  }

  var isShown: Bool { color != nil }

  func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Drawing.Tag.Direction) -> Drawing
    .Tag?
  { nil }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    if let color { painter.fill(frame, color) }
  }

  /// The colour of the line; `nil` if there is none. The row below decides.
  private var color: RGBAColor? {
    if isAbove { return place.isFirst ? resolved(own.tint) : nil }
    let isLast = place.isLast
    let below = isLast ? place.sectionLines.bottom : place.lineBelow
    guard isAfterLast || !isLast || below.visibility == .visible, own.visibility != .hidden else {
      return nil
    }
    guard below.visibility != .hidden else { return nil }
    return resolved(below.tint ?? own.tint)
  }

  private func resolved(_ tint: Color?) -> RGBAColor {
    (tint ?? .separator).resolve(in: environment).rgba
  }
}
