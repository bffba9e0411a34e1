import CalqueCatalogs

/// Makes the units of files and of the entries in one language, and keeps the state that they need
/// from entry to entry.
struct EntryUnits {
  /// The number of the current entry in its file.
  var entryNumber = 0
  /// Whether the catalog asks for translations of the current entry.
  var isTranslatable = true
  private var coverages: [String: PluralCoverage] = [:]
  /// How many texts of a string catalog need a translation, and how many each language lacks.
  var counts: (total: Int, missing: [String: Int]) = (0, [:])

  /// Visits the problems that the reader of a file found, and the file as a whole.
  ///
  /// - Parameters:
  ///   - keys: The keys of the source language, if the file is in another one.
  ///   - isToldBefore: Whether another language, which comes first, has a key with escapes.
  ///   - tellsRepeatedKeys: Whether what other languages say of a key is told too.
  func visitFile(
    _ visitor: inout some UnitVisitor, besides keys: KeyIndex? = nil,
    tellsRepeatedKeys: Bool = false, isToldBefore: (String) -> Bool = { _ in false }
  ) {
    let file = visitor.file
    visitor.enter(locale: file.locale)
    if visitor.asks(for: .problem) {
      var problems = ConflictScan.problems(of: file)
      // The runtime rejects the whole file, and stops nowhere in it.
      if problems.contains(where: { $0.code == .encodingInvalid }) {
        problems.removeAll { $0.code == .stringsSilentTruncation }
      }
      for problem in file.isOtherFile ? problems.prefix(1) : problems[...]
      where tellsRepeatedKeys || !file.repeatsKey(problem, keys, isToldBefore) {
        visitor.visit(
          ProblemUnit(problem: problem, file: file, isInTranslation: keys != nil))
      }
    }
    visitor.visit(file)
  }

  /// Visits everything that an entry has in one language.
  mutating func visit(
    _ localization: CatalogLocalization, key: String, locale: String?, reference: ArgumentSource,
    _ visitor: inout some UnitVisitor
  ) {
    visitor.enter(locale: locale)
    if visitor.asks(for: .choice) {
      visitChoices(in: localization, key: key, locale: locale, reference, &visitor)
    }
    // Notes to translators describe texts and are not shown; pseudo-locales are generated.
    if let locale, LocaleFolder.isUnread(locale) { return }
    var hasPercent = reference.usage != nil
    // Copied one by one: with the reference all of it would be retained for every text.
    let (sources, isOfSource, number) = (reference.texts, reference.isOfSource, entryNumber)
    let asksForTranslation = isTranslatable
    let interest = visitor.interest
    TextLeaf.forEach(in: localization) { leaf in
      let traits = TextScan(leaf.text.string).traits
      if traits.contains(.percent) { hasPercent = true }
      // Its text is that of `other`, and has been checked there.
      if leaf.isDraftCopy { return }
      // Such a translation is to be removed, which `should_translate_conflict` says.
      if !asksForTranslation, !isOfSource { return }
      let source =
        leaf.isOfSet ? nil : sources?.text(part: leaf.part, selectors: leaf.selectors)
      guard interest.includes(traits, source: source?.traits) else { return }
      visitor.visit(
        TextUnit(
          text: leaf.text, traits: traits, key: key, locale: locale, selectors: leaf.selectors,
          isPart: leaf.part != nil, source: source, isSource: isOfSource,
          isTranslatable: asksForTranslation, entry: number))
    }
    guard hasPercent, visitor.asks(for: .arguments) else { return }
    visitArguments(
      FormatUsage(localization), key: key, locale: locale, reference: reference, &visitor)
  }

  /// The placeholders of an entry in one language.
  func visitArguments(
    _ usage: FormatUsage, key: String, locale: String?, reference: ArgumentSource,
    _ visitor: inout some UnitVisitor
  ) {
    if KeyText.isPredicateFormat(key) || isDate(usage, reference) { return }
    var unit = ArgumentsUnit(key: key, locale: locale, usage: usage, reference: reference)
    unit.partsHaveNumbers = visitor.file.format.numbersParts
    unit.mayHavePartsElsewhere = visitor.file.format.maySeparateParts
    unit.hasCopiedSource = visitor.file.format.copiesSource
    visitor.visit(unit)
  }

  /// Whether all texts are patterns of dates, and so is what they translate.
  private func isDate(_ usage: FormatUsage, _ reference: ArgumentSource) -> Bool {
    // Nearly all texts have a placeholder of printf only, and are not read again.
    guard let first = usage.texts.first, !first.format.invalids.isEmpty || first.uses.count > 1
    else {
      return false
    }
    return usage.texts.allSatisfy { DatePattern.matches($0.text.string) }
      && (reference.source ?? reference.usage)?.texts
        .allSatisfy { DatePattern.matches($0.text.string) } != false
  }

  private mutating func visitChoices(
    in localization: CatalogLocalization, key: String, locale: String?,
    _ reference: ArgumentSource, _ visitor: inout some UnitVisitor
  ) {
    func isChoice(_ value: CatalogValue?) -> Bool {
      if case .variations? = value { true } else { false }
    }
    if localization.substitutions.isEmpty, !isChoice(localization.value) { return }
    let categories = coverage(of: locale)
    let isOfOther = reference.isOfSource && visitor.file.format.variesSourceAsTarget
    func visitChoices(in value: CatalogValue?, _ part: CatalogSubstitution?) {
      guard case .variations(let variations)? = value else { return }
      visitor.visit(
        ChoiceUnit(
          variations: variations, key: key, locale: locale, numberFormat: part?.formatSpecifier,
          categories: categories, part: part?.name, source: reference.texts,
          isSource: reference.isOfSource, isOfOtherLanguage: isOfOther))
      for item in variations.cases { visitChoices(in: item.value, part) }
    }
    visitChoices(in: localization.value, nil)
    for part in localization.substitutions { visitChoices(in: part.value, part) }
  }

  private mutating func coverage(of locale: String?) -> PluralCoverage? {
    guard let locale, LocaleFolder.isLanguage(locale) else { return nil }
    if let known = coverages[locale] { return known }
    let coverage = PluralCoverage(locale: locale)
    coverages[locale] = coverage
    return coverage
  }
}
