public import Calque
import Foundation

extension ViewHost {
  /// Makes a host that shows a widget in one of its sizes.
  ///
  /// What is shown is the provider's snapshot if it is there at once, and its placeholder
  /// otherwise. Content has 16 points free around it on the home screen; the background that
  /// `containerBackground(for: .widget)` asks for fills the widget.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - family: The size and place.
  ///   - configure: Sets values of the environment.
  public convenience init<Content: Widget>(
    _ widget: Content, family: WidgetFamily,
    _ configure: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    let context = TimelineProviderContext(
      family: family, isPreview: false, displaySize: family.size)
    let body = widget.body
    self.init(widgetContent: body._content(in: context), family: family, configure)
    take(body._texts)
  }

  /// What the widget or control of the host is called where people choose one, in the language of
  /// the host; nil if its configuration does not say.
  public var widgetDisplayName: String? { namedTexts["widgetDisplayName"].map { string(of: $0) } }

  /// What people read of the widget or control where they choose one, in the language of the host;
  /// nil if its configuration does not say.
  public var widgetDescription: String? { namedTexts["widgetDescription"].map { string(of: $0) } }

  /// What the content says beside the widget on a watch's face, in the language of the host; nil if
  /// it says nothing.
  public var widgetLabel: String? { firstSetting("widgetLabel(_:)") as? String }

  func take(_ texts: _WidgetTexts) {
    namedTexts["widgetDisplayName"] = texts.name
    namedTexts["widgetDescription"] = texts.description
  }

  /// Makes a host that shows something as the content of a widget.
  convenience init(
    widgetContent content: AnyView, family: WidgetFamily,
    _ configure: (inout EnvironmentValues) -> Void
  ) {
    self.init(WidgetFrame(content: content, family: family), size: family.size) {
      family.set(&$0)
      configure(&$0)
    }
  }
}

/// The shape and background of a widget.
struct WidgetFrame: View {
  let content: AnyView
  let family: WidgetFamily

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous)
  }

  var body: some View {
    content
      .padding(family.margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if !family.isAccessory { background ?? AnyView(Rectangle().fill(.background)) }
      }
      .clipShape(shape)
      .relativeShape(shape)
  }
}

extension WidgetFamily {
  /// What is free around the content, in points.
  fileprivate var margins: EdgeInsets {
    let margin: CGFloat = isAccessory ? 0 : 16
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// Sets what the content of a widget reads.
  func set(_ environment: inout EnvironmentValues) {
    environment.widgetFamily = self
    environment.widgetContentMargins = margins
    if isAccessory { environment.widgetRenderingMode = .vibrant }
  }

  /// The radius of the corners, in points; measured in pictures of iOS 17.
  fileprivate var cornerRadius: CGFloat {
    switch self {
    case .accessoryCircular: size.width / 2
    case .accessoryRectangular: 8
    case .accessoryInline: 0
    default: 22
    }
  }
}
