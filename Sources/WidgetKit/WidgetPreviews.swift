public import Calque

/// Declares a preview of a widget in one of its sizes. It shows the first entry.
///
/// - Parameters:
///   - name: The name of the preview.
///   - family: The size and place.
///   - widget: Makes the widget.
///   - timeline: The entries.
@freestanding(declaration)
public macro Preview<Content: Widget, Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @TimelineEntryBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

/// Declares a preview of a widget in one of its sizes. It shows the provider's snapshot.
///
/// - Parameters:
///   - name: The name of the preview.
///   - family: The size and place.
///   - widget: Makes the widget.
///   - timelineProvider: Makes the provider of entries.
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "CalqueMacros", type: "PreviewMacro")

extension Preview {
  /// Makes a preview of a widget that shows the first entry.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The size and place.
  ///   - widget: Makes the widget.
  ///   - timeline: The entries. They are not waited for: an entry that is made later is not shown.
  public init<Content: Widget, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    @TimelineEntryBuilder<Entry> timeline: @escaping @MainActor () -> [Entry]
  ) {
    self.init(
      name, traits: .fixedLayout(width: family.size.width, height: family.size.height)
    ) {
      let context = TimelineProviderContext(
        family: family, isPreview: true, displaySize: family.size)
      let body = widget().body
      let shown =
        timeline().first.flatMap { body._content(of: $0) } ?? body._content(in: context)
      WidgetFrame(content: shown, family: family)
        .transformEnvironment(\.self) { family.set(&$0) }
    }
  }

  /// Makes a preview of a widget that shows a provider's snapshot.
  ///
  /// - Parameters:
  ///   - name: The name of the preview.
  ///   - family: The size and place.
  ///   - widget: Makes the widget.
  ///   - timelineProvider: Makes the provider. The widget's own one is asked.
  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily,
    widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(
      name, traits: .fixedLayout(width: family.size.width, height: family.size.height)
    ) {
      let context = TimelineProviderContext(
        family: family, isPreview: true, displaySize: family.size)
      WidgetFrame(content: widget().body._content(in: context), family: family)
        .transformEnvironment(\.self) { family.set(&$0) }
    }
  }
}

/// Lists the entries of a preview's timeline.
@resultBuilder
public struct TimelineEntryBuilder<Entry: TimelineEntry> {
  /// The entries of a closure.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
  /// An entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
}
