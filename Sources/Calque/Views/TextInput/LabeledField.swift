import CalqueLayout
import Foundation

/// The border of a field.
enum FieldBorder {
  case none, rounded, square
}

/// A field as the platform wants it.
struct DefaultField: View {
  @Environment(\.platformMetrics.controls.textField.isBordered) private var isBordered
  let field: TextField<_TextFieldStyleLabel>

  var body: some View {
    LabeledField(field: field, border: isBordered ? .rounded : .none)
  }
}

/// A field with its border, and with its label where the platform shows it.
struct LabeledField: View {
  @Environment(\.platformMetrics.controls.textField) private var metrics
  let field: TextField<_TextFieldStyleLabel>
  let border: FieldBorder

  var body: some View {
    ControlRow(
      label: metrics.showsLabel && field.field.prompt != nil ? field.label : nil, fills: true
    ) {
      switch border {
      case .none: core
      case .rounded: core.modifier(FieldBorderModifier(radius: metrics.borderRadius))
      case .square: core.modifier(FieldBorderModifier(radius: 0))
      }
    }
  }

  private var core: some View {
    FieldCore(field: field.field, label: field.label.label)
  }
}

/// The ground and the line around a field.
private struct FieldBorderModifier: ViewModifier {
  @Environment(\.platformMetrics.controls.textField) private var metrics
  let radius: CGFloat

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: radius)
    content
      .padding(.horizontal, metrics.borderWidth)
      .padding(.vertical, metrics.borderHeight)
      .background(Color.systemBackground, in: shape)
      .overlay { shape.strokeBorder(Color.fieldBorder, lineWidth: 0.5) }
  }
}
