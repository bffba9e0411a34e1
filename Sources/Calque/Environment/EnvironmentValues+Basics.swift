public import Foundation

private let localeSlot = EnvironmentSlot<Locale>()
private let layoutDirectionSlot = EnvironmentSlot<LayoutDirection>()
private let calendarSlot = EnvironmentSlot<Calendar>()
private let timeZoneSlot = EnvironmentSlot<TimeZone>()
private let nowSlot = EnvironmentSlot<Date>()
private let displayScaleSlot = EnvironmentSlot<CGFloat>()
private let colorSchemeSlot = EnvironmentSlot<ColorScheme>()
private let isEnabledSlot = EnvironmentSlot<Bool>()
private let localizerSlot = EnvironmentSlot<Localizer>()
private let platformMetricsSlot = EnvironmentSlot<PlatformMetrics>()
private let defaultLocale = Locale(identifier: "en_US_POSIX")
private let defaultMetrics = PlatformMetrics()

extension EnvironmentValues {
  /// The locale that texts are resolved for.
  public var locale: Locale {
    get { givenLocale ?? defaultLocale }
    set { givenLocale = newValue }
  }

  /// The locale, if one was set: otherwise a host takes it from its localizer.
  var givenLocale: Locale? {
    get { self[localeSlot] }
    set { self[localeSlot] = newValue }
  }

  /// The direction that containers lay out in. Setting the locale does not change it; the host
  /// takes it from its own locale when it is made.
  public var layoutDirection: LayoutDirection {
    get { givenLayoutDirection ?? .leftToRight }
    set { givenLayoutDirection = newValue }
  }

  /// The direction, if one was set.
  var givenLayoutDirection: LayoutDirection? {
    get { self[layoutDirectionSlot] }
    set { self[layoutDirectionSlot] = newValue }
  }

  /// The calendar of dates.
  public var calendar: Calendar {
    get { givenCalendar ?? locale.calendar }
    set { givenCalendar = newValue }
  }

  /// The calendar, if one was set.
  var givenCalendar: Calendar? {
    get { self[calendarSlot] }
    set { self[calendarSlot] = newValue }
  }

  /// The time zone of dates.
  public var timeZone: TimeZone {
    get { givenTimeZone ?? .gmt }
    set { givenTimeZone = newValue }
  }

  /// The time zone, if one was set.
  var givenTimeZone: TimeZone? {
    get { self[timeZoneSlot] }
    set { self[timeZoneSlot] = newValue }
  }

  /// The present, if the host was told one; see ``ViewHost/advance(to:)``.
  var now: Date? {
    get { self[nowSlot] }
    set { self[nowSlot] = newValue }
  }

  /// The present of the host or else of the localizer; nil if neither was told one.
  var present: Date? { now ?? localizer?.environment.now }

  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[displayScaleSlot] ?? 1 }
    set { self[displayScaleSlot] = newValue }
  }

  /// The scale that is worked with: 1 where the given one is not above 0 or not finite.
  var usableDisplayScale: CGFloat {
    let scale = displayScale
    return scale > 0 && scale.isFinite ? min(max(scale, 0.01), 1e6) : 1
  }

  /// The size of a pixel, in points.
  public var pixelLength: CGFloat {
    1 / usableDisplayScale
  }

  /// Light or dark colours.
  public var colorScheme: ColorScheme {
    get { self[colorSchemeSlot] ?? .light }
    set { self[colorSchemeSlot] = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { self[isEnabledSlot] ?? true }
    set { self[isEnabledSlot] = newValue }
  }

  /// What looks up and formats the keys of texts. Without one, keys are shown as they are.
  public var localizer: Localizer? {
    get { self[localizerSlot] }
    set { self[localizerSlot] = newValue }
  }

  /// The platform's numbers: spacing, padding, type sizes, rows.
  public var platformMetrics: PlatformMetrics {
    _read { yield self[platformMetricsSlot, default: defaultMetrics] }
    set { self[platformMetricsSlot] = newValue }
  }
}

/// Light or dark colours.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark content on a light ground.
  case light
  /// Light content on a dark ground.
  case dark
}
