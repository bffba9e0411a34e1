public import Foundation

/// The localizers of `String(localized:)`, which has no place for one of its own: one for each
/// bundle and locale, kept for the whole program.
final class SharedLocalizer: Sendable {
  let localizer: Localizer

  private init(_ localizer: Localizer) {
    self.localizer = localizer
  }

  /// Those of one bundle.
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
  /// By the storage of the catalogs, which is kept by the family, and so keeps its identity: a place
  /// may have several bundles.
  private static let others = PublishedMap<ObjectIdentifier, Family>()

  private static func family(_ bundle: Bundle?) -> Family {
    guard let bundle else { return main }
    return byBundle.value(for: BundleIdentity(bundle)) {
      if bundle === Bundle.main { return main }
      let catalogs = CatalogBundle(bundle)
      return others.value(for: ObjectIdentifier(catalogs.storage)) { Family(catalogs) }
    }
  }

  /// The localizer for a bundle, in the languages that the process prefers.
  @inline(__always)
  static func preferred(_ bundle: Bundle?) -> SharedLocalizer {
    evaluating(bundle) ?? (bundle == nil ? main.preferred : family(bundle).preferred)
  }

  /// The localizer of the host that evaluates views right now, with the catalogs of a bundle.
  @inline(__always)
  private static func evaluating(_ bundle: Bundle?) -> SharedLocalizer? {
    EvaluatingLocalizer.current.map { SharedLocalizer($0.asking(bundle)) }
  }

  /// The localizer for a bundle and a locale.
  static func find(_ bundle: Bundle?, _ locale: Locale) -> SharedLocalizer {
    let isProcess = ProcessLocale.isMeant(by: locale)
    if isProcess, let found = evaluating(bundle) { return found }
    let family = family(bundle)
    return isProcess ? family.preferred : family.localizer(for: locale)
  }

  /// The localizer for a bundle, and for the process or a locale.
  static func find(_ bundle: Bundle?, _ locale: Locale, prefersProcess: Bool) -> SharedLocalizer {
    if prefersProcess, let found = evaluating(bundle) { return found }
    let family = family(bundle)
    return prefersProcess ? family.preferred : family.localizer(for: locale)
  }

  /// All that were used so far.
  static var all: [SharedLocalizer] { main.all + others.values.flatMap(\.all) }
}

/// Tells the locale that stands for what the process prefers.
enum ProcessLocale {
  private static let identifier = Locale.current.identifier

  /// Whether a locale is `Locale.current`, the default of Foundation's functions: on Linux it is the
  /// same whatever the user asks for, so it stands for ``LocalePreferences/process``.
  static func isMeant(by locale: Locale) -> Bool {
    locale.identifier == identifier
      && (locale == Locale.current || locale == Locale.autoupdatingCurrent)
  }
}

extension Localizer {
  /// The localizer that `String(localized:)` asks, for its ``diagnostics`` and for other keys.
  ///
  /// - Parameters:
  ///   - bundle: Whose catalogs to ask; without one, those of the program.
  ///   - locale: Chooses the language; `Locale.current` stands for those that the process prefers,
  ///     see ``LocalePreferences``.
  public static func shared(for bundle: Bundle? = nil, locale: Locale = .current) -> Localizer {
    SharedLocalizer.find(bundle, locale).localizer
  }

  /// What `String(localized:)` and `AttributedString(localized:)` met and could not follow so far,
  /// in all bundles and locales: missing keys and the like, each once.
  public static var sharedDiagnostics: [LocalizationDiagnostic] {
    SharedLocalizer.all.flatMap(\.localizer.diagnostics)
  }
}
