import CalqueCatalogs
import CalqueDiagnostics

/// The laws of every catalog, regardless of the bytes it was read from.
enum CatalogLaws {
  static func hold(_ catalog: Catalog) {
    let bounds = TextBounds(catalog.source.utf8)
    for problem in catalog.problems {
      bounds.hold(problem.range, "the problem '\(problem.message)'")
      bounds.hold(problem.related, "the second place of '\(problem.message)'")
      _ = catalog.source.position(at: problem.range.lowerBound)
    }
    var keys: Set<ScalarKey> = []
    for entry in catalog.entries {
      fuzz_readers.hold(
        keys.insert(ScalarKey(entry.key)).inserted, "the key '\(entry.key)' is there once")
      fuzz_readers.hold(catalog[entry.key] == entry, "'\(entry.key)' is found by its key")
      bounds.hold(entry.keyRange, "the key '\(entry.key)'")
      bounds.hold(entry.range, "the entry '\(entry.key)'")
      bounds.hold(entry.commentRange, "the comment of '\(entry.key)'")
      fuzz_readers.hold(
        entry.range.lowerBound <= entry.keyRange.lowerBound
          && entry.keyRange.upperBound <= entry.range.upperBound,
        "the key '\(entry.key)' is inside its entry")
      for localization in entry.localizations { hold(localization, bounds) }
    }
  }

  /// Checks that an unchanged catalog is written as it was read, byte by byte.
  static func holdUnchanged(_ catalog: Catalog, _ input: [UInt8]) {
    let written = try? CatalogWriter.contents(of: catalog)
    fuzz_readers.hold(written == input, "a catalog that was not changed has the file's bytes")
  }

  private static func hold(_ localization: CatalogLocalization, _ bounds: TextBounds) {
    bounds.hold(localization.localeRange, "the locale '\(localization.locale)'")
    if let value = localization.value { hold(value, bounds) }
    for substitution in localization.substitutions {
      bounds.hold(substitution.nameRange, "the name '\(substitution.name)'")
      bounds.hold(substitution.formatSpecifierRange, "the specifier of '\(substitution.name)'")
      hold(substitution.value, bounds)
    }
  }

  private static func hold(_ value: CatalogValue, _ bounds: TextBounds) {
    switch value {
    case .text(let text): bounds.hold(text.range, "the text '\(text.string)'")
    case .stringSet(let set):
      bounds.hold(set.range, "a set of texts")
      for text in set.texts { bounds.hold(text.range, "the text '\(text.string)'") }
    case .variations(let variations):
      bounds.hold(variations.range, "the choice by \(variations.kind)")
      for branch in variations.cases {
        bounds.hold(branch.selectorRange, "the selector '\(branch.selector)'")
        hold(branch.value, bounds)
      }
    }
  }
}
