public import Calque
public import Foundation

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, Codable {
  /// A small square on the home screen.
  case systemSmall
  /// As high as a small one, and twice as wide.
  case systemMedium
  /// A large square on the home screen.
  case systemLarge
  /// As high as a large one and twice as wide; on an iPad and a Mac.
  case systemExtraLarge
  /// A circle on the lock screen.
  case accessoryCircular
  /// A rectangle on the lock screen.
  case accessoryRectangular
  /// A line on the lock screen.
  case accessoryInline

  /// The size in points on an iPhone with a screen of 393 × 852 points; an extra large one is as on
  /// an iPad with a screen of 820 × 1180 points. Source: Human Interface Guidelines, "Widgets".
  public var size: CGSize {
    switch self {
    case .systemSmall: CGSize(width: 158, height: 158)
    case .systemMedium: CGSize(width: 338, height: 158)
    case .systemLarge: CGSize(width: 338, height: 354)
    case .systemExtraLarge: CGSize(width: 628, height: 300)
    case .accessoryCircular: CGSize(width: 72, height: 72)
    case .accessoryRectangular: CGSize(width: 160, height: 72)
    case .accessoryInline: CGSize(width: 234, height: 26)
    }
  }

  /// Whether it is on the lock screen.
  var isAccessory: Bool { rawValue >= Self.accessoryCircular.rawValue }
}

/// How the colours of a widget are shown.
public struct WidgetRenderingMode: Hashable, Sendable {
  private let name: String

  /// As they are.
  public static let fullColor = Self(name: "fullColor")
  /// In two groups, each in one colour.
  public static let accented = Self(name: "accented")
  /// Without colours, over what is below.
  public static let vibrant = Self(name: "vibrant")
}

/// A place that shows widgets.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The home screen.
  public static let homeScreen = Self(name: "homeScreen")
  /// The lock screen.
  public static let lockScreen = Self(name: "lockScreen")
  /// The screen that is always on.
  public static let standBy = Self(name: "standBy")
  /// The lock screen of an iPad.
  public static let iPhoneWidgetsOnMac = Self(name: "iPhoneWidgetsOnMac")
}

/// Which size an activity has on a watch.
public enum ActivityFamily: Hashable, Sendable {
  /// A small one.
  case small
  /// The usual one.
  case medium
}

private let familySlot = EnvironmentSlot<WidgetFamily>()
private let renderingModeSlot = EnvironmentSlot<WidgetRenderingMode>()
private let contentMarginsSlot = EnvironmentSlot<EdgeInsets>()
private let showsBackgroundSlot = EnvironmentSlot<Bool>()
private let activityFamilySlot = EnvironmentSlot<ActivityFamily>()

extension EnvironmentValues {
  /// The size and place of the widget; small outside of one.
  public var widgetFamily: WidgetFamily {
    get { self[familySlot, default: .systemSmall] }
    set { self[familySlot] = newValue }
  }

  /// How the colours of the widget are shown; as they are, unless the host says otherwise.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[renderingModeSlot, default: .fullColor] }
    set { self[renderingModeSlot] = newValue }
  }

  /// What is kept free around the content of the widget, in points.
  public var widgetContentMargins: EdgeInsets {
    get { self[contentMarginsSlot] ?? EdgeInsets() }
    set { self[contentMarginsSlot] = newValue }
  }

  /// Whether the background of the widget is shown.
  public var showsWidgetContainerBackground: Bool {
    get { self[showsBackgroundSlot, default: true] }
    set { self[showsBackgroundSlot] = newValue }
  }

  /// Which size the activity has; the usual one, unless the host says otherwise.
  public var activityFamily: ActivityFamily {
    get { self[activityFamilySlot, default: .medium] }
    set { self[activityFamilySlot] = newValue }
  }
}
