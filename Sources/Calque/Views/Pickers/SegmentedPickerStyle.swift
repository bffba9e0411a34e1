import CalqueDrawing
import CalqueLayout
import Foundation

/// The options side by side, the first one at the leading edge. The label is not shown.
public struct SegmentedPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the segments.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    let outer = emitter.environment
    let metrics = outer.platformMetrics.controls.picker
    var control = picker.annotation
    control.children = .contain
    let ground = Self.ground(metrics, outer)
    emitter.with(control) {
      emitter.emit(.layout(SegmentsLayout(metrics: metrics))) {
        emitter.environment.text.font = .control(size: metrics.segmentFontSize, weight: .medium)
        emitter.environment.text.lineLimit = 0...1
        if !outer.isEnabled { emitter.environment.setForeground(Color.labels[2]) }
        emitter.emitDetached(.flexibleLeaf, paint: Self.track(outer)) {}
        picker.emitOptions(into: emitter) { option, emitter, write in
          guard !option.isNote else { return }
          emitter.emitCell(
            of: option, in: picker, inset: metrics.segmentInset, ground: ground, write)
        }
        emitter.environment = outer
      }
    }
  }

  private static func track(_ environment: EnvironmentValues) -> ShapePaint {
    ShapePaint(
      path: { Capsule(style: .circular).path(in: $0) },
      color: Color.controlFill.resolve(in: environment).rgba)
  }

  private static func ground(
    _ metrics: ControlMetrics.Picker, _ environment: EnvironmentValues
  ) -> ShapePaint {
    ShapePaint(
      path: { Capsule(style: .circular).path(in: $0) },
      color: Color.segment.resolve(in: environment).rgba)
  }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments side by side.
  public nonisolated static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Segments of the same width over a track.
private struct SegmentsLayout: Layout {
  let metrics: ControlMetrics.Picker

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  /// The line below a row begins where the control does, and not at a title in it.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .listRowSeparatorLeading ? bounds.minX : nil
  }

  private func widest(_ subviews: Subviews) -> CGFloat {
    let widths = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }
    return (widths.max() ?? 0) + metrics.segmentPadding
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let own = widest(subviews) * CGFloat(max(subviews.count - 1, 0))
    let offered = metrics.segmentsFill ? proposal.width.flatMap { $0.isFinite ? $0 : nil } : nil
    return CGSize(width: offered ?? own, height: metrics.segmentHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let track = subviews.first else { return }
    track.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    let width = bounds.width / CGFloat(max(subviews.count - 1, 1))
    for (index, segment) in subviews.dropFirst().enumerated() {
      segment.place(
        at: CGPoint(x: bounds.minX + width * CGFloat(index), y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
