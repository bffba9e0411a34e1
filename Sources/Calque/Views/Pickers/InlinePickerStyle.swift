import CalqueDrawing
import CalqueLayout
import Foundation

/// The options among the views around: in a list as rows, the chosen one with a check mark.
/// Elsewhere it is a wheel, and on macOS a group of radio buttons.
public struct InlinePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the rows.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    if emitter.emitMenuGroup(of: picker, showsLabel: true) { return }
    guard emitter.isInList else {
      if emitter.environment.platformMetrics.controls.picker.isBordered {
        RadioGroupPickerStyle()._emit(picker, into: emitter)
      } else {
        WheelPickerStyle()._emit(picker, into: emitter)
      }
      return
    }
    emitter.emitRows(of: picker, showsLabel: !emitter.environment.hidesLabels) {}
  }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Among the views around.
  public nonisolated static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension ViewEmitter {
  /// Writes the options of a picker as rows of the list.
  ///
  /// - Parameter completion: Called after a choice.
  func emitRows(
    of picker: _PickerConfiguration, showsLabel: Bool, completion: @escaping () -> Void
  ) {
    let (outer, collector) = (identity, rowCollector)
    if showsLabel, AnyView(unlessEmpty: picker.label) != nil {
      identity = outer.child(.part(.label))
      HStack { picker.label }._emit(into: self)
      identity = outer
    }
    let metrics = environment.platformMetrics.controls.picker
    picker.emitOptions(into: self) { option, emitter, write in
      emitter.rowCollector = collector
      let isChosen = picker.isChosen(option)
      let isEnabled = picker.isEnabled && option.isEnabled
      var control = ControlAnnotation(.button, label: option.title)
      control.traits = isChosen ? .isSelected : nil
      control.input = PickerInput(picker)
      let row = RowTrait { traits in
        guard isEnabled, option.tag != nil else { return }
        traits.action = {
          picker.choose(option)
          completion()
        }
      }
      emitter.with(row) {
        emitter.with(control) {
          emitter.emit(
            .layout(CheckedRowLayout(size: metrics.checkmark, spacing: metrics.checkmarkSpacing))
          ) {
            emitter.emitDetached(.hstack(.center, spacing: nil)) { write() }
            if isChosen { emitter.unmodified { CheckedMark()._emit(into: emitter) } }
          }
        }
      }
    }
    identity = outer
  }
}

extension ViewIdentity.Part {
  fileprivate static let label = Self("pickerLabel")
}

/// The check mark of a row.
struct CheckedMark: View {
  @Environment(\.platformMetrics.controls.picker) private var metrics

  var body: some View {
    CheckMark()
      .stroke(.tint, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      .padding(metrics.checkmarkInset)
      .frame(width: metrics.checkmark.width, height: metrics.checkmark.height)
  }
}

/// A row of an option: its content, and at the trailing edge a check mark, whose height does not
/// count.
struct CheckedRowLayout: Layout {
  let size: CGSize
  let spacing: CGFloat

  private func room(_ subviews: Subviews) -> CGFloat {
    subviews.count > 1 ? size.width + spacing : 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let offer = proposal.width.map { max($0 - room(subviews), 0) }
    let own = content.sizeThatFits(ProposedViewSize(width: offer, height: nil))
    return CGSize(width: proposal.width ?? own.width + room(subviews), height: own.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    content.place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: max(bounds.width - room(subviews), 0), height: nil))
    guard subviews.count > 1 else { return }
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing,
      proposal: ProposedViewSize(size))
  }
}
