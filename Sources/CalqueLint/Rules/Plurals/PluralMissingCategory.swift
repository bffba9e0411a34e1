import CalqueCatalogs
package import CalqueDiagnostics
package import CalqueICU

/// A plural without a text for a category of its language.
package enum PluralMissingCategory: Rule, CombinedRule {
  package static let id = "plural_missing_category"
  package static let severity = Severity.error
  package static let summary = "a missing plural category of the language"
  package static let rationale = """
    The plural categories of a language are defined by CLDR. Numbers of a missing category get the \
    string for `other`, which is then wrong: Polish "5 pliku" instead of "5 plików". Where \
    files have no states for a draft, no integer needs `other`, and it has a form of its own in place \
    of the only missing one, that is information. It also \
    is information if the language uses the same word after every number, as Turkish does, for \
    English abbreviations such as `%d min`, and for an English number that no word follows, as in \
    `Step %d`. \
    Categories of whole millions only (`many` in French, Spanish, Italian, Portuguese, Catalan), \
    or of decimal numbers only (`many` in Czech, Slovak, Lithuanian) in a plural of an integer, \
    are information, and therefore off by default. So are a category of the number 0 alone, those of a plural that is not translated \
    yet, and categories that the source text should have too and does not: they are reported once, \
    at the source text.
    """
  package static let examples: [RuleExample] = [
    .plural([("one", "%d plik"), ("other", "%d pliku")], in: "pl", markedAt: "↓"),
    .plural([("other", "%d Dateien")], in: "de", markedAt: "↓"),
    .plural(
      [("one", "%d plik"), ("few", "%d pliki"), ("many", "%d plików"), ("other", "%d pliku")],
      in: "pl"),
    .plural([("one", "%d plik"), ("few", "%d pliki"), ("other", "%d plików")], in: "pl"),
    .plural(
      [("one", "%d plik"), ("few", "%d pliku"), ("other", "%d pliku")], in: "pl", markedAt: "↓"),
    .plural([("one", "%d soubor"), ("few", "%d soubory"), ("other", "%d souborů")], in: "cs"),
    .plural([("one", "%d fichier"), ("other", "%d fichiers")], in: "fr"),
    .plural([("other", "%d 個")], in: "ja"),
    .plural([("other", "%d min")]),
    .plural([("other", "%d")]),
    .plural([("other", "Step %d")]),
    RuleExample(
      files: RuleExample.plural([("one", "%d month"), ("other", "%d months")]).files
        + RuleExample.plural([("one", "%d month"), ("other", "%d months")], in: "be").files),
    RuleExample(
      files: RuleExample.plural([("other", "%d months")], markedAt: "↓").files
        + RuleExample.plural([("other", "%d Monate")], in: "de").files),
    RuleExample.xliff(
      """
      <trans-unit id="%d files|==|plural.other"><source>%d files</source>
      <target>%d 個</target></trans-unit>
      """
    ).toJapanese,
  ]

  package static func check(_ choice: ChoiceUnit, in context: inout LintContext) {
    let variations = choice.variations
    guard variations.kind == .plural, let categories = choice.categories,
      let locale = choice.locale,
      !choice.isOfOtherLanguage
    else { return }
    let present = Set(variations.cases.map(\.selector))
    if present.isEmpty { return }
    let isFloating = choice.numberFormat?.last.map { "fFeEgGaA".contains($0) } ?? false
    var missing: [PluralCategory] = []
    var rare: [PluralCategory] = []
    for (category, reach) in categories.categories
    where category != .other && !present.contains(category.rawValue) {
      switch reach {
      case .everyday:
        if isOnlyZero(category, locale) { rare.append(category) } else { missing.append(category) }
      case .millions: rare.append(category)
      case .decimals: if isFloating { missing.append(category) } else { rare.append(category) }
      }
    }
    reportCopies(in: variations, categories, choice, &context)
    if isUntranslated(choice) || isAbbreviated(choice, locale) || isBareNumber(choice)
      || !isFloating && context.edits.copies(of: missing, in: variations) == nil
        && otherServes(for: missing, categories, variations)
      || missing.allSatisfy({ isAbsentInSource($0, of: choice) })
    {
      rare = missing + rare
      missing = []
    }
    let reported = missing.isEmpty ? rare : missing
    guard !reported.isEmpty else { return }
    let rules = PluralRules(locale: locale)
    let names = reported.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let examples = reported.map { "'\($0.rawValue)' (\(samples(of: $0, rules)))" }
    context.report(
      Self.self, at: variations.range, severity: severity(missing, locale),
      "The plural has no string for \(names), which \(locale) requires",
      remedy: "Add \(examples.joined(separator: ", "))", key: choice.key, locale: locale,
      fix: context.edits.copies(of: reported, in: variations))
  }

  /// A file that was written without `many`, which `other` seemed to be, lacks it everywhere.
  package static func habit(of finding: Finding) -> FindingSeries? {
    guard finding.message.hasPrefix("The plural has no string for 'many', which") else {
      return nil
    }
    return FindingSeries(
      of: finding, key: finding.locale, detail: finding.message + finding.file, minimum: 3)
  }

  package static func series(of finding: Finding) -> FindingSeries? { nil }

  package static func combine(_ first: inout Finding, _ others: FindingSeries.Others) {
    first.message += others.counted("plural of the file lacks it", "plurals of the file lack it")
  }

  /// Whether `other` has the form of the only category that is missing: no integer needs `other`
  /// itself, and its text is another one than those of the other categories. Russian "5 файлов" is
  /// right in either.
  private static func otherServes(
    for missing: [PluralCategory], _ categories: PluralCoverage, _ variations: CatalogVariations
  ) -> Bool {
    guard missing.count == 1, case .text(let other)? = variations["other"],
      categories.categories.contains(where: { $0.category == .other && $0.reach == .decimals }),
      variations.cases.count > 2
    else { return false }
    return !variations.cases.contains { item in
      guard item.selector != "other", case .text(let text) = item.value else { return false }
      return text.string == other.string
    }
  }

  /// Whether the texts are still those of the source language, whose plurals they are.
  private static func isUntranslated(_ choice: ChoiceUnit) -> Bool {
    guard let source = choice.source else { return false }
    return choice.variations.cases.allSatisfy { item in
      guard case .text(let text) = item.value, hasLetters(text, choice) else {
        return false
      }
      return source.text(part: choice.part, selectors: [item.selector])?.string == text.string
    }
  }

  /// Whether the text for other numbers is a number alone, which is the same in every form.
  private static func isBareNumber(_ choice: ChoiceUnit) -> Bool {
    guard case .text(let other)? = choice.variations["other"] else { return false }
    return !hasLetters(other, choice)
  }

  /// Whether the text for other numbers is one short word, which may abbreviate a unit: `%d min`.
  private static func isAbbreviated(_ choice: ChoiceUnit, _ locale: String) -> Bool {
    guard WritingSystem.language(locale) == "en",
      case .text(let other)? = choice.variations["other"]
    else { return false }
    let words = other.string.split { !$0.isLetter && $0 != "%" }.filter { !$0.hasPrefix("%") }
    if isOrdinal(other.string) { return true }
    return words.count == 1 && words.allSatisfy { $0.count <= 3 && $0.last != "s" }
  }

  /// Whether a text is a name with a number after it: `Step %d`.
  private static func isOrdinal(_ text: String) -> Bool {
    let format = FormatString(text)
    guard format.specifiers.count == 1, let number = format.specifiers.first,
      number.range.upperBound == text.utf8.count,
      let before = format[0..<number.range.lowerBound].last
    else { return false }
    return before == " " && !format[0..<number.range.lowerBound].dropLast().contains(" ")
  }

  /// Whether a category is that of the number 0 only, as in Arabic and Welsh: `other` is shown,
  /// which is understood, and most programs say "none" in another text.
  private static func isOnlyZero(_ category: PluralCategory, _ locale: String) -> Bool {
    guard category == .zero else { return false }
    let rules = PluralRules(locale: locale)
    return !(1...30).contains { rules.category(for: $0) == .zero }
  }

  /// Whether a text has letters beside its placeholders: in a part of a text, `%arg` is one.
  private static func hasLetters(_ text: CatalogText, _ choice: ChoiceUnit) -> Bool {
    FormatProse.hasLetters(
      choice.part == nil ? text.string : text.string.replacing("%arg", with: ""))
  }

  /// Whether the source text lacks a category, too, that its language requires. It may be copied
  /// from `other` there: until that is reviewed, no translation can follow it.
  private static func isAbsentInSource(_ category: PluralCategory, of choice: ChoiceUnit) -> Bool {
    guard let source = choice.source, let locale = source.locale,
      source.lack(category.rawValue, part: choice.part)
    else { return false }
    return PluralRules(locale: locale).categories.contains(category)
  }

  /// An error if everyday numbers get the text for `other` and that is wrong for them.
  private static func severity(_ missing: [PluralCategory], _ locale: String) -> Severity {
    if missing.isEmpty { return .information }
    let language = String(WritingSystem.language(locale))
    return missing.contains { isNeeded($0, in: language) } ? .error : .information
  }

  /// Whether a text for other numbers is wrong for those of a category.
  package static func isNeeded(_ category: PluralCategory, in language: String) -> Bool {
    switch category {
    // Nouns stay in the singular after every number, so one text serves for all.
    case .one: !uncountedPlurals.contains(language)
    // The dual is used for a few nouns; after a number the plural is correct.
    case .two: language != "he"
    case .zero, .few, .many, .other: true
    }
  }

  /// Languages in which a noun after a number is in the singular.
  private static let uncountedPlurals: Set<String> = [
    "az", "bn", "ckb", "eu", "fa", "hu", "hy", "ka", "kk", "ku", "ky", "mn", "ne", "tk", "tr", "ug",
    "uz",
  ]

  /// Reports texts that are copies of the one for `other`, as the fix makes them, until a
  /// translator has reviewed them.
  private static func reportCopies(
    in variations: CatalogVariations, _ categories: PluralCoverage, _ choice: ChoiceUnit,
    _ context: inout LintContext
  ) {
    guard case .text(let other)? = variations["other"] else { return }
    let copies = variations.cases.compactMap {
      item -> (text: CatalogText, category: PluralCategory, isEveryday: Bool)? in
      guard variations.isDraftCopy(item), case .text(let text) = item.value,
        let category = categories.categories.first(where: { $0.category.rawValue == item.selector }
        )
      else { return nil }
      return (text, category.category, category.reach == .everyday)
    }
    guard let first = copies.first(where: \.isEveryday) ?? copies.first else { return }
    let names = copies.map { "'\($0.category.rawValue)'" }.joined(separator: ", ")
    // A number alone is the same in every form.
    let needed = copies.filter { $0.isEveryday && hasLetters(other, choice) }
      .map(\.category).filter { !isAbsentInSource($0, of: choice) }
    let isSameForm = needed == [.few] && hasFormOfDecimals(variations, categories, choice)
    context.report(
      Self.self, at: first.text.range,
      severity: isSameForm ? .information : severity(needed, choice.locale ?? ""),
      copies.count == 1
        ? "The string for \(names) is a copy of 'other' that needs review"
        : "The strings for \(names) are copies of 'other' that need review",
      remedy: "Translate it, or mark it as translated if both are the same",
      key: choice.key, locale: choice.locale)
  }

  /// Whether `other` is for decimal numbers only, whose form `few` has in Slavic languages: Russian
  /// "2 человека" and "1,5 человека". The form for `many` must be another one.
  private static func hasFormOfDecimals(
    _ variations: CatalogVariations, _ categories: PluralCoverage, _ choice: ChoiceUnit
  ) -> Bool {
    guard case .text(let other)? = variations["other"], case .text(let many)? = variations["many"],
      categories.categories.contains(where: { $0.category == .other && $0.reach == .decimals })
    else { return false }
    return many.string != other.string
  }

  /// Returns some numbers of a category to test the text with.
  private static func samples(of category: PluralCategory, _ rules: PluralRules) -> String {
    let numbers = ((0...200).map(\.self) + [1_000, 1_000_000, 2_000_000])
      .filter { rules.category(for: $0) == category }.prefix(3)
    return numbers.isEmpty
      ? "decimal numbers" : numbers.map { String($0) }.joined(separator: ", ") + " …"
  }
}

extension RuleExample {
  /// The same exchange file into a language with one category.
  fileprivate var toJapanese: RuleExample {
    var copy = self
    copy.files[0].text = copy.files[0].text.replacing("\"de\"", with: "\"ja\"")
    return copy
  }
}
