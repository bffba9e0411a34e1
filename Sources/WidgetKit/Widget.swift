public import Calque
public import CalqueLocalization
import Foundation

/// What an app shows on the home screen or the lock screen.
@MainActor @preconcurrency
public protocol Widget {
  /// The type of the configuration.
  associatedtype Body: WidgetConfiguration

  /// What the widget shows, and in which sizes.
  var body: Body { get }

  /// Makes the widget.
  init()
}

extension Widget {
  /// Starts the program. There is no home screen here: it says so on the standard error stream and
  /// ends with status 1. Show the widget with `ViewHost.init(_:family:_:)`.
  public static func main() { endProgram(Self.self) }
}

extension WidgetBundle {
  /// Starts the program. There is no home screen here: it says so on the standard error stream and
  /// ends with status 1. Show a widget with `ViewHost.init(_:family:_:)`.
  public static func main() { endProgram(Self.self) }
}

private func endProgram(_ type: Any.Type) -> Never {
  let message = """
    \(type) has no home screen here. Show its widgets with ViewHost(WIDGET(), family: …), in a test \
    for example.

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}

/// Several widgets of an app.
@MainActor @preconcurrency
public protocol WidgetBundle {
  /// The type of the widgets.
  associatedtype Body: Widget

  /// The widgets.
  @WidgetBundleBuilder var body: Body { get }

  /// Makes the widgets.
  init()
}

/// Combines the widgets listed in a closure.
@resultBuilder
public struct WidgetBundleBuilder {
  /// A closure with one widget.
  public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

  /// A closure with several widgets; a host shows each by its own type.
  public static func buildBlock<First: Widget, each Rest: Widget>(
    _ first: First, _ rest: repeat each Rest
  ) -> First { first }
}

/// What a widget shows, and in which sizes.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// Makes what is shown; see ``ViewHost``.
  func _content(in context: TimelineProviderContext) -> AnyView
  /// Makes what is shown of an entry of a timeline; nil for an entry of another widget.
  func _content(of entry: any TimelineEntry) -> AnyView?
  /// Makes a view of a live activity; nil for one of other types.
  func _content(
    ofActivity attributes: Any, state: Any, as kind: ActivityPreviewViewKind
  ) -> AnyView?
  /// The sizes that the widget has.
  var _families: [WidgetFamily] { get }
  /// What people read of the widget in the list of widgets.
  var _texts: _WidgetTexts { get }
}

/// What people read of a widget or control where they choose one.
public struct _WidgetTexts {
  var name: Text?
  var description: Text?

  /// The texts, with others where there are none.
  func or(_ other: _WidgetTexts) -> _WidgetTexts {
    _WidgetTexts(name: name ?? other.name, description: description ?? other.description)
  }
}

extension WidgetConfiguration {
  /// Nothing.
  public func _content(of entry: any TimelineEntry) -> AnyView? { nil }

  /// Nothing.
  public func _content(
    ofActivity attributes: Any, state: Any, as kind: ActivityPreviewViewKind
  ) -> AnyView? { nil }

  /// None.
  public var _texts: _WidgetTexts { _WidgetTexts() }

  /// All sizes.
  public var _families: [WidgetFamily] { WidgetFamily.allCases }
}

/// A widget that people do not configure.
public struct StaticConfiguration<Content> {
  private let provider: (TimelineProviderContext) -> Content
  private let content: (any TimelineEntry) -> Content?
}

extension StaticConfiguration: WidgetConfiguration where Content: View {
  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - kind: The name of the widget.
  ///   - provider: Makes what is shown.
  ///   - content: Shows it.
  public nonisolated init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Entry: SendableMetatype {
    self.content = { entry in (entry as? Provider.Entry).map(content) }
    self.provider = { context in
      // A snapshot that is not there at once is left for the placeholder, so that a picture does
      // not depend on time.
      let box = Snapshot<Provider.Entry>()
      provider.getSnapshot(in: context) { box.entry = $0 }
      return content(box.entry ?? provider.placeholder(in: context))
    }
  }

  /// Shows the snapshot of the provider.
  public func _content(in context: TimelineProviderContext) -> AnyView {
    AnyView(provider(context))
  }

  /// Shows an entry of the provider's type.
  public func _content(of entry: any TimelineEntry) -> AnyView? {
    content(entry).map { AnyView($0) }
  }
}

/// What a provider has given. Providers may answer on any thread: the lock guards the entry.
private final class Snapshot<Entry>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Entry?

  var entry: Entry? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// A configuration with some of its sizes.
private struct ModifiedConfiguration<Content: WidgetConfiguration> {
  let content: Content
  var families: [WidgetFamily]?
  var texts = _WidgetTexts()
}

extension ModifiedConfiguration: WidgetConfiguration {
  func _content(in context: TimelineProviderContext) -> AnyView {
    content._content(in: context)
  }

  func _content(of entry: any TimelineEntry) -> AnyView? { content._content(of: entry) }

  func _content(
    ofActivity attributes: Any, state: Any, as kind: ActivityPreviewViewKind
  ) -> AnyView? { content._content(ofActivity: attributes, state: state, as: kind) }

  var _families: [WidgetFamily] { families ?? content._families }

  var _texts: _WidgetTexts { texts.or(content._texts) }
}

extension WidgetConfiguration {
  /// Sets the sizes that the widget has.
  public nonisolated func supportedFamilies(
    _ families: [WidgetFamily]
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self, families: families)
  }

  /// Sets the name that people see in the list of widgets; see `ViewHost.widgetDisplayName`.
  public nonisolated func configurationDisplayName(
    _ displayName: LocalizedStringKey
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(displayName))
  }

  /// Sets the name that people see in the list of widgets; see `ViewHost.widgetDisplayName`.
  @_disfavoredOverload
  public nonisolated func configurationDisplayName(
    _ displayName: some StringProtocol
  ) -> some WidgetConfiguration {
    configurationDisplayName(Text(verbatim: String(displayName)))
  }

  /// Sets the name that people see in the list of widgets; see `ViewHost.widgetDisplayName`.
  public nonisolated func configurationDisplayName(
    _ displayName: Text
  ) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self, texts: _WidgetTexts(name: displayName))
  }

  /// Sets what people read of the widget in the list of widgets; see
  /// `ViewHost.widgetDescription`.
  public nonisolated func description(
    _ description: LocalizedStringKey
  ) -> some WidgetConfiguration {
    self.description(Text(description))
  }

  /// Sets what people read of the widget in the list of widgets; see
  /// `ViewHost.widgetDescription`.
  @_disfavoredOverload
  public nonisolated func description(
    _ description: some StringProtocol
  ) -> some WidgetConfiguration {
    self.description(Text(verbatim: String(description)))
  }

  /// Sets what people read of the widget in the list of widgets; see
  /// `ViewHost.widgetDescription`.
  public nonisolated func description(_ description: Text) -> some WidgetConfiguration {
    ModifiedConfiguration(content: self, texts: _WidgetTexts(description: description))
  }

  /// Takes the margins around the content away.
  ///
  /// Accepted without effect: the margins stay.
  public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { self }

  /// Says that people are asked to configure the widget when they add it.
  ///
  /// Accepted without effect: there are no people who add widgets.
  public nonisolated func promptsForUserConfiguration() -> some WidgetConfiguration { self }

  /// Says whether the background may be taken away.
  ///
  /// Accepted without effect: the background is shown.
  public nonisolated func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }

  /// Says which events of transfers the widget gets.
  ///
  /// Accepted without effect: there are none.
  public nonisolated func onBackgroundURLSessionEvents(
    matching: String? = nil, _ urlSessionEvent: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { self }

  /// Says where the widget is not shown.
  ///
  /// Accepted without effect: a host shows it.
  public nonisolated func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { self }
}
