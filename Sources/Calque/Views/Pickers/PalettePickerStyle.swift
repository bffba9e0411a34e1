import CalqueDrawing
import CalqueLayout
import Foundation

/// The options side by side, the chosen one on a ground.
public struct PalettePickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes the options.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    let metrics = emitter.environment.platformMetrics.controls
    var control = picker.annotation
    control.children = .contain
    let color = Color.thinFill.resolve(in: emitter.environment).rgba
    let ground = ShapePaint(path: { Capsule(style: .circular).path(in: $0) }, color: color)
    let side = metrics.picker.segmentHeight
    emitter.with(control) {
      emitter.emit(.hstack(.center, spacing: metrics.labelSpacing)) {
        picker.emitOptions(into: emitter) { option, emitter, write in
          guard !option.isNote else { return }
          emitter.emitDetached(.frame(width: nil, height: side, alignment: .center)) {
            emitter.emitCell(of: option, in: picker, leastWidth: side, ground: ground, write)
          }
        }
      }
    }
  }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of pictures.
  public nonisolated static var palette: PalettePickerStyle { PalettePickerStyle() }
}
