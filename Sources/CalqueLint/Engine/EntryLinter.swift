import CalqueCatalogs

/// Asks the rules about the entries of one file, and keeps what they need from entry to entry.
struct EntryLinter {
  /// The number of the entry at hand in its file.
  var entryNumber = 0
  private var coverages: [String: PluralCoverage] = [:]
  /// How many texts of a string catalog need a translation, and how many each language lacks.
  var counts: (total: Int, missing: [String: Int]) = (0, [:])

  /// What declares the arguments of texts.
  struct Reference {
    /// The texts that declare them; nil where nothing does.
    var usage: FormatUsage?
    /// Their name in messages.
    var name: String
    /// Whether a source text is known that is no format.
    var isProse: Bool
    /// What the source text says, where something else declares the arguments.
    var source: FormatUsage?
    /// Whether the texts that are compared are the source texts themselves.
    var isOfSource = false
    /// The source texts, to be compared with their translations; nil where none is known.
    var texts: SourceTexts?

    static let none = Reference(usage: nil, name: "", isProse: false)

    /// The same, for the source texts.
    var ofSource: Reference {
      var copy = self
      copy.isOfSource = true
      copy.texts = nil
      return copy
    }
  }

  /// Reports what the reader of a file met, and what is to be said of the file as a whole.
  func lintProblems(of file: LintFile, _ list: inout FindingList) {
    list.enter(locale: file.locale)
    for problem in MergeConflict.problems(of: file) {
      guard let rule = list.rules.problem[problem.code] else { continue }
      list.add(
        rule, at: problem.range, severity: rule.severity(of: problem, in: file), problem.message,
        remedy: problem.hint ?? rule.remedy, key: file.key(at: problem.range.lowerBound),
        locale: file.locale,
        fix: rule.fix(of: problem, in: file))
    }
    for rule in list.rules.file { rule.check(file, &list) }
  }

  /// Looks at everything that an entry says in one language.
  mutating func lint(
    _ localization: CatalogLocalization, key: String, locale: String?, reference: Reference,
    _ list: inout FindingList
  ) {
    list.enter(locale: locale)
    if !list.rules.variation.isEmpty {
      lintVariations(
        in: localization.value,
        VariationContext(
          key: key, locale: locale, numberFormat: nil, source: reference.texts,
          isSource: reference.isOfSource), &list)
      for part in localization.substitutions {
        let context = VariationContext(
          key: key, locale: locale, numberFormat: part.formatSpecifier, part: part.name,
          source: reference.texts, isSource: reference.isOfSource)
        lintVariations(in: part.value, context, &list)
      }
    }
    // Notes to translators speak about texts; they are none.
    if let locale, LocaleFolder.hasNotes(locale) { return }
    var hasPercent = reference.usage != nil
    // Each by itself: with the reference all of it would be held for every text.
    let (sources, isOfSource, number) = (reference.texts, reference.isOfSource, entryNumber)
    TextLeaf.forEach(in: localization) { leaf in
      let traits = TextScan(leaf.text.string).traits
      if traits.contains(.percent) { hasPercent = true }
      let source =
        leaf.isOfSet ? nil : sources?.text(part: leaf.part, selectors: leaf.selectors)
      guard list.rules.texts.concern(traits, source: source?.traits) else { return }
      list.rules.texts.check(
        LintedText(
          text: leaf.text, traits: traits, key: key, locale: locale, selectors: leaf.selectors,
          source: source, isSource: isOfSource, entry: number), &list)
    }
    guard hasPercent, !list.rules.format.isEmpty else { return }
    lintFormats(
      FormatUsage(localization), key: key, locale: locale, reference: reference, &list)
  }

  /// Looks at placeholders.
  func lintFormats(
    _ usage: FormatUsage, key: String, locale: String?, reference: Reference,
    _ list: inout FindingList
  ) {
    let comparison = FormatComparison(
      key: key, locale: locale, usage: usage, reference: reference)
    for rule in list.rules.format { rule.check(comparison, &list) }
  }

  private mutating func lintVariations(
    in value: CatalogValue?, _ context: VariationContext, _ list: inout FindingList
  ) {
    guard case .variations(let variations)? = value else { return }
    var context = context
    context.categories = coverage(of: context.locale)
    for rule in list.rules.variation { rule.check(variations, context, &list) }
    for item in variations.cases { lintVariations(in: item.value, context, &list) }
  }

  private mutating func coverage(of locale: String?) -> PluralCoverage? {
    guard let locale, LocaleFolder.isLanguage(locale) else { return nil }
    if let known = coverages[locale] { return known }
    let coverage = PluralCoverage(locale: locale)
    coverages[locale] = coverage
    return coverage
  }
}
