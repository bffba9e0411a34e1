public import Foundation

/// A button with a question mark that opens help.
///
/// A page of a help book of macOS has no place here: its button does nothing.
public struct HelpLink {
  private enum Target {
    case url(URL)
    case action(() -> Void)
    case page
  }

  private let target: Target

  /// Makes a button that opens an address.
  public nonisolated init(destination: URL) { target = .url(destination) }

  /// Makes a button that does something.
  public nonisolated init(action: @escaping () -> Void) { target = .action(action) }

  /// Makes a button for a page of the app's help book.
  public nonisolated init(anchor: String) { target = .page }

  /// Makes a button for a page of a help book.
  public nonisolated init(anchor: String, book: String) { target = .page }

  fileprivate func open(_ openURL: OpenURLAction) {
    switch target {
    case .url(let url): openURL(url)
    case .action(let action): action()
    case .page: break
    }
  }
}

extension HelpLink: View {
  /// A question mark on a round ground.
  public var body: some View { HelpButton(link: self) }
}

private struct HelpButton: View {
  @Environment(\.openURL) private var openURL
  let link: HelpLink

  var body: some View {
    Button {
      link.open(openURL)
    } label: {
      Image(systemName: "questionmark")
    }
    .buttonStyle(.bordered)
    .buttonBorderShape(.circle)
  }
}
