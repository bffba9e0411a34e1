import CalqueDrawing
import CalqueLayout

/// The line at the bottom of a row of a list. Whether it is there, and in which colour, is known when the
/// row below is written, too: so it is asked for when it is drawn.
@MainActor
final class RowSeparator {
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

  /// The colour of the line; `nil` if there is none. The row below has the last word.
  var color: RGBAColor? {
    let isLast = place.isLast
    guard isAfterLast || !isLast, own.visibility != .hidden else { return nil }
    let below = isLast ? RowTraits.Line() : place.lineBelow
    guard below.visibility != .hidden else { return nil }
    return (below.tint ?? own.tint ?? .separator).resolve(in: environment).rgba
  }
}
