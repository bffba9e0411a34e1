import CalqueLocalization
import CalqueMessages
import Foundation
import Testing

import class CalqueLocalization.PersonNameComponentsFormatter

@Suite struct PersonNameTests {
  private typealias Style = PersonNameComponents.FormatStyle.Style

  private static let thomas = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")
  private static let liza = PersonNameComponents(
    namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith",
    nameSuffix: "Esq.", nickname: "Liza")

  /// Examples from Foundation's documentation, and reported outputs.
  @Test(
    arguments: [
      (thomas, "en_US", .long, "Dr. Thomas Louis Clark Esq."),
      (thomas, "en_US", .medium, "Thomas Clark"), (thomas, "en_US", .short, "Tom"),
      (thomas, "en_US", .abbreviated, "TC"), (liza, "zh_CN", .abbreviated, "SE"),
      (liza, "zh_CN", .short, "Liza"), (liza, "zh_CN", .medium, "Smith Elizabeth"),
      (liza, "zh_CN", .long, "Dr Smith Elizabeth Jillian Esq."),
    ] as [(PersonNameComponents, String, PersonNameComponents.FormatStyle.Style, String)])
  func styles(
    name: PersonNameComponents, locale: String, style: PersonNameComponents.FormatStyle.Style,
    expected: String
  ) {
    let locale = Locale(identifier: locale)
    #expect(name.formatted(.name(style: style).locale(locale)) == expected)
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = locale
    formatter.style = PersonNameComponentsFormatter.Style(rawValue: style.rawValue + 1) ?? .default
    #expect(formatter.string(from: name) == expected)
    #expect(formatter.string(for: name) == expected)
  }

  @Test(
    arguments: [
      (PersonNameComponents(givenName: "泰夫", familyName: "木田", nameSuffix: "先生"), "木田泰夫先生"),
      (PersonNameComponents(givenName: "민수", familyName: "김"), "김민수"),
      (PersonNameComponents(givenName: "アルベルト", familyName: "アインシュタイン"), "アルベルト・アインシュタイン"),
      (PersonNameComponents(givenName: "محمد", familyName: "المصري"), "محمد المصري"),
    ])
  func aScriptIsStrongerThanTheLocale(name: PersonNameComponents, expected: String) {
    for locale in ["en_US", "ja_JP", "ar_EG"] where !(locale == "ja_JP" && expected.contains(" ")) {
      #expect(name.formatted(.name(style: .long).locale(Locale(identifier: locale))) == expected)
    }
  }

  @Test func localesHaveAnOrder() {
    let name = PersonNameComponents(givenName: "Béla", familyName: "Bartók")
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "hu"))) == "Bartók Béla")
    #expect(name.formatted(.name(style: .medium).locale(Locale(identifier: "de"))) == "Béla Bartók")
  }

  @Test func scriptsWithoutInitialsAreNotAbbreviated() {
    let arabic = PersonNameComponents(givenName: "أحمد", familyName: "المصري")
    let japanese = PersonNameComponents(givenName: "泰夫", familyName: "木田")
    let greek = PersonNameComponents(givenName: "νίκος", familyName: "παπαδάκης")
    let style = PersonNameComponents.FormatStyle(
      style: .abbreviated, locale: Locale(identifier: "en"))
    #expect(style.format(arabic) == "أحمد")
    #expect(style.format(japanese) == "木田")
    #expect(style.format(greek) == "ΝΠ")
  }

  @Test func whatIsMissingIsLeftOut() {
    #expect(PersonNameComponents().formatted().isEmpty)
    #expect(PersonNameComponents(givenName: " Ana ").formatted() == "Ana")
    #expect(PersonNameComponents(nickname: "Bo").formatted() == "Bo")
    #expect(PersonNameComponents(familyName: "Ng").formatted(.name(style: .short)) == "Ng")
  }

  @Test func thePronunciationCanBeShown() {
    var name = PersonNameComponents(givenName: "泰夫", familyName: "木田")
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = Locale(identifier: "ja")
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == "")
    name.phoneticRepresentation = PersonNameComponents(givenName: "やすお", familyName: "きだ")
    #expect(formatter.string(from: name) == "きだやすお")
    #expect(
      PersonNameComponentsFormatter.localizedString(
        from: name, style: .default, options: .phonetic) == "きだやすお")
  }

  @Test func partsAreMarked() {
    let style = PersonNameComponents.FormatStyle(style: .medium, locale: Locale(identifier: "en"))
    let text = style.attributed.format(Self.thomas)
    #expect(text.runs.map(\.personNameComponent) == [.givenName, .delimiter, .familyName])
    #expect(String(text.characters) == "Thomas Clark")
  }

  @Test(
    arguments: [
      ("en", "Dr. Thomas Louis Clark, Esq.", thomasWithoutNickname),
      ("en", "Dr. Thomas “Tom” Louis Clark Esq.", thomas),
      (
        "en", "Clark, Thomas Louis",
        PersonNameComponents(givenName: "Thomas", middleName: "Louis", familyName: "Clark")
      ),
      (
        "de", "Ludwig van Beethoven",
        PersonNameComponents(givenName: "Ludwig", familyName: "van Beethoven")
      ),
      ("hu", "Bartók Béla", PersonNameComponents(givenName: "Béla", familyName: "Bartók")),
      (
        "vi", "Nguyễn Văn An",
        PersonNameComponents(givenName: "An", middleName: "Văn", familyName: "Nguyễn")
      ),
      ("zh", "杨振宁", PersonNameComponents(givenName: "振宁", familyName: "杨")),
      ("zh", "欧阳修", PersonNameComponents(givenName: "修", familyName: "欧阳")),
      ("ja", "木田 泰夫", PersonNameComponents(givenName: "泰夫", familyName: "木田")),
      (
        "ja", "アルベルト・アインシュタイン",
        PersonNameComponents(givenName: "アルベルト", familyName: "アインシュタイン")
      ),
      ("en", "Cher", PersonNameComponents(givenName: "Cher")),
    ] as [(String, String, PersonNameComponents)])
  func textsAreRead(locale: String, text: String, expected: PersonNameComponents) throws {
    let locale = Locale(identifier: locale)
    let strategy = PersonNameComponents.ParseStrategy(locale: locale)
    #expect(try PersonNameComponents(text, strategy: strategy) == expected)
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = locale
    #expect(formatter.personNameComponents(from: text) == expected)
  }

  private static let thomasWithoutNickname = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.")

  @Test func whatIsNoNameIsNotRead() {
    let strategy = PersonNameComponents.ParseStrategy(locale: Locale(identifier: "ja"))
    for text in ["", "  ", "木田泰夫"] {
      #expect(throws: CocoaError.self) { try strategy.parse(text) }
    }
  }

  /// A name that is written in the long style is parsed into the same parts.
  @Test(arguments: ["en", "de", "hu", "zh"]) func writingAndReadingAgree(locale: String) throws {
    let style = PersonNameComponents.FormatStyle(style: .long, locale: Locale(identifier: locale))
    let text = style.format(Self.thomasWithoutNickname)
    #expect(try style.parseStrategy.parse(text) == Self.thomasWithoutNickname)
  }
}
