public import Calque
public import Foundation

/// Lays out screens in many languages, each in its own direction.
///
/// ```swift
/// let matrix = ScreenMatrix(
///   catalogs: try CatalogBundle(contentsOf: folder), locales: ["en", "ar", "ja"],
///   size: CGSize(width: 390, height: 844))
/// for screen in matrix.screens("Settings", content: { SettingsView() }) {
///   #expect(screen.findings.isEmpty, "\(screen.locale): \(screen.findings)")
/// }
/// ```
@MainActor
public struct ScreenMatrix {
  /// The translations.
  public var catalogs: CatalogBundle
  /// The identifiers of the locales, in the order of the results.
  public var locales: [String]
  /// The size of a screen in points.
  public var size: CGSize
  /// The present, for timers and relative dates.
  public var now: Date
  /// The time zone of dates and times.
  public var timeZone: TimeZone
  /// Makes further changes to the environment of each screen: fonts, a color scheme, a measurer.
  public var configure: (inout EnvironmentValues) -> Void

  /// Makes a matrix.
  ///
  /// - Parameters:
  ///   - catalogs: The translations.
  ///   - locales: The identifiers of the locales.
  ///   - size: The size of a screen in points.
  ///   - now: The present, for timers and relative dates.
  ///   - timeZone: The time zone of dates and times.
  ///   - configure: Makes further changes to the environment of each screen.
  public init(
    catalogs: CatalogBundle, locales: [String], size: CGSize,
    now: Date = Date(timeIntervalSinceReferenceDate: 0), timeZone: TimeZone = .gmt,
    configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.catalogs = catalogs
    self.locales = locales
    self.size = size
    self.now = now
    self.timeZone = timeZone
    self.configure = configure
  }

  /// Lays out a screen in one language.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in reports.
  ///   - locale: The identifier of the locale.
  ///   - content: Makes the screen.
  public func screen<Content: View>(
    _ name: String, locale: String, @ViewBuilder content: () -> Content
  ) -> LocalizedScreen {
    let localizer = localizer(for: locale)
    let host = ViewHost(content(), size: size) { setUp(&$0, localizer) }
    return screen(name, locale: locale, host, localizer)
  }

  func localizer(for locale: String) -> Localizer {
    Localizer(catalogs, locale: Locale(identifier: locale), timeZone: timeZone, now: now)
  }

  func setUp(_ environment: inout EnvironmentValues, _ localizer: Localizer) {
    environment.localizer = localizer
    environment.fontLibrary = Self.fonts
    // Scrolled contents are checked too, as far as a tester would scroll.
    environment.lazyRowMargin = 10_000
    configure(&environment)
  }

  /// Returns what a host shows.
  func screen(
    _ name: String, locale: String, _ host: ViewHost, _ localizer: Localizer
  ) -> LocalizedScreen {
    let (drawing, areas, elements) = (host.displayList, host.areas, host.accessibilityElements)
    let (views, diagnostics) = (host.placedViews, host.diagnostics)
    // What is asked about texts is not all shown: a text without a key may be that of a key.
    let localization = localizer.diagnostics
    return LocalizedScreen(
      name: name, locale: locale, language: localizer.fallbackChain.first ?? locale,
      isRightToLeft: host.environment.layoutDirection == .rightToLeft, size: host.size,
      texts: host.texts, drawing: drawing, touchAreas: areas.touched, scrollAreas: areas.scrolled,
      pictureAreas: areas.pictures, safeAreaInsets: host.environment.safeAreaInsets,
      elements: elements, views: views, diagnostics: diagnostics, localization: localization,
      available: catalogs.localizations)
  }

  /// Lays out a screen in every language.
  ///
  /// - Parameters:
  ///   - name: The name of the screen in reports.
  ///   - content: Makes the screen.
  public func screens<Content: View>(
    _ name: String, @ViewBuilder content: () -> Content
  ) -> [LocalizedScreen] {
    locales.map { screen(name, locale: $0, content: content) }
  }
}
