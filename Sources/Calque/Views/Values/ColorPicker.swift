import CalqueLayout
import Foundation

/// A choice of a colour. A tap opens a sheet of colours; ``ViewHost/choose(color:from:)`` chooses
/// any colour.
public struct ColorPicker<Label> {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  private let label: Label

  fileprivate nonisolated init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label)
  {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension ColorPicker: View, PrimitiveView where Label: View {
  /// Makes a choice with a label of views.
  public nonisolated init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, supportsOpacity, label())
  }

  /// Writes the label and the colour.
  public func _emit(into emitter: ViewEmitter) {
    ColorPickerBody(
      selection: selection, supportsOpacity: supportsOpacity, label: AnyView(label)
    )._emit(into: emitter)
  }
}

private struct ColorPickerBody: View {
  @Environment(\.self) private var environment
  @State private var isOpen = false
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: AnyView

  var body: some View {
    let input = ColorInput(
      selection, supportsOpacity: supportsOpacity, isEnabled: environment.isEnabled,
      open: { isOpen = true })
    ColorPickerControl(label: label, color: selection.wrappedValue, input: input)
      .popover(isPresented: $isOpen) {
        ColorGrid(selection: selection.wrappedValue, supportsOpacity: supportsOpacity) { color in
          input.choose(color, in: environment)
        }
      }
  }
}

private struct ColorPickerControl: PrimitiveView {
  let label: AnyView
  let color: Color
  let input: ColorInput

  func _emit(into emitter: ViewEmitter) {
    var control = ControlAnnotation(.picker, label: emitter.words(of: label))
    control.children = .ignore
    control.input = input
    emitter.with(control) {
      ControlRow(label: label) { ColorWell(color: color) }.inOneNode._emit(into: emitter)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice whose label is a key.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// Makes a choice whose label is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection, supportsOpacity, Text(verbatim: String(title)))
  }
}

/// The colour in a ring of all colours.
private struct ColorWell: View {
  @Environment(\.platformMetrics.controls.group) private var metrics
  let color: Color

  var body: some View {
    let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) }
    Circle()
      .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: metrics.colorRing)
      .overlay { Circle().fill(color).padding(metrics.colorInset) }
      .frame(width: metrics.colorWell, height: metrics.colorWell)
      .modifier(DimmedWhenDisabled())
  }
}

/// The node of a choice of a colour.
final class ColorInput: InputFacet {
  var touchSize: TouchSize { .platform }
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  let isDisabled: Bool
  /// Opens the sheet of colours.
  let action: (() -> Void)?

  init(
    _ selection: Binding<Color>, supportsOpacity: Bool, isEnabled: Bool, open: @escaping () -> Void
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    isDisabled = !isEnabled
    action = isEnabled ? open : nil
  }

  /// Makes a colour the value, without its opacity where that cannot be chosen.
  @MainActor
  func choose(_ color: Color, in environment: EnvironmentValues) {
    guard !supportsOpacity else {
      selection.wrappedValue = color
      return
    }
    var resolved = color.resolve(in: environment)
    resolved.opacity = 1
    selection.wrappedValue = Color(resolved)
  }
}
