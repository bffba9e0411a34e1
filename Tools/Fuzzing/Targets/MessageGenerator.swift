import CalqueCatalogs

/// Plausible catalogs: texts with formats, variables, choices and markup, combined from parts that
/// are valid, nearly valid, or extreme.
struct MessageGenerator {
  var choices: FuzzChoices

  /// The keys of every catalog, which are resolved.
  static let keys = ["a", "%lld files", "%@ has %lld", "%@ %@ %@", "%f", "%1$@ %1$@"]

  private static let words = [
    "", "x", "é", "דנה 5", "日本", "👩‍👩‍👧", "a\u{301}", "%%", "%", " ", "\n", "{", "^[",
    "](inflect: true)",
    "**b**", "[l](https://a.b)", "\u{10FFFD}", "\u{202E}", "\u{0}",
  ]
  private static let locales = ["en", "ar", "pl", "ja", "und", "austronesian", "en-XA"]
  private static let names = ["n", "m", "n2", "o"]

  mutating func catalog() -> Catalog {
    let locale = choices.pick(Self.locales)
    let entries = Self.keys.map { key in
      CatalogEntry(key: key, localizations: [localization(locale)])
    }
    return Catalog(
      name: "Localizable", format: choices.pick([.xcstrings, .stringsdict, .strings]),
      sourceLanguage: "en", locales: [locale], entries: entries)
  }

  private mutating func localization(_ locale: String) -> CatalogLocalization {
    let parts = (0..<choices.count(upTo: 3)).map { index in
      CatalogSubstitution(
        name: Self.names[index],
        argumentNumber: choices.pick([nil, 1, 2, Int(truncatingIfNeeded: choices.number())]),
        formatSpecifier: choices.pick(["lld", "@", ".2f", "5d", nil, "*d", "1$@", ""]),
        value: value(depth: 1))
    }
    return CatalogLocalization(locale: locale, value: value(depth: 0), substitutions: parts)
  }

  private mutating func value(depth: Int) -> CatalogValue {
    let kinds: [CatalogVariations.Kind?] = [
      nil, nil, .plural, .ordinal, .select, .device, .width, .other("moon"),
    ]
    guard depth < 4, let kind = choices.pick(kinds) else { return .text(CatalogText(text())) }
    let selectors = [
      "other", "one", "few", "zero", "mac", "iphone", "20", "-1", "9223372036854775807", "x", "",
    ]
    return .variations(
      CatalogVariations(
        kind,
        cases: (0..<choices.count(upTo: 3)).map { _ in
          CatalogVariations.Case(choices.pick(selectors), value: value(depth: depth + 1))
        }))
  }

  private mutating func text() -> String {
    (0..<choices.count(upTo: 4)).map { _ in
      switch choices.byte() % 4 {
      case 0: choices.pick(Self.words)
      case 1: "%#@\(choices.pick(Self.names))@"
      case 2: "%arg"
      default: specifier()
      }
    }.joined()
  }

  private mutating func specifier() -> String {
    var result = "%"
    if choices.byte() % 3 == 0 { result += "\(choices.number())$" }
    result += choices.pick(["", "-", "0", "+", " ", "#", "-0"])
    result += choices.pick(["", "", "5", "*", "*2$", "\(choices.number())"])
    result += choices.pick(["", "", ".", ".2", ".*", ".*1$", ".\(choices.number())"])
    result += choices.pick(["", "l", "ll", "h", "hh", "z", "L"])
    return result + choices.pick(["@", "d", "u", "x", "o", "f", "e", "g", "a", "c", "s", "p", "n"])
  }
}
