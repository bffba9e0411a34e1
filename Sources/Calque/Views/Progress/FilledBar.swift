import CalqueDrawing
import CalqueLayout
import Foundation

/// A bar that is filled from its leading edge.
struct FilledBar: View {
  /// How much is filled, from 0 to 1.
  let part: Double
  let thickness: CGFloat

  var body: some View {
    ZStack {
      Capsule().fill(Color.barTrack)
      LeadingPart(part: part).fill(.tint)
    }
    .frame(height: thickness)
  }
}

/// The leading part of a capsule, with a round end of its own.
struct LeadingPart: FlexibleShape {
  /// The part of the width, from 0 to 1.
  var part: Double

  nonisolated var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    guard part > 0 else { return Path() }
    // Never narrower than it is high: the ends stay round.
    let width = max(rect.width * min(part, 1), min(rect.height, rect.width))
    return Capsule(style: .circular).path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}

extension Color {
  /// The colour of the part of a bar that is not filled: the system fill of the Human Interface
  /// Guidelines, third level.
  static let barTrack = controlFill
}
