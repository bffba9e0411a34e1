package import CalqueDiagnostics
import CalqueICU

/// Digits that readers of a language do not use.
package enum DigitsLocale: TextRule {
  package static let id = "digits_locale"
  package static let severity = Severity.information
  package static let summary = "digits that the language does not use"
  package static let rationale = """
    Persian and Urdu have other forms of 4, 5 and 6 than Arabic (`۴۵۶` and `٤٥٦`), with characters \
    of their own. Digits of the other set come from the wrong keyboard layout. Latin digits are \
    accepted everywhere.
    """
  package static let examples: [RuleExample] = [
    .strings("\"a\" = \"↓٤٥ روز\";\n", in: "fa"),
    .strings("\"a\" = \"↓۴۵ يوم\";\n", in: "ar"),
    .strings("\"a\" = \"↓１０ dias\";\n", in: "pt"),
    .strings("\"a\" = \"۴۵ روز\";\n", in: "fa"),
    .strings("\"a\" = \"٤٥ يوم\";\n", in: "ar"),
    .strings("\"a\" = \"१० दिन, 10\";\n", in: "hi"),
    .strings("\"a\" = \"１０日\";\n", in: "ja"),
  ]
  package static let interest = TextInterest.texts(with: .nativeDigit)

  package static func check(_ text: TextUnit, in context: inout LintContext) {
    guard let locale = text.locale, LocaleFolder.isLanguage(locale) else { return }
    let script = LocaleID.script(LocaleID.maximized(locale)) ?? ""
    let language = WritingSystem.language(locale)
    for place in PlacedScalar.all(of: text.string)
    where !TextTraits(of: place.scalar).isDisjoint(with: .nativeDigit)
      && !isOwn(place.scalar, script: script, language: String(language).lowercased())
    {
      context.report(
        Self.self, at: context.place(of: place.range, in: text.text),
        "\(place.scalar.title) is not a digit of \(locale)",
        remedy: "Use the digits of the language, or Latin ones", key: text.key,
        locale: text.locale)
      return
    }
  }

  private static func isOwn(
    _ scalar: Unicode.Scalar, script: String, language: String
  ) -> Bool {
    switch scalar.value {
    // CLDR's numbering systems arab and arabext: which language uses which.
    case 0x660...0x669:
      script == "Arab" && !["fa", "ur", "ps", "mzn", "uz", "pa", "ks", "lrc"].contains(language)
        || script == "Thaa"
    case 0x6F0...0x6F9: script == "Arab" && language != "ar" && language != "sd"
    // Wide digits, of East Asia.
    case 0xFF10...0xFF19: ["Jpan", "Hans", "Hant", "Kore"].contains(script)
    default: !["Latn", "Cyrl", "Grek", "Hebr", "Armn", "Geor"].contains(script)
    }
  }
}
