import CalqueDrawing
import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes the row above all others that says that a list is being refreshed.
  func emitRefreshIndicator() {
    let height = environment.platformMetrics.list.controls.refreshRow
    emitBetweenRows {
      self.unmodified {
        self.emit(.zstack(.center)) {
          RefreshIndicator().frame(maxWidth: .infinity, minHeight: height)._emit(into: self)
        }
      }
    }
  }
}

/// Eight spokes, each weaker than the one clockwise of it.
private struct RefreshIndicator: View {
  @Environment(\.platformMetrics.list.controls.refreshSide) private var side

  var body: some View {
    ZStack {
      ForEach(0..<8) { number in
        Capsule()
          .frame(width: side / 8, height: side * 0.3)
          .offset(y: -side * 0.35)
          .rotationEffect(.degrees(Double(number) * 45))
          .opacity(0.25 + 0.75 * Double(number) / 8)
      }
    }
    .frame(width: side, height: side)
    .foregroundStyle(.secondary)
    .layoutDirectionBehavior(.fixed)
  }
}
