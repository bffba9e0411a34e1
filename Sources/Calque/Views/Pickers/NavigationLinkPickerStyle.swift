import CalqueLayout
import Foundation

/// The value in a row that leads to a page of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes a link.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    let link = NavigationLink {
      PickerPage(picker: picker)
    } label: {
      LabeledContent {
        PickerValue(picker: picker)
      } label: {
        picker.label
      }
    }
    guard !emitter.isInList else {
      return emitter.with(picker.annotation) { link._emit(into: emitter) }
    }
    // Elsewhere the link looks like a button, and is a part of the picker.
    let action = link.connect(in: emitter)
    var control = picker.annotation
    control.children = .ignore
    control.input = PickerInput(picker, open: action)
    emitter.with(control) {
      Button(action: {}) { link.label }.disabled(action == nil).allowsHitTesting(false)
        .inOneNode._emit(into: emitter)
    }
  }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A page of its own.
  public nonisolated static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}

/// A page of the options of a picker. A choice returns to the page before.
private struct PickerPage: View {
  @Environment(\.dismiss) private var dismiss
  let picker: _PickerConfiguration

  var body: some View {
    List { PickerRows(picker: picker) { dismiss() } }
      .navigationTitle(Text(verbatim: picker.title ?? ""))
      .navigationBarTitleDisplayMode(.inline)
  }
}

private struct PickerRows: PrimitiveView {
  let picker: _PickerConfiguration
  let completion: () -> Void

  func _emit(into emitter: ViewEmitter) {
    emitter.emitRows(of: picker, showsLabel: false, completion: completion)
  }
}
