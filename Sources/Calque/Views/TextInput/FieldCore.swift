import CalqueICU
import CalqueLayout
import Foundation

/// The text of a field, or what it shows while it is empty.
struct FieldCore: PrimitiveView {
  let field: FieldContent
  let label: AnyView
  /// Around the text.
  var insets = EdgeInsets()

  func _emit(into emitter: ViewEmitter) {
    let environment = emitter.environment
    let editing = FieldEditing(field, in: emitter)
    let shown = editing.text
    let input = TextFieldInput(editing, isEnabled: environment.isEnabled)
    let visible = field.isSecure ? String(repeating: "•", count: shown.count) : shown
    var control = ControlAnnotation(
      .textField, label: emitter.words(of: label),
      value: shown.isEmpty ? field.prompt.flatMap { emitter.words(of: $0) } : visible)
    control.input = input
    control.children = .ignore
    if let label = environment.submitLabel, environment.isEnabled, !field.hasLines {
      control.actions = [
        NamedAction(name: label.word.string(for: environment.locale)) {
          editing.focus()
          editing.submit()
        }
      ]
    }
    emitter.addAppearance(editing.appearance)
    emitter.with(control) {
      emitter.environment.text.alignment = environment.alignment(ofInput: visible)
      if field.fillsHeight {
        editor(visible, of: emitter).inOneNode._emit(into: emitter)
      } else {
        line(visible, of: emitter).inOneNode._emit(into: emitter)
      }
      emitter.environment = environment
    }
  }

  private func editor(_ text: String, of emitter: ViewEmitter) -> some View {
    let alignment = emitter.environment.text.alignment.place.horizontal
    return Text(verbatim: text)
      .padding(insets)
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
        alignment: Alignment(horizontal: alignment, vertical: .top)
      )
      .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }

  private func line(_ text: String, of emitter: ViewEmitter) -> some View {
    let environment = emitter.environment
    let metrics = environment.platformMetrics.controls.textField
    let height = emitter.fieldLineHeight
    let color = environment.isEnabled ? nil : Color.labels[2]
    return Group {
      if text.isEmpty {
        FieldPrompt(text: field.prompt, label: label)
      } else {
        Text(verbatim: text).foregroundColor(color)
      }
    }
    .modifier(SingleLine(isSingle: !field.hasLines))
    .frame(
      minWidth: 0, idealWidth: metrics.idealWidth, maxWidth: .infinity, minHeight: height,
      alignment: environment.text.alignment.place
    )
    // The line below a row begins at the field, wherever what was typed is in it.
    .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
  }
}

/// What an empty field shows.
private struct FieldPrompt: View {
  let text: Text?
  let label: AnyView

  var body: some View {
    if let text {
      text.foregroundColor(Color.placeholder)
    } else {
      HStack { label }.foregroundColor(Color.placeholder)
    }
  }
}

private struct SingleLine: ViewModifier {
  let isSingle: Bool

  func body(content: Content) -> some View {
    if isSingle { content.lineLimit(1) } else { content }
  }
}

extension ViewEmitter {
  /// The least height of a line of a field: that of a line with the leading of its font, up to a
  /// pixel, as UIKit's fields have it (swiftui-web, fixture ios/form/basic). Lines in fonts of
  /// scripts that are taller, such as Nastaliq, are higher.
  fileprivate var fieldLineHeight: CGFloat {
    let line = textResolver.leaf(of: Text(verbatim: "x")).size(for: .unspecified).height
    guard environment.platformMetrics.controls.textField.hasLeading else { return line }
    let font = textResolver.fontMetrics
    let scale = environment.usableDisplayScale
    let full = CGFloat(font.ascent + font.descent + max(font.leading, 0))
    return max(line, (full * scale - 1e-6).rounded(.up) / scale)
  }
}

extension TextAlignment {
  /// The place of a text in a field.
  var place: Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
