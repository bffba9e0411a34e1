import Foundation

extension EnvironmentValues {
  /// Has lists and lazy containers know of the tab bar and of the bar at the bottom of the page.
  mutating func noteBars() {
    barRoom = { environment in
      let metrics = environment.platformMetrics.bars
      var room = environment.safeAreaInsets.bottom
      if environment.tabContext != nil { room = max(room, metrics.tabHeight) }
      if let page = environment.navigationPage, !BottomBar(page: page).isEmpty(in: environment) {
        room += metrics.toolbarHeight
      }
      return room
    }
  }
}
