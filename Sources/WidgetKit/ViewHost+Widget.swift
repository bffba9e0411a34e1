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
    self.init(widgetContent: widget.body._content(in: context), family: family, configure)
  }

  /// Makes a host that shows something as the content of a widget.
  convenience init(
    widgetContent content: AnyView, family: WidgetFamily,
    _ configure: (inout EnvironmentValues) -> Void
  ) {
    let size = family.size
    let margin: CGFloat = family.isAccessory ? 0 : 16
    let margins = EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
    self.init(WidgetFrame(content: content, margins: margins, family: family), size: size) {
      $0.widgetFamily = family
      $0.widgetContentMargins = margins
      if family.isAccessory { $0.widgetRenderingMode = .vibrant }
      configure(&$0)
    }
  }
}

/// The shape and background of a widget.
private struct WidgetFrame: View {
  let content: AnyView
  let margins: EdgeInsets
  let family: WidgetFamily

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: family.cornerRadius, style: .continuous)
  }

  var body: some View {
    content
      .padding(margins)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .backgroundPreferenceValue(WidgetBackgroundKey.self) { background in
        if !family.isAccessory { background ?? AnyView(Rectangle().fill(.background)) }
      }
      .clipShape(shape)
      .containerShape(shape)
  }
}

extension WidgetFamily {
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
