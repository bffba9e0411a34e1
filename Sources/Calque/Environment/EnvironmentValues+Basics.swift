public import Foundation

extension EnvironmentValues {
  private static let defaultLocale = Locale(identifier: "en_US_POSIX")

  /// The locale that texts are resolved for.
  public var locale: Locale {
    get { common.locale ?? Self.defaultLocale }
    set { common.locale = newValue }
  }

  /// The direction that containers lay out in. Setting the locale does not change it; the host
  /// takes it from its own locale when it is made.
  public var layoutDirection: LayoutDirection {
    get { common.layoutDirection ?? .leftToRight }
    set { common.layoutDirection = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { common.calendar ?? locale.calendar }
    set { common.calendar = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { common.timeZone ?? .gmt }
    set { common.timeZone = newValue }
  }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { common.displayScale }
    set { common.displayScale = newValue }
  }

  /// The scale that is worked with: 1 where the given one is not above 0 or not finite.
  var usableDisplayScale: CGFloat {
    let scale = common.displayScale
    return scale > 0 && scale.isFinite ? min(max(scale, 0.01), 1e6) : 1
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat {
    1 / usableDisplayScale
  }

  /// Light or dark colours.
  public var colorScheme: ColorScheme {
    get { common.colorScheme }
    set { common.colorScheme = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { common.isEnabled }
    set { common.isEnabled = newValue }
  }

  /// What looks up and formats the keys of texts. Without one, keys are shown as they are.
  public var localizer: Localizer? {
    get { common.localizer }
    set { common.localizer = newValue }
  }

  /// The platform's numbers: spacing, padding, type sizes, rows.
  public var platformMetrics: PlatformMetrics {
    get { common.platformMetrics }
    set { common.platformMetrics = newValue }
  }
}

/// Light or dark colours.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
