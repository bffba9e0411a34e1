public import Calque

/// How a picture in a widget is shown where the widget's colours become one.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String

  /// In the colour of accented parts.
  public static let accented = Self(name: "accented")
  /// As bright as it is, without colours.
  public static let desaturated = Self(name: "desaturated")
  /// As bright as it is, in the colour of accented parts.
  public static let accentedDesaturated = Self(name: "accentedDesaturated")
  /// As it is.
  public static let fullColor = Self(name: "fullColor")
}

nonisolated extension Image {
  /// Says how the picture is shown where the widget's colours become one.
  ///
  /// Accepted without effect: pictures show widgets in their own colours.
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> some View { self }
}

nonisolated extension View {
  /// Sets the background of a live activity on the lock screen.
  ///
  /// Accepted without effect: the background stays.
  public func activityBackgroundTint(_ color: Color?) -> some View { self }

  /// Sets the colour of the button that the system adds to a live activity.
  ///
  /// Accepted without effect: hosts show no such button.
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
