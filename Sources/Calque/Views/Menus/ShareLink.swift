import Foundation

/// A button to share something. A host shares nothing: it records what would be shared in
/// ``ViewHost/sharedItems``.
public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>
where Data: RandomAccessCollection, Data.Element: Transferable {
  private let items: Data
  private let subject: Text?
  private let message: Text?
  private let label: Label

  nonisolated init(
    _ items: Data, _ subject: Text?, _ message: Text?, label: Label
  ) {
    self.items = items
    self.subject = subject
    self.message = message
    self.label = label
  }
}

extension ShareLink: View where Label: View, PreviewImage: Transferable, PreviewIcon: Transferable {
  /// A button.
  public var body: some View {
    ShareButton(
      items: items.map { $0 as any Transferable }, subject: subject, message: message,
      label: label)
  }
}

private struct ShareButton<Label: View>: View {
  @Environment(\.share) private var share
  let items: [any Transferable]
  let subject: Text?
  let message: Text?
  let label: Label

  var body: some View {
    Button {
      share(items)
    } label: {
      label
    }
  }
}

/// The label of a link that has none of its own: a symbol with the system's word, or with a title.
public struct DefaultShareLinkLabel: View {
  private let title: Text?

  nonisolated init(_ title: Text? = nil) { self.title = title }

  /// A symbol and a title.
  public var body: some View {
    Label {
      if let title { title } else { _ControlTitle(.share) }
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension Never: Transferable {}
extension Image: Transferable {}

/// What is shown of something that is shared. It is accepted without effect: a host shows no sheet.
public struct SharePreview<Image, Icon> where Image: Transferable, Icon: Transferable {
  /// What the thing is called.
  public let title: Text

  /// Makes a preview of a key, a picture and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    title = Text(titleKey)
  }

  /// Makes a preview of a string, a picture and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.title = Text(verbatim: String(title))
  }

  /// Makes a preview of a text, a picture and an icon.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, image: Image, icon: Icon) { self.title = title }
}

extension SharePreview where Icon == Never {
  /// Makes a preview of a key and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) { title = Text(titleKey) }

  /// Makes a preview of a string and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
    self.title = Text(verbatim: String(title))
  }

  /// Makes a preview of a text and a picture.
  @_disfavoredOverload
  public nonisolated init(_ title: Text, image: Image) { self.title = title }
}

extension SharePreview where Image == Never {
  /// Makes a preview of a key and an icon.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) { title = Text(titleKey) }

  /// Makes a preview of a string and an icon.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.title = Text(verbatim: String(title))
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview of a key.
  public nonisolated init(_ titleKey: LocalizedStringKey) { title = Text(titleKey) }

  /// Makes a preview of a string.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {
    self.title = Text(verbatim: String(title))
  }

  /// Makes a preview of a text.
  @_disfavoredOverload
  public nonisolated init(_ title: Text) { self.title = title }
}

private let shareSlot = EnvironmentSlot<([any Transferable]) -> Void>()

extension EnvironmentValues {
  /// What shares something.
  var share: ([any Transferable]) -> Void {
    get { self[shareSlot] ?? { _ in } }
    set { self[shareSlot] = newValue }
  }
}
