import CalqueLayout
import Foundation

private let barRoomSlot = EnvironmentSlot<@MainActor (EnvironmentValues) -> CGFloat>()

extension EnvironmentValues {
  /// How much of the bottom the bars around take, with what the device takes there, in points. Bars
  /// set it for the views between them.
  var barRoom: (@MainActor (EnvironmentValues) -> CGFloat)? {
    get { self[barRoomSlot] }
    set { self[barRoomSlot] = newValue }
  }

  /// How far behind bars at the bottom, and behind what the device takes there, rows are seen, in
  /// points: so far beyond the end of a scroll view they are made.
  @MainActor var roomBehindBars: CGFloat {
    guard platformMetrics.typography == .iOS else { return 0 }
    return barRoom?(self) ?? safeAreaInsets.bottom
  }
}
