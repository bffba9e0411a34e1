import CalqueICUOracles
import Testing

@testable import CalqueICU

/// Locale identifiers that are never intended, but occur in requests. No formatter ends the
/// process; each returns a text or an error.
@Suite struct HostileLocaleTests {
  private static func long(_ letter: Character, _ count: Int) -> String {
    String(repeating: letter, count: count)
  }

  static let names: [String] = odd + lengths.flatMap(tooLong) + counts.flatMap(tooMany)

  private static let lengths = [8, 9, 11, 12, 13, 20, 60, 99, 100, 150, 156, 157, 158, 300, 70_000]

  private static func tooLong(_ count: Int) -> [String] {
    let letters = long("a", count)
    let heads = [
      "", "en@calendar=", "en@numbers=", "en@currency=", "en-u-nu-", "en-u-ca-", "en-x-", "en_US_",
      "en-", "en_", "en_US.", "en_US@",
    ]
    return heads.map { $0 + letters } + ["en@\(letters)=v"]
  }

  private static let counts = [1, 2, 8, 9, 10, 16, 17, 30, 40, 400]

  private static func tooMany(_ count: Int) -> [String] {
    let numbers = 0..<count
    return [
      "en-u-" + numbers.map { _ in "attribut" }.joined(separator: "-"),
      "en_US_" + numbers.map { _ in "ABCDE" }.joined(separator: "_"),
      "en@" + numbers.map { "k\($0)=v\($0)" }.joined(separator: ";"),
    ]
  }

  private static let odd = [
    "", "@", "-", "_", "x", "austronesian", "en\0de", "é", "😀", "../../etc/passwd", "en/../de",
    "%s%n%x", "en\nfr", "en US", "i-klingon", "root", "und", "C", "POSIX", "en_US_POSIX",
    "en-US-u-hc-h12-ca-buddhist-nu-thai", "en@hours=h12", "en_US@rg=gbzzzz", "en@@@", "en@=",
    "en@a=", "en@=a", "en@;;;", "en__", "en___POSIX", "_US", "__", "123", "1", "a1",
    "en-US-en-US", "en-u-nu", "en-u-nu-nu", "en-u-nu-latn-arab", "en-u-u-u", "en-t-", "en-t-de",
    "en@numbers=hans", "en@numbers=roman", "en@numbers=native", "en@numbers=xxxx", "x-private",
    "en-a-bbb-x-a-ccc", "zh-cmn-Hans-CN", "de-DE-1901-1901", "sl-rozaj-biske-1994", "-en", "en-",
  ]

  @Test(arguments: names)
  func everyFormatterSurvives(_ name: String) {
    _ = LocaleID.canonical(name)
    _ = LocaleID.isRightToLeft(name)
    _ = LocaleID.maximized(name)
    _ = LocaleID.isValid(name)
    _ = LocaleID.isAvailable(name)
    _ = LocaleID.chain(name)
    _ = LocaleID.displayName(name, in: name)
    _ = LocaleID.displayName("de", in: name)
    _ = LocaleID.setting("ca", to: name, in: name)
    _ = LocaleMatcher(supported: [name, "en"], default: name).bestMatch(desired: [name, "de"])
    _ = NumberSymbols(locale: name).string(-1_234_567)
    _ = PluralRules(locale: name).category(for: 1)
    _ = PluralRules(locale: name, kind: .ordinal).category(for: 1)
    _ = Exemplars.of(name)
    for style in [
      NumberFormat.Style.integer, .decimal, .init(.percent), .init(.compactLong),
      .init(.scientific),
    ] {
      _ = try? NumberFormat(locale: name, style: style).string(1234.5)
    }
    for skeleton in ["currency/EUR", "unit/kilometer", "unit/year unit-width-full-name"] {
      _ = try? NumberFormat(locale: name, skeleton: skeleton).string(1234.5)
    }
    _ = try? ListFormat(locale: name, kind: .and).string(["a", "b", "c"])
    _ = try? UnitFormat(locale: name, unit: "kilometer", usage: "road").string(5)
    _ = try? UnitFormat.name(of: "kilometer", locale: name, width: .wide)
    _ = try? DurationFormat(locale: name).string([(2, .hour), (3, .minute)])
    _ = DurationFormat.clock(seconds: 3661, locale: name)
    _ = try? SpelledNumber(locale: name).string(21)
    _ = TextBreaks.lineBreaks(Array("a b c".utf16), locale: name)
    _ = TextBreaks.words(Array("a b c".utf16), locale: name)
  }

  @Test(arguments: names)
  func everyRelativeDateFormatterSurvives(_ name: String) {
    for style in [RelativeDateFormat.Style.long, .words] {
      _ = try? RelativeDateFormat(locale: name, style: style).string(-1, .day)
    }
  }

  static let replacements: [(String, String?)] = [
    ("en", nil), ("de_AT", nil), ("zh-Hant-HK", nil), ("sr_RS.UTF-8@latin", nil),
    ("ar@calendar=islamic;numbers=arab", nil), ("en-US-u-hc-h12-ca-buddhist-nu-thai", nil),
    ("sl-rozaj-biske-1994", nil), ("en_US_POSIX", nil), ("und", nil), ("en@numbers=native", nil),
    ("austronesian", "und"), ("en-u-nu-" + long("a", 150), "en"),
    ("de-CH-u-nu-nothing", "de-CH"), ("pt_BR@calendar=" + long("c", 300), "pt-BR"),
    ("zh_Hant_" + long("A", 50), "zh-Hant"), ("", "und"), ("😀", "und"), ("en US", "und"),
  ]

  @Test(arguments: replacements)
  func whatIsTooLongIsLeftOut(_ name: String, _ replacement: String?) {
    #expect(LocaleID.replacement(for: name) == replacement)
  }

  /// Every locale with data is used unchanged.
  @Test func nothingIsReplacedThatHasData() {
    #expect(LocaleID.available.allSatisfy { LocaleID.replacement(for: $0) == nil })
  }
}
