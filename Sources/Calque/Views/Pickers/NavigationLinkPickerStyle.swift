import CalqueLayout
import Foundation

/// The value in a row that leads to a page of the options.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Writes a link.
  public func _emit(_ picker: _PickerConfiguration, into emitter: ViewEmitter) {
    emitter.with(picker.annotation) {
      NavigationLink {
        PickerPage(picker: picker)
      } label: {
        LabeledContent {
          PickerValue(picker: picker)
        } label: {
          picker.label
        }
      }
      ._emit(into: emitter)
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
