import CalqueLayout
import Foundation

/// The options as radio buttons below each other.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the buttons.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    var control = picker.annotation
    control.children = .contain
    emitter.with(control) {
      ControlRow(label: picker.label) { RadioButtons(picker: picker) }.inOneNode
        ._emit(into: emitter)
    }
  }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Radio buttons.
  public nonisolated static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct RadioButtons: PrimitiveView {
  let picker: _PickerConfiguration

  func _emit(into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.controls.picker
    emitter.emit(.vstack(.leading, spacing: metrics.radioLineSpacing)) {
      picker.emitOptions(into: emitter) { option, emitter, write in
        guard !option.isNote else { return write() }
        let isEnabled = picker.isEnabled && option.isEnabled && option.tag != nil
        let isChosen = picker.isChosen(option)
        emitter.emitDetached(.hstack(.center, spacing: metrics.radioSpacing)) {
          emitter.changeParent { details in
            details.change { details in
              details.input = ControlPartInput(isDisabled: !isEnabled) { picker.choose(option) }
              details.changeMeaning {
                $0.role = .button
                $0.label = option.title
                if isChosen { $0.traitChanges.append(.add(.isSelected)) }
              }
            }
          }
          emitter.unmodified {
            RadioButton(isOn: isChosen, size: metrics.radioSize)._emit(into: emitter)
          }
          write()
        }
      }
    }
  }
}

private struct RadioButton: View {
  let isOn: Bool
  let size: CGFloat

  var body: some View {
    Circle().fill(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.thinFill))
      .overlay { if isOn { Circle().fill(.white).padding(size * 0.3) } }
      .frame(width: size, height: size)
      .modifier(DimmedWhenDisabled())
  }
}
