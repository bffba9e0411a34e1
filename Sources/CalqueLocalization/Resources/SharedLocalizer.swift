public import Foundation

/// The localizers of `String(localized:)`, which has no parameter for one: one for each bundle and
/// locale, kept for the life of the process.
final class SharedLocalizer: Sendable {
  let localizer: Localizer

  private init(_ localizer: Localizer) {
    self.localizer = localizer
  }

  /// The localizers of one bundle.
  private final class Family: Sendable {
    let catalogs: CatalogBundle
    let preferred: SharedLocalizer
    private let byLocale = PublishedMap<String, SharedLocalizer>(
      bucketCount: 128, limit: 1_000)

    init(_ catalogs: CatalogBundle) {
      self.catalogs = catalogs
      preferred = SharedLocalizer(
        Localizer(catalogs, preferences: .process, timeZone: .current, now: Date()))
    }

    func localizer(for locale: Locale) -> SharedLocalizer {
      byLocale.value(for: locale.identifier) {
        SharedLocalizer(Localizer(catalogs, locale: locale, timeZone: .current, now: Date()))
      }
    }

    var all: [SharedLocalizer] { [preferred] + byLocale.values }
  }

  private static let main = Family(CatalogBundle(Bundle.main))
  private static let byBundle = PublishedMap<BundleIdentity, Family>()
  /// By the storage of the catalogs, which the family retains, so that its identity is stable:
  /// several bundles may have the same path.
  private static let others = PublishedMap<ObjectIdentifier, Family>()

  private static func family(_ bundle: Bundle?) -> Family {
    guard let bundle else { return main }
    return byBundle.value(for: BundleIdentity(bundle)) {
      if bundle === Bundle.main { return main }
      let catalogs = CatalogBundle(bundle)
      return others.value(for: ObjectIdentifier(catalogs.storage)) { Family(catalogs) }
    }
  }

  /// Returns the localizer for a bundle, in the languages that the process prefers.
  @inline(__always)
  static func preferred(_ bundle: Bundle?) -> SharedLocalizer {
    evaluating(bundle) ?? (bundle == nil ? main.preferred : family(bundle).preferred)
  }

  /// Returns the localizer of the host that is evaluating views, with the catalogs of a bundle.
  @inline(__always)
  private static func evaluating(_ bundle: Bundle?) -> SharedLocalizer? {
    EvaluatingLocalizer.current.map { SharedLocalizer($0.asking(bundle)) }
  }

  /// Returns the localizer for a bundle and a locale.
  static func find(_ bundle: Bundle?, _ locale: Locale) -> SharedLocalizer {
    let isProcess = ProcessLocale.isMeant(by: locale)
    if isProcess, let found = evaluating(bundle) { return found }
    let family = family(bundle)
    return isProcess ? family.preferred : family.localizer(for: locale)
  }

  /// Returns the localizer for a bundle, and for the process or a locale.
  static func find(_ bundle: Bundle?, _ locale: Locale, prefersProcess: Bool) -> SharedLocalizer {
    if prefersProcess, let found = evaluating(bundle) { return found }
    let family = family(bundle)
    return prefersProcess ? family.preferred : family.localizer(for: locale)
  }

  /// All localizers that were used so far.
  static var all: [SharedLocalizer] { main.all + others.values.flatMap(\.all) }
}

/// Recognizes the locale that means what the process prefers.
enum ProcessLocale {
  private static let identifier = Locale.current.identifier

  /// Returns whether a locale is `Locale.current`, the default of Foundation's functions. On Linux
  /// it does not depend on the user's settings, so it means ``LocalePreferences/process``.
  static func isMeant(by locale: Locale) -> Bool {
    locale.identifier == identifier
      && (locale == Locale.current || locale == Locale.autoupdatingCurrent)
  }
}

extension Localizer {
  /// Returns the localizer that `String(localized:)` uses, for its ``diagnostics`` and for other
  /// keys.
  ///
  /// - Parameters:
  ///   - bundle: The bundle of the catalogs; if `nil`, that of the program.
  ///   - locale: Chooses the language; `Locale.current` means those that the process prefers, see
  ///     ``LocalePreferences``.
  public static func shared(for bundle: Bundle? = nil, locale: Locale = .current) -> Localizer {
    SharedLocalizer.find(bundle, locale).localizer
  }

  /// The problems that `String(localized:)` and `AttributedString(localized:)` found so far, in all
  /// bundles and locales, such as missing keys, each once.
  public static var sharedDiagnostics: [LocalizationDiagnostic] {
    SharedLocalizer.all.flatMap(\.localizer.diagnostics)
  }
}
