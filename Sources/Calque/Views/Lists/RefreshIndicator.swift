import CalqueDrawing
import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes the row above all others that says that a list is being refreshed.
  func emitRefreshIndicator() {
    emitBetweenRows {
      self.unmodified {
        self.emit(.zstack(.center)) {
          RefreshIndicatorRow()._emit(into: self)
        }
      }
    }
  }
}
