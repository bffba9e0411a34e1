import CalqueLayout
import Foundation

/// A choice of a colour. ``ViewHost/choose(color:from:)`` chooses one: the system's palette
/// is not shown.
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
    var control = ControlAnnotation(.picker, label: emitter.words(of: label))
    control.children = .ignore
    control.input = ColorInput(
      selection, supportsOpacity: supportsOpacity, isEnabled: emitter.environment.isEnabled)
    emitter.with(control) {
      ControlRow(label: label) { ColorWell(color: selection.wrappedValue) }.inOneNode
        ._emit(into: emitter)
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
  @Environment(\.platformMetrics.controls.group.colorWell) private var size
  let color: Color

  var body: some View {
    let hues = (0...6).map { Color(hue: Double($0) / 6, saturation: 0.9, brightness: 1) }
    Circle()
      .strokeBorder(AngularGradient(colors: hues, center: .center), lineWidth: 3)
      .overlay { Circle().fill(color).padding(5) }
      .frame(width: size, height: size)
      .modifier(DimmedWhenDisabled())
  }
}

/// The node of a choice of a colour.
final class ColorInput: InputFacet {
  private let selection: Binding<Color>
  private let supportsOpacity: Bool
  let isDisabled: Bool

  init(_ selection: Binding<Color>, supportsOpacity: Bool, isEnabled: Bool) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    isDisabled = !isEnabled
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
