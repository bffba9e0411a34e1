import CalqueDrawing
import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes the row above all others that says that a list is being refreshed.
  func emitRefreshIndicator() {
    emitBetweenRows {
      self.unmodified {
        self.emit(.zstack(.center)) {
          RefreshIndicator().frame(maxWidth: .infinity, minHeight: 60)._emit(into: self)
        }
      }
    }
  }
}

/// Eight spokes, each weaker than the one clockwise of it.
private struct RefreshIndicator: View {
  var body: some View {
    ZStack {
      ForEach(0..<8) { number in
        Capsule()
          .frame(width: 2.5, height: 6)
          .offset(y: -7)
          .rotationEffect(.degrees(Double(number) * 45))
          .opacity(0.25 + 0.75 * Double(number) / 8)
      }
    }
    .frame(width: 20, height: 20)
    .foregroundStyle(.secondary)
    .layoutDirectionBehavior(.fixed)
  }
}
