import CalqueCatalogs
import CalqueDiagnostics
import CalqueTestRandom

/// Makes catalogs with everything that a catalog can contain, valid and invalid.
struct CatalogGenerator {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Two tables in three languages, one of them in all languages at once.
  mutating func catalogs() -> [Catalog] {
    let keys = (0..<12).map { key($0) }
    var catalogs = [
      Catalog(
        name: "Localizable", source: source("Localizable.xcstrings"), format: .xcstrings,
        sourceLanguage: "en", locales: ["en", "pl", "ar"],
        entries: keys.map { key in
          entry(key, locales: ["en", "pl", "ar"].filter { _ in random.number(below: 4) > 0 })
        })
    ]
    for locale in ["pl", "pt-BR", "en"] {
      for format in [Catalog.Format.strings, .stringsdict] where random.number(below: 3) > 0 {
        catalogs.append(
          Catalog(
            name: random.number(below: 2) == 0 ? "Localizable" : "Other",
            source: source("\(locale).lproj/\(random.number(below: 100)).\(format.rawValue)"),
            format: format,
            locales: [locale],
            entries: (keys + ["own \(locale)", ""]).filter { _ in random.number(below: 2) == 0 }
              .map { entry($0, locales: [locale]) }))
      }
    }
    return catalogs
  }

  private mutating func source(_ path: String) -> SourceText {
    SourceText(path: path, text: (0..<20).map { "Zażółć \($0)\n" }.joined())
  }

  private mutating func key(_ index: Int) -> String {
    random.pick(["key", "%lld files", "%@ and %@", "%1$@ of %2$lld", "%.2f km", "100%"])
      + " \(index)"
  }

  private mutating func entry(_ key: String, locales: [String]) -> CatalogEntry {
    let start = random.number(below: 200)
    return CatalogEntry(
      key: key, keyRange: start..<(start + 3),
      localizations: locales.map { locale in
        CatalogLocalization(
          locale: locale, value: random.number(below: 8) == 0 ? nil : value(depth: 0),
          substitutions: (0..<random.number(below: 3)).map { index in
            CatalogSubstitution(
              name: "s\(index)",
              argumentNumber: random.number(below: 2) == 0 ? nil : random.number(below: 3),
              formatSpecifier: random.pick(["lld", "@", "d", nil, ".1f"]), value: value(depth: 2))
          })
      })
  }

  private mutating func value(depth: Int) -> CatalogValue {
    guard depth < 3, random.number(below: 3) > 0 else {
      let start = random.number(below: 250)
      return .text(CatalogText(text(), range: start..<(start + random.number(below: 5))))
    }
    let selectors: [String]
    let kind: CatalogVariations.Kind
    switch random.number(below: 7) {
    case 0, 1: (kind, selectors) = (.plural, ["zero", "one", "two", "few", "many", "other"])
    case 2: (kind, selectors) = (.device, ["iphone", "mac", "applewatch", "other", "fridge"])
    case 3: (kind, selectors) = (.width, ["20", "100", "50"])
    case 4: (kind, selectors) = (.ordinal, ["one", "two", "few", "other", "many"])
    case 5: (kind, selectors) = (.select, ["Ana", "דנה 5", "other", "", "five words of any kind"])
    default: (kind, selectors) = (.other("moon"), ["full", "other"])
    }
    let chosen = selectors.filter { _ in random.number(below: 3) > 0 }
    return .variations(
      CatalogVariations(kind, cases: chosen.map { .init($0, value: value(depth: depth + 1)) }))
  }

  private mutating func text() -> String {
    (0..<random.number(below: 5)).map { _ in
      random.pick([
        "plain", "ęółż", "نص", "👩‍👧", " ", "%lld", "%@", "%1$@", "%2$lld", "%3$d", "%%", "%arg",
        "%#@s0@", "%#@s1@", "%2$#@s0@", "%5.2f", "%-8@", "%*d", "%.*f", "%q", "100% of", "%",
        "%x", "%#o", "%05d", "%+d", "%e", "%c", "%p",
      ])
    }.joined(separator: random.number(below: 2) == 0 ? " " : "")
  }
}
