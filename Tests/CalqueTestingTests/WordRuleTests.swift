import CalqueTesting
import Foundation
import SwiftUI
import Testing

/// What is wrong with the words of a text, beside words that look alike and are right.
@MainActor
@Suite struct WordRuleTests {
  private func screen(
    _ content: some View, _ language: String, _ entries: [String: [String: String]] = [:]
  ) throws -> LocalizedScreen {
    let strings = entries.mapValues { texts in
      ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
    }
    let table: [String: Any] = ["sourceLanguage": "en", "version": "1.0", "strings": strings]
    let data = try JSONSerialization.data(withJSONObject: table)
    let catalogs = try RuleScreen.catalogs(String(decoding: data, as: UTF8.self))
    return ScreenMatrix(
      catalogs: catalogs, locales: [language], size: CGSize(width: 390, height: 844)
    )
    .screen("Test", locale: language) { content }
  }

  // MARK: Encodings

  /// The bytes of UTF-8 as Windows-1252 has them, by Foundation.
  private func misread(_ string: String) -> String? {
    String(data: Data(string.utf8), encoding: .windowsCP1252)
      ?? String(data: Data(string.utf8), encoding: .isoLatin1)
  }

  @Test(arguments: [
    "Für dreißig Tage", "l’été", "12 €", "Größe", "Привет", "مرحبا", "日程", "Łódź",
  ])
  func `text that was read in another encoding is found`(string: String) throws {
    // Five bytes are no characters of Windows-1252; Latin-1 has all.
    let wrong = try #require(misread(string))
    let rule = MisreadTextRule()
    let found = rule.findings(on: try screen(Text(verbatim: wrong), "de"))
    #expect(found.map(\.kind) == [.placeholder])
    #expect(rule.findings(on: try screen(Text(verbatim: string), "de")).isEmpty)
  }

  @Test(arguments: [
    "SÃO PAULO", "«AMANHÃ»", "PÂINE", "ÂGE D’OR", "Ñandú", "ESPAÑA", "ØRSTED", "Ð", "naïveté",
    "déjà vu…", "à “gauche”", "50 Â", "â", "café — bar", "Ærø",
  ])
  func `letters of languages are not`(string: String) throws {
    #expect(MisreadTextRule().findings(on: try screen(Text(verbatim: string), "fr")).isEmpty)
  }

  // MARK: Markup

  @Test(arguments: [
    ("Terms &amp;amp; privacy", true), ("5 &lt; 6", false), ("It&#39;s", false),
    ("<b>New</b> plan", true), ("One<br/>two", true), (#"One\ntwo"#, true), ("Caf\\u00e9", true),
    ("1 < 2 and b > a", false), ("R&D", false), ("AT&T; more", false), (#"¯\_(ツ)_/¯"#, false),
    ("a <3 for you", false),
  ])
  func `markup that a reader sees is found in texts of a catalog`(
    text: String, isFound: Bool
  ) throws {
    let screen = try screen(Text("Terms"), "de", ["Terms": ["de": text]])
    let found = MarkupTextRule().findings(on: screen)
    // Markdown decodes entities; what is left of them is what a reader sees.
    #expect(found.map(\.key) == (isFound ? ["Terms"] : []), "\(screen.texts.map(\.string))")
  }

  @Test func `a path or a program without a key is data, an entity is not`() throws {
    let rule = MarkupTextRule()
    #expect(rule.findings(on: try screen(Text(verbatim: #"C:\new"#), "de")).isEmpty)
    #expect(rule.findings(on: try screen(Text(verbatim: "<b>bold</b>"), "de")).isEmpty)
    #expect(rule.findings(on: try screen(Text(verbatim: "Q&amp;A"), "de")).count == 1)
  }

  // MARK: Values

  @Test func `a value that a translation leaves out is found`() throws {
    let years = Text("\("1924")–\("1998")")
    func found(_ view: some View, _ key: String, _ arabic: String) throws -> [ScreenFinding] {
      LostValueRule().findings(on: try screen(view, "ar", [key: ["en": key, "ar": arabic]]))
    }
    #expect(try found(years, "%@–%@", "%1$@–").map(\.kind) == [.localization])
    #expect(try found(years, "%@–%@", "%1$@–%2$@").isEmpty)
    #expect(try found(years, "%@–%@", "%2$@–%1$@").isEmpty)
    // Numbers up to two are words, or an empty word.
    #expect(try found(Text("\(1) files"), "%lld files", "ملف واحد").isEmpty)
    #expect(try found(Text("\(7) files"), "%lld files", "ملفات").count == 1)
    #expect(try found(Text("\("") files"), "%@ files", "ملفات").isEmpty)
    // A text with looks of its own is a value.
    let bold = Text("Into \(Text(verbatim: "Italian").bold())")
    #expect(try found(bold, "Into %@", "ترجمة").count == 1)
    #expect(try found(bold, "Into %@", "إلى %@").isEmpty)
  }

  // MARK: Literals

  @Test(arguments: [
    ("Recently deleted", "ja", ["literal"]), ("Recently deleted", "de", []),
    ("Bremen Hauptbahnhof", "ja", []), ("iCloud", "ja", []), ("ann@example.com", "ar", []),
    ("The tide is rising", "ar", ["literal"]), ("最近削除した項目", "ja", []),
  ])
  func `a sentence in Latin letters is found in other scripts`(
    text: String, language: String, kinds: [String]
  ) throws {
    let found = LiteralTextRule().findings(on: try screen(Text(verbatim: text), language))
    #expect(found.map(\.kind.name) == kinds)
    #expect(found.allSatisfy { $0.severity == .information })
  }

  /// Without a key it may be data.
  @Test(arguments: [
    ("ride.status.draft", true), ("offline_hint_title", true), ("status.open", false),
    ("plan.v2.pdf", false), ("www.example.museum", false), ("a.b", false), ("1.2.3", false),
    ("maps.example.com", false), ("Größe.neu.alt", false), ("well done", false),
  ])
  func `a text that looks like a key is found`(text: String, isFound: Bool) throws {
    let rule = LiteralTextRule()
    let entries = ["Draft": ["de": text]]
    let severities = isFound ? [ScreenFinding.Severity.warning] : []
    #expect(
      rule.findings(on: try screen(Text("Draft"), "de", entries)).map(\.severity) == severities)
    let literal = rule.findings(on: try screen(Text(verbatim: text), "de", entries))
    #expect(literal.map(\.severity) == (isFound ? [.information] : []))
  }

  @Test(arguments: [
    ("Allergens", "Allergens", "ja", ScreenFinding.Severity.information),
    ("Save the file", "Save the file", "ar", .warning),
    ("Fly Loft", "Fly Loft", "ar", .information),
    ("Allergens", "アレルゲン", "ja", nil), ("Allergens", "Allergens", "de", nil),
    ("USB", "USB", "ja", nil), ("iPhone", "iPhone", "ja", nil), ("WhatsApp", "WhatsApp", "ar", nil),
  ])
  func `the source text as a translation is found`(
    key: String, text: String, language: String, severity: ScreenFinding.Severity?
  ) throws {
    let entries = [key: ["en": key, language: text]]
    let shown = try screen(Text(LocalizedStringKey(key)), language, entries)
    #expect(UntranslatedRule().findings(on: shown).map(\.severity) == [severity].compactMap(\.self))
  }

  @Test func `a literal that is a key is found in all languages`() throws {
    let entries = ["Settings": ["de": "Einstellungen"], "Video": ["de": "Video"]]
    let rule = LiteralTextRule()
    #expect(rule.findings(on: try screen(Text(verbatim: "Settings"), "de", entries)).count == 1)
    #expect(rule.findings(on: try screen(Text(verbatim: "Video"), "de", entries)).isEmpty)
    #expect(rule.findings(on: try screen(Text("Settings"), "de", entries)).isEmpty)
    // No data of people looks like these.
    for key in ["status.open", "status_open", "Sold out since yesterday"] {
      let found = rule.findings(
        on: try screen(Text(verbatim: key), "de", [key: ["de": "Geöffnet"]]))
      #expect(found.map(\.severity) == [.warning])
    }
    // That the key has no translation is nothing that this screen shows.
    let missing = ["Settings": ["en": "Options"], "Video": ["de": "Video"]]
    let shown = try screen(Text(verbatim: "Settings"), "de", missing)
    #expect(shown.findings(from: .warning).isEmpty, "\(shown.findings)")
  }

  @Test(arguments: [("Mon", "ja", 1), ("Mon", "fr", 0), ("Sun", "en", 0), ("Monitor", "ja", 0)])
  func `a short weekday in English is found in other scripts`(
    text: String, language: String, count: Int
  ) throws {
    let screen = try screen(Text(verbatim: text), language)
    #expect(ForeignDateRule().findings(on: screen).count == count)
  }

  @Test(arguments: [
    ("Monday, May 12", "ja", 1), ("Monday, May 12", "en", 0), ("Montag, 12. Mai", "de", 0),
    ("Sundays", "de", 0), ("Black Friday", "fr", 0), ("Friday", "fr", 1), ("5月12日 月曜日", "ja", 0),
  ])
  func `an English date in another language is found`(
    text: String, language: String, count: Int
  ) throws {
    let ends = Text("Ends on \(text)")
    var entries = ["Ends on %@": ["en": "Ends on %@"]]
    entries["Ends on %@"]?[language] = "%@ …"
    #expect(
      ForeignDateRule().findings(on: try screen(ends, language, entries)).map(\.severity)
        == Array(repeating: .information, count: count))
    #expect(
      ForeignDateRule().findings(on: try screen(Text(verbatim: text), language, entries))
        .map(\.severity) == Array(repeating: .information, count: count))
  }

  @Test(arguments: [
    ("12.50 €", "de", true), ("12,50 €", "de", false), ("€12.50", "fr", true),
    ("$1,234.50", "de", true), ("1.234,50 $", "de", false), ("1,234.50", "en", false),
    ("1,234 steps", "de", true), ("1.234 Schritte", "de", false), ("0,125 l", "de", false),
    ("1,234,567", "pl", true), ("1.234.567", "en", true), ("12,50 €", "en", true),
    ("12,50 €", "ja", true), ("1.234 kg", "en", false), ("4.8 %", "de", true),
    ("4.8", "de", false), ("Version 2.10", "de", false), ("9.30 Uhr", "de", false),
    ("29.11.2026", "de", false), ("192.168.1.10", "de", false), ("3,5", "en", false),
    ("1,234.50", "de-CH", false), ("1,234.50", "es-MX", false), ("1,234.50", "es", true),
    ("12.50 €", "ar", false), ("1, 2, 3", "de", false), ("file1.234.txt", "en", false),
  ])
  func `a number with the signs of another language is found`(
    text: String, language: String, isFound: Bool
  ) throws {
    let shown = try screen(Text(verbatim: text), language)
    let found = ForeignNumberRule().findings(on: shown)
    #expect(found.map(\.severity) == (isFound ? [.information] : []))
  }

  @Test(arguments: [
    ("en", "Since %lld", 2024, true), ("de", "Since %lld", 2024, true),
    ("ar", "© %lld Calque", 1999, true), ("hi", "Season %lld", 2031, true),
    ("en", "%lld steps this year", 2024, false), ("en", "%lld steps", 2024, false),
    ("en", "Founded in %lld", 1905, true), ("en", "%lld Edition", 2026, true),
    ("en", "Since %lld", 12_024, false), ("en", "Since %lld", 3_024, false),
    ("es", "Since %lld", 2024, false),
  ])
  func `a year that is written as an amount is found`(
    language: String, key: String, year: Int, isFound: Bool
  ) throws {
    let (front, end) = (key.split(separator: "%lld").first ?? "", key.hasSuffix("%lld"))
    var text = LocalizedStringKey.StringInterpolation(literalCapacity: 0, interpolationCount: 1)
    text.appendLiteral(key.hasPrefix("%") ? "" : String(front))
    text.appendInterpolation(year)
    text.appendLiteral(end ? "" : String(key.split(separator: "%lld").last ?? ""))
    let entries = [key: [language: key]]
    let shown = try screen(
      Text(LocalizedStringKey(stringInterpolation: text)), language, entries)
    #expect(GroupedYearRule().findings(on: shown).count == (isFound ? 1 : 0), "\(shown.texts)")
    // A text that is given has no signs.
    let plain = try screen(
      Text("Since \(String(year))"), language, ["Since %@": [language: "Since %@"]])
    #expect(GroupedYearRule().findings(on: plain).isEmpty)
  }

  /// Numbers by Foundation's formatter, in all languages: none is one of another language.
  @Test(arguments: ["de", "fr", "pl", "en", "ja", "pt-BR", "ar", "hi", "de-CH", "es-MX", "sv"])
  func `numbers that a formatter writes are not`(language: String) throws {
    let locale = Locale(identifier: language)
    let numbers = [1_234.5, 12.5, 1_234_567.25, 0.125, 1_234, 999]
    let shown = try screen(
      VStack {
        ForEach(numbers, id: \.self) { number in
          Text(verbatim: number.formatted(.currency(code: "EUR").locale(locale)))
          Text(verbatim: number.formatted(.number.locale(locale)))
          Text(verbatim: number.formatted(.percent.locale(locale)))
        }
      }, language)
    let found = ForeignNumberRule().findings(on: shown)
    #expect(found.isEmpty, "\(found)")
  }

  // MARK: Right to left

  /// UAX #9: a sign in front of digits has the direction of the paragraph, unless a letter or a
  /// mark in front of it has another one.
  @Test(arguments: [
    ("−12°", true), ("-5", true), ("+49 30 1234", true), ("الحرارة −12°", true),
    ("\u{200E}−12°", false), ("10-12", false), ("A-12", false), ("12−", false), ("−١٢", false),
    ("\u{2066}−12°\u{2069}", false), ("-", false),
  ])
  func `a sign behind its number is found`(text: String, isFound: Bool) throws {
    let rule = DetachedSignRule()
    #expect(rule.findings(on: try screen(Text(verbatim: text), "ar")).isEmpty != isFound)
    #expect(rule.findings(on: try screen(Text(verbatim: text), "en")).isEmpty)
  }

  /// UAX #9, N2: a space between numbers has the direction of the paragraph; a no-break space is a
  /// part of the number (W4).
  @Test(arguments: [
    ("11 234 5678", true), ("الهاتف 11 234 5678", true), ("\u{2066}11 234 5678\u{2069}", false),
    ("11\u{A0}234\u{A0}5678", false), ("2 3", false), ("\u{200E}84 210", false), ("84210", false),
    ("A1 234 5678", false), ("١١ ٢٣٤ ٥٦٧٨", false), ("2 3 - 11 234 5678", true),
  ])
  func `groups of a number in reverse order are found`(text: String, isFound: Bool) throws {
    let rule = DetachedSignRule()
    #expect(rule.findings(on: try screen(Text(verbatim: text), "ar")).isEmpty != isFound)
    #expect(rule.findings(on: try screen(Text(verbatim: text), "en")).isEmpty)
  }

  /// JIS X 0208, GB 2312 and Big5 say which letters a language is written with.
  @Test(arguments: [
    ("整备工場", "ja", true), ("整備工場", "ja", false), ("髙島屋", "ja", false),
    ("設置内容", "zh-Hant", true), ("設置內容", "zh-Hant", false), ("設定", "zh-Hans", true),
    ("设定", "zh-Hans", false), ("整备", "de", false),
  ])
  func `a letter of another language of Han letters is found`(
    text: String, language: String, isFound: Bool
  ) throws {
    let screen = try screen(Text("Workshop"), language, ["Workshop": [language: text]])
    let found = ForeignHanRule().findings(on: screen)
    #expect(found.map(\.kind) == (isFound ? [.mixedFonts] : []))
    #expect(found.allSatisfy { $0.severity == .warning && $0.key == "Workshop" })
  }

  /// Values are isolated: what is in them does not say where the arrow is between them.
  @Test func `an arrow between values points backward`() throws {
    let route = Text("\("Bremen") → \("Leipzig")")
    func found(_ view: some View, _ arabic: String) throws -> [ScreenFinding] {
      TextArrowRule().findings(
        on: try screen(view, "ar", ["%@ → %@": ["en": "%@ → %@", "ar": arabic]]))
    }
    let backward = try found(route, "%1$@ → %2$@")
    #expect(backward.map(\.severity) == [.warning])
    #expect(try found(route, "%1$@ ← %2$@").isEmpty)
    #expect(try found(Text(verbatim: "Bremen → Leipzig"), "").isEmpty)
  }
}
