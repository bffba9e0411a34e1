public import Calque

/// Has a preview show a widget in one of its sizes.
public struct WidgetPreviewContext: PreviewContext {
  private let family: WidgetFamily

  /// Makes the data of a preview of a widget.
  public init(family: WidgetFamily) { self.family = family }

  /// The value where none has been set.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

extension WidgetPreviewContext: HostingPreviewContext {
  package func makeHost(
    _ view: AnyView, _ configure: (inout EnvironmentValues) -> Void
  ) -> ViewHost {
    ViewHost(widgetContent: view, family: family, configure)
  }
}

/// The ground of a widget on the lock screen.
public struct AccessoryWidgetBackground: View {
  /// Makes the ground.
  public nonisolated init() {}

  /// A weak grey.
  public var body: some View { Color.primary.opacity(0.12) }
}

/// The configuration of a widget that is not there.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  /// Makes the configuration.
  public nonisolated init() {}

  /// Shows nothing.
  public func _content(in context: TimelineProviderContext) -> AnyView { AnyView(EmptyView()) }

  /// None.
  public var _families: [WidgetFamily] { [] }
}

nonisolated extension View {
  /// Sets a text beside a widget on a watch's face; see `ViewHost.widgetLabel`.
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
    modifier(SpokenSetting(label(), name: "widgetLabel(_:)"))
  }

  /// Sets a text beside a widget on a watch's face; see `ViewHost.widgetLabel`.
  public func widgetLabel(_ key: LocalizedStringKey) -> some View { widgetLabel { Text(key) } }

  /// Sets a text beside a widget on a watch's face; see `ViewHost.widgetLabel`.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
    let text = Text(verbatim: String(label))
    return widgetLabel { text }
  }

  /// Bends a text beside a widget on a watch's face.
  ///
  /// Accepted without effect: hosts show no faces.
  public func widgetCurvesContent(_ curves: Bool = true) -> some View { self }
}
