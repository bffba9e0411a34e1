import CalqueLayout
import Foundation

extension EnvironmentValues {
  /// How far behind bars at the bottom, and behind what the device takes there, rows are seen, in
  /// points: so far beyond the end of a scroll view they are made.
  @MainActor var roomBehindBars: CGFloat {
    guard platformMetrics.typography == .iOS else { return 0 }
    let metrics = platformMetrics.bars
    var room = safeAreaInsets.bottom
    if tabContext != nil { room = max(room, metrics.tabHeight) }
    if let page = navigationPage, !BottomBar(page: page).isEmpty(in: self) {
      room += metrics.toolbarHeight
    }
    return room
  }
}
