import CalqueLayout
import Foundation

/// What is shown where there is no content: a title with an icon, a description and actions, in the
/// middle of the place.
public struct ContentUnavailableView<Label, Description, Actions> {
  private let label: Label
  private let description: Description
  private let actions: Actions
}

extension ContentUnavailableView: View
where Label: View, Description: View, Actions: View {
  /// Makes the view of its parts.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// The parts below each other.
  public var body: some View {
    UnavailableContent(
      label: AnyView(label), description: AnyView(description), actions: AnyView(actions))
  }
}

extension ContentUnavailableView
where Label == Calque.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view of a key, a picture and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: Label(title, image: name), description: description, actions: EmptyView())
  }

  /// Makes the view of a key, a symbol and a description.
  public nonisolated init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: Label(title, systemImage: name), description: description, actions: EmptyView())
  }

  /// Makes the view of a string, a picture and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
    self.init(
      label: Label(title, image: name), description: description, actions: EmptyView())
  }

  /// Makes the view of a string, a symbol and a description.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: Label(title, systemImage: name), description: description, actions: EmptyView())
  }
}

/// The parts with the look of the platform.
private struct UnavailableContent: View {
  @Environment(\.platformMetrics.controls.group) private var metrics
  let label: AnyView
  let description: AnyView
  let actions: AnyView

  var body: some View {
    VStack(spacing: metrics.unavailableSpacing) {
      label.labelStyle(UnavailableLabelStyle(metrics: metrics))
      description.font(.subheadline).containerForeground(.secondary)
      actions
    }
    .multilineTextAlignment(.center)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The icon above the title.
private struct UnavailableLabelStyle: LabelStyle {
  let metrics: ControlMetrics.Group

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: metrics.unavailableSpacing) {
      configuration.icon.font(.control(size: metrics.unavailableIcon)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

/// What is shown where a search has found nothing.
public struct SearchUnavailableContent {
  /// The title with a magnifying glass.
  public struct Label: View {
    private let text: String?

    nonisolated init(text: String?) { self.text = text }

    /// The title.
    public var body: some View {
      Calque.Label {
        SearchText(text: text)
      } icon: {
        Image(systemName: "magnifyingglass")
      }
    }
  }

  /// What people may do about it.
  public struct Description: View {
    @Environment(\.locale) private var locale

    nonisolated init() {}

    /// A sentence in the language of the environment.
    public var body: some View {
      Text(verbatim: SystemWord.searchAdvice.string(for: locale))
    }
  }

  /// Nothing.
  public struct Actions: View {
    nonisolated init() {}

    /// Nothing.
    public var body: some View { EmptyView() }
  }
}

private struct SearchText: View {
  @Environment(\.locale) private var locale
  let text: String?

  var body: some View {
    let title = SystemWord.noResults.string(for: locale)
    Text(verbatim: text.map { SystemWord.noResultsFor.string(for: locale, $0) } ?? title)
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What is shown where a search has found nothing. The text that was searched for is that of the
  /// nearest search field around.
  public static var search: ContentUnavailableView<Label, Description, Actions> { search(nil) }

  /// What is shown where a search for a text has found nothing.
  public static func search(text: String) -> Self { search(text.isEmpty ? nil : text) }

  private static func search(_ text: String?) -> Self {
    Self(
      label: SearchUnavailableContent.Label(text: text),
      description: SearchUnavailableContent.Description(),
      actions: SearchUnavailableContent.Actions())
  }
}
