import CalqueDrawing
import CalqueLayout
import Foundation

/// A spinner above its label. On macOS, a progress view with a value is a ring that fills
/// clockwise, or the other way round where the layout is mirrored.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private var tint: Color?

  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style with a colour for the spinner.
  @available(*, deprecated, message: "Use the tint(_:) modifier instead")
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// The spinner or ring, the label and the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration).modifier(OptionalTint(tint: tint))
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public nonisolated static var circular: CircularProgressViewStyle {
    CircularProgressViewStyle()
  }
}

/// A spinner or ring above its label and its value.
private struct CircularProgress: View {
  @Environment(\.platformMetrics.progress) private var metrics
  let configuration: ProgressViewStyleConfiguration

  var body: some View {
    VStack(spacing: metrics.labelSpacing) {
      CircularIndicator(progress: configuration.progress, metrics: metrics)
        .frame(width: metrics.spinnerSize, height: metrics.spinnerSize)
      configuration.label
        .foregroundStyle(.secondary)
      configuration.currentValueLabel
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}

/// A spinner, or a ring where the platform has one and the end is known.
private struct CircularIndicator: PrimitiveView {
  let progress: ProgressValue
  let metrics: ProgressMetrics

  func _emit(into emitter: ViewEmitter) {
    if metrics.hasRing, let part = progress.fraction(in: emitter) {
      let style = StrokeStyle(lineWidth: metrics.spinnerSize / 8, lineCap: .round)
      ZStack {
        RingPart(lineWidth: style.lineWidth).stroke(Color.barTrack, style: style)
        RingPart(end: part, lineWidth: style.lineWidth).stroke(.tint, style: style)
      }
      ._emit(into: emitter)
    } else {
      let color = emitter.environment.tint ?? .gray
      ZStack {
        ForEach(0..<Spoke.count, id: \.self) { index in
          Spoke(index: index).fill(color.opacity(Spoke.opacity(of: index)))
        }
      }
      ._emit(into: emitter)
    }
  }
}

/// A part of a circle inside of its rectangle, from the top clockwise.
struct RingPart: FlexibleShape {
  /// Where it begins and ends, from 0 to 1.
  var start = 0.0
  var end = 1.0
  /// The circle is this much smaller than the rectangle, so that a line along it fits.
  let lineWidth: CGFloat
  /// The angle of 0, in degrees from the top.
  var origin = 0.0
  /// The degrees from 0 to 1.
  var span = 360.0

  nonisolated var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set { (start, end) = (newValue.first, newValue.second) }
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let radius = (min(rect.width, rect.height) - lineWidth) / 2
    guard radius > 0, end > start else { return Path() }
    return Path { path in
      path.addRelativeArc(
        center: CGPoint(x: rect.midX, y: rect.midY), radius: radius,
        startAngle: .degrees(origin - 90 + start * span), delta: .degrees((end - start) * span))
    }
  }
}

/// One of the lines of a spinner. The first one is at the top; it is the strongest.
private struct Spoke: FlexibleShape {
  nonisolated static let count = 8

  let index: Int

  /// Spinners turn clockwise everywhere.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  nonisolated static func opacity(of index: Int) -> Double {
    1 - Double((count - index) % count) * 0.1
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let line = CGRect(x: -side * 0.045, y: -side / 2, width: side * 0.09, height: side * 0.26)
    let turn = CGAffineTransform(
      rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(Self.count)
    ).concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    return Path(roundedRect: line, cornerRadius: side * 0.045, style: .circular).applying(turn)
  }
}
