import CalqueLayout
import Foundation

/// The indicator above what is refreshed.
struct RefreshIndicatorRow: View {
  @Environment(\.platformMetrics.list.controls) private var metrics

  var body: some View {
    RefreshIndicator().frame(maxWidth: .infinity, minHeight: metrics.refreshRow)
  }
}

/// Eight spokes, each weaker than the one clockwise of it.
private struct RefreshIndicator: View {
  @Environment(\.platformMetrics.list.controls.refreshSide) private var side

  var body: some View {
    ZStack {
      Spoke(number: 0)
      Spoke(number: 1)
      Spoke(number: 2)
      Spoke(number: 3)
      Spoke(number: 4)
      Spoke(number: 5)
      Spoke(number: 6)
      Spoke(number: 7)
    }
    .frame(width: side, height: side)
    .foregroundStyle(.secondary)
    .layoutDirectionBehavior(.fixed)
  }
}

private struct Spoke: View {
  @Environment(\.platformMetrics.list.controls.refreshSide) private var side
  let number: Int

  var body: some View {
    Capsule()
      .frame(width: side / 8, height: side * 0.3)
      .offset(y: -side * 0.35)
      .rotationEffect(.degrees(Double(number) * 45))
      .opacity(0.25 + 0.75 * Double(number) / 8)
  }
}
