import CalqueLayout
import Foundation

/// The track of a slider with its knob.
struct SliderTrack: View {
  @Environment(\.platformMetrics.controls.slider) private var metrics
  let value: SliderValue

  var body: some View {
    let (value, knob) = (value, metrics.knob.width)
    SliderLayout(fraction: value.fraction, metrics: metrics) {
      Capsule(style: .circular).fill(Color.thinFill)
      Capsule(style: .circular).fill(.tint)
      Capsule(style: .circular).fill(Color.knob)
        .shadow(color: .black.opacity(0.15), radius: 3, y: 1)
    }
    .modifier(
      InputModifier { SliderInput(value, knob: knob, isEnabled: $0.environment.isEnabled) }
    )
    .modifier(DimmedWhenDisabled())
  }
}

/// Places the track, its filled part and the knob, from the leading edge.
private struct SliderLayout: Layout {
  let fraction: Double
  let metrics: ControlMetrics.Slider

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: max(proposal.width ?? metrics.idealWidth, metrics.knob.width),
      height: metrics.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard subviews.count == 3 else { return }
    let middle =
      bounds.minX + metrics.knob.width / 2
      + max(bounds.width - metrics.knob.width, 0) * fraction
    func place(_ index: Int, from start: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      subviews[index].place(
        at: CGPoint(x: start, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: height))
    }
    place(0, from: bounds.minX, bounds.width, metrics.track)
    place(1, from: bounds.minX, middle - bounds.minX, metrics.track)
    place(2, from: middle - metrics.knob.width / 2, metrics.knob.width, metrics.knob.height)
  }
}

/// The node of a slider's track.
final class SliderInput: InputFacet {
  var touchSize: TouchSize { .platform }
  let value: SliderValue
  let isDisabled: Bool
  private let knob: CGFloat

  init(_ value: SliderValue, knob: CGFloat, isEnabled: Bool) {
    self.value = value
    self.knob = knob
    isDisabled = !isEnabled
  }

  var gesture: NodeGesture? {
    guard !isDisabled else { return nil }
    let (value, knob) = (value, knob)
    return NodeGesture { SliderRecognizer(value, knob: knob) }
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}

/// Follows a finger on a slider: the value moves as far as the finger does, wherever it began.
private final class SliderRecognizer: GestureRecognizer<Void> {
  /// How far a finger moves before the slider follows, in points.
  private static let distance: CGFloat = 3

  private let value: SliderValue
  private let knob: CGFloat
  private var start: (point: CGPoint, value: Double)?
  private var isMoving = false

  init(_ value: SliderValue, knob: CGFloat) {
    self.value = value
    self.knob = knob
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    guard let start else {
      if event.phase == .began { start = (event.leadingPoint, value.value) }
      return GestureOutput(.possible(nil))
    }
    let way = event.leadingPoint.x - start.point.x
    let value = value
    var actions: [() -> Void] = []
    if !isMoving {
      guard abs(way) >= Self.distance else {
        return GestureOutput(event.phase == .ended ? .failed : .possible(nil))
      }
      isMoving = true
      actions.append { value.onEditingChanged(true) }
    }
    let room = (event.space?.frame.width ?? 0) - knob
    if room > 0 {
      let target = start.value + Double(way / room) * (value.upper - value.lower)
      actions.append { value.take(target) }
    }
    guard event.phase == .ended else { return GestureOutput(.active(()), actions) }
    return GestureOutput(.ended(()), actions + [{ value.onEditingChanged(false) }])
  }

  override func cancel() -> [() -> Void] {
    guard isMoving else { return [] }
    return [{ [value] in value.onEditingChanged(false) }]
  }
}
