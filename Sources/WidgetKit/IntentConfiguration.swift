public import Calque

/// Makes what a widget shows that people configure with an intent of the app.
public protocol AppIntentTimelineProvider {
  /// The type of what is shown.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent
  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown until there is something to show.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// What is shown over time.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Configurations that people are offered.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}

/// A configuration that people are offered. It is kept without effect.
public struct AppIntentRecommendation<Intent> {
  /// The intent.
  public let intent: Intent
  private let description: String

  /// Makes a configuration.
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

/// Makes what a widget shows that people configure with an intent of SiriKit.
public protocol IntentTimelineProvider {
  /// The type of what is shown.
  associatedtype Entry: TimelineEntry
  /// The type of the intent.
  associatedtype Intent
  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown until there is something to show.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  func getSnapshot(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown over time.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// A widget that people configure with an intent of the app.
///
/// A host shows the placeholder of the provider: it has no intent to ask for a snapshot with. A
/// preview with a timeline shows its first entry.
public struct AppIntentConfiguration<Intent, Content> {
  private let shown: PlaceholderConfiguration
}

extension AppIntentConfiguration: WidgetConfiguration where Content: View {
  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget.
  ///   - intent: The type of the intent.
  ///   - provider: Makes what is shown.
  ///   - content: Shows it.
  public nonisolated init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent, Provider.Entry: SendableMetatype {
    shown = PlaceholderConfiguration(provider.placeholder, content)
  }

  /// Shows the placeholder of the provider.
  public func _content(in context: TimelineProviderContext) -> AnyView {
    shown.placeholder(context)
  }

  /// Shows an entry of the provider's type.
  public func _content(of entry: any TimelineEntry) -> AnyView? { shown.content(entry) }
}

/// A widget that people configure with an intent of SiriKit.
///
/// A host shows the placeholder of the provider: it has no intent to ask for a snapshot with. A
/// preview with a timeline shows its first entry.
public struct IntentConfiguration<Intent, Content> {
  private let shown: PlaceholderConfiguration
}

extension IntentConfiguration: WidgetConfiguration where Content: View {
  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget.
  ///   - intent: The type of the intent.
  ///   - provider: Makes what is shown.
  ///   - content: Shows it.
  public nonisolated init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent, Provider.Entry: SendableMetatype {
    shown = PlaceholderConfiguration(provider.placeholder, content)
  }

  /// Shows the placeholder of the provider.
  public func _content(in context: TimelineProviderContext) -> AnyView {
    shown.placeholder(context)
  }

  /// Shows an entry of the provider's type.
  public func _content(of entry: any TimelineEntry) -> AnyView? { shown.content(entry) }
}

/// What a configuration with an intent shows.
private struct PlaceholderConfiguration {
  let placeholder: (TimelineProviderContext) -> AnyView
  let content: (any TimelineEntry) -> AnyView?

  init<Entry: TimelineEntry & SendableMetatype>(
    _ placeholder: @escaping (TimelineProviderContext) -> Entry,
    _ content: @escaping (Entry) -> some View
  ) {
    self.placeholder = { AnyView(content(placeholder($0))) }
    self.content = { entry in (entry as? Entry).map { AnyView(content($0)) } }
  }
}
