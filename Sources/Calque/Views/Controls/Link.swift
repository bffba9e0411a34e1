public import Foundation

/// A control that opens a URL.
///
/// A tap calls ``EnvironmentValues/openURL``. A host opens nothing: it records what would be opened
/// in ``ViewHost/openedURLs``.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
}

extension Link: View {
  /// Makes a link with a label of views.
  public nonisolated init(destination: URL, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label())
  }

  /// A button in the colour of links.
  public var body: some View {
    LinkButton(destination: destination, label: label)
  }
}

extension Link where Label == Text {
  /// Makes a link whose title is a key.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination, label: Text(titleKey))
  }

  /// Makes a link whose title is a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination, label: Text(verbatim: String(title)))
  }
}

private struct LinkButton<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
  }
}
