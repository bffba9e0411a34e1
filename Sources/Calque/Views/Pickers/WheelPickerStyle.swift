import CalqueDrawing
import CalqueLayout
import Foundation

/// The options on a wheel, the chosen one in the middle. A finger turns it.
public struct WheelPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the wheel.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.controls.picker
    var control = picker.annotation
    control.children = .ignore
    let wheel = Wheel(picker)
    if picker.isEnabled {
      control.actions = [
        NamedAction(name: "increment") { wheel.turn(by: 1, from: wheel.position) },
        NamedAction(name: "decrement") { wheel.turn(by: -1, from: wheel.position) },
      ]
    }
    emitter.with(control) {
      WheelRows(picker: picker)
        .modifier(InputModifier { _ in WheelInput(wheel, rowHeight: metrics.wheelRow) })
        .modifier(DimmedWhenDisabled())
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .inOneNode._emit(into: emitter)
    }
  }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public nonisolated static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// The choices of a wheel in their order.
@MainActor
struct Wheel {
  private let picker: _PickerConfiguration
  let isEnabled: Bool

  init(_ picker: _PickerConfiguration) {
    self.picker = picker
    isEnabled = picker.isEnabled
  }

  /// The place of the value among the choices.
  var position: Int { picker.choices.firstIndex { picker.isChosen($0) } ?? 0 }

  /// Chooses what is so many rows after a place, or the last one.
  func turn(by rows: Int, from position: Int) {
    let choices = picker.choices
    guard !choices.isEmpty else { return }
    let option = choices[min(max(position + rows, 0), choices.count - 1)]
    if !picker.isChosen(option) { picker.choose(option) }
  }
}

private let sharesWheelGroundSlot = EnvironmentSlot<Bool>()

extension EnvironmentValues {
  /// Whether the wheels inside are beside each other over one ground.
  var sharesWheelGround: Bool {
    get { self[sharesWheelGroundSlot] ?? false }
    set { self[sharesWheelGroundSlot] = newValue }
  }
}

extension ControlMetrics.Picker {
  /// Beside the ground of the chosen row, in points.
  var wheelInset: CGFloat { 9 }
}

/// The rows of a wheel that are seen, and the ground of the chosen one.
private struct WheelRows: PrimitiveView {
  let picker: _PickerConfiguration

  func _emit(into emitter: ViewEmitter) {
    let environment = emitter.environment
    let metrics = environment.platformMetrics.controls.picker
    let choices = picker.choices
    let middle = choices.firstIndex { picker.isChosen($0) } ?? 0
    // Rows of a half circle: the others are behind the wheel.
    let rows = (metrics.wheelHeight / metrics.wheelRow / 2).rounded(.down)
    let reach = rows.isFinite ? Int(min(max(rows, 1), 100)) : 1
    let places = Dictionary(
      choices.enumerated().map { ($0.element.index, $0.offset - middle) }, uniquingKeysWith: { $1 })
    let color = Color.controlFill.resolve(in: environment).rgba
    let ground = ShapePaint(
      path: { RoundedRectangle(cornerRadius: $0.height / 2).path(in: $0) },
      color: environment.sharesWheelGround ? .clear : color)
    let layout = WheelLayout(
      metrics: metrics,
      places: picker.options.compactMap { places[$0.index] }.filter { abs($0) <= reach })
    emitter.emit(.layout(layout), paint: ClipPaint { Path($0) }) {
      emitter.emitDetached(.flexibleLeaf, paint: ground) {}
      emitter.environment.text.font = .title3
      picker.emitOptions(into: emitter) { option, emitter, write in
        guard let place = places[option.index], abs(place) <= reach else { return }
        let opacity = 1 - Double(abs(place)) / Double(reach + 1)
        emitter.emitDetached(
          .identity, paint: EffectPaint("opacity", .opacity(place == 0 ? 1 : opacity * 0.6))
        ) {
          emitter.emitDetached(.zstack(.center)) { write() }
        }
      }
      emitter.environment = environment
    }
  }
}

/// The ground in the middle, and the rows by their distance from it.
private struct WheelLayout: Layout {
  let metrics: ControlMetrics.Picker
  let places: [Int]

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widths = subviews.dropFirst().map { $0.sizeThatFits(.unspecified).width }
    return CGSize(
      width: proposal.width ?? (widths.max() ?? 0) + metrics.segmentPadding,
      height: metrics.wheelHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = CGSize(
      width: max(bounds.width - 2 * metrics.wheelInset, 0), height: metrics.wheelRow)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    subviews.first?.place(at: middle, anchor: .center, proposal: ProposedViewSize(size))
    for (row, place) in zip(subviews.dropFirst(), places) {
      row.place(
        at: CGPoint(x: middle.x, y: middle.y + CGFloat(place) * metrics.wheelRow),
        anchor: .center, proposal: ProposedViewSize(size))
    }
  }
}

/// The node of a wheel.
final class WheelInput: InputFacet {
  var touchSize: TouchSize { .platform }
  private let wheel: Wheel
  private let rowHeight: CGFloat
  let isDisabled: Bool

  init(_ wheel: Wheel, rowHeight: CGFloat) {
    self.wheel = wheel
    self.rowHeight = rowHeight
    isDisabled = !wheel.isEnabled
  }

  var gesture: NodeGesture? {
    guard !isDisabled else { return nil }
    let (wheel, rowHeight) = (wheel, rowHeight)
    return NodeGesture { WheelRecognizer(wheel, rowHeight: rowHeight) }
  }

  func reach(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .inside
  }
}

/// Follows a finger on a wheel: a choice is made where it leaves the screen.
private final class WheelRecognizer: GestureRecognizer<Void> {
  private let wheel: Wheel
  private let rowHeight: CGFloat
  private var start: (point: CGPoint, position: Int)?
  private var isMoving = false

  init(_ wheel: Wheel, rowHeight: CGFloat) {
    self.wheel = wheel
    self.rowHeight = rowHeight
  }

  override func send(_ event: GestureEvent) -> GestureOutput<Void> {
    guard let start else {
      if event.phase == .began { start = (event.localPoint, wheel.position) }
      return GestureOutput(.possible(nil))
    }
    let way = event.localPoint.y - start.point.y
    if abs(way) >= 3 { isMoving = true }
    guard event.phase == .ended else {
      return GestureOutput(isMoving ? .active(()) : .possible(nil))
    }
    guard isMoving else { return GestureOutput(.failed) }
    let rows = (-way / rowHeight).rounded()
    guard rows.isFinite, abs(rows) < 1e6 else { return GestureOutput(.failed) }
    return GestureOutput(
      .ended(()), [{ [wheel] in wheel.turn(by: Int(rows), from: start.position) }])
  }
}
