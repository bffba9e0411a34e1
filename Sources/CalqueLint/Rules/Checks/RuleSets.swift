/// The rule sets of a run, each made once for all files and locales to which the same overrides
/// apply.
final class RuleSets {
  private let configuration: LintConfiguration
  private let rules: [any Rule.Type]
  private var sets: [[Int]: RuleSet] = [:]

  init(_ configuration: LintConfiguration, of rules: [any Rule.Type]) {
    self.configuration = configuration
    self.rules = rules
  }

  /// The rules for a file.
  func rules(forPath path: String) -> FileRules {
    let overrides = configuration.overrides
    if overrides.isEmpty { return FileRules(sets: self, []) }
    var path = path
    if let folder = configuration.folder {
      path = PathName.absolute(path, in: configuration.workingFolder ?? folder)
      path = ReportPath(folder: folder).relative(path)
    }
    return FileRules(sets: self, overrides.indices.filter { overrides[$0].holds(forPath: path) })
  }

  /// Returns the rules with the overrides at some indices applied.
  fileprivate func set(_ places: [Int]) -> RuleSet {
    if let known = sets[places] { return known }
    let set = RuleSet(
      configuration, of: rules, overrides: places.map { configuration.overrides[$0] })
    sets[places] = set
    return set
  }

  /// Returns those overrides that apply to a locale too.
  fileprivate func places(_ places: [Int], holdingFor locale: String?) -> [Int] {
    places.filter { configuration.overrides[$0].holds(forLocale: locale) }
  }

  /// Whether some overrides depend on the locale.
  fileprivate func haveLocales(_ places: [Int]) -> Bool {
    places.contains { !configuration.overrides[$0].locales.isEmpty }
  }
}

/// The rules of one file, which may differ by locale.
struct FileRules {
  /// The rules for texts without a locale and, if no override depends on it, for all locales.
  let common: RuleSet
  private let sets: RuleSets?
  private let places: [Int]
  private var known: [String: RuleSet] = [:]

  /// The same rules for every locale.
  init(_ rules: RuleSet) {
    common = rules
    sets = nil
    places = []
  }

  init(sets: RuleSets, _ places: [Int]) {
    self.places = places
    common = sets.set(sets.places(places, holdingFor: nil))
    self.sets = sets.haveLocales(places) ? sets : nil
  }

  /// The rules for texts of a locale.
  mutating func rules(forLocale locale: String?) -> RuleSet {
    guard let sets, let locale, !locale.isEmpty else { return common }
    if let set = known[locale] { return set }
    let set = sets.set(sets.places(places, holdingFor: locale))
    known[locale] = set
    return set
  }
}
