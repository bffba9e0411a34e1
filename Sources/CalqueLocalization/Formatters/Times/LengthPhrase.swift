import CalqueICU
import Foundation

/// Marks a duration as approximate or as remaining.
///
/// CLDR has no such phrases, so they are listed here. Where a language would have to inflect the
/// unit ("около двух часов") or the verb, a phrase is used that does not need it ("примерно",
/// "осталось:").
enum LengthPhrase {
  private struct Phrases: Sendable {
    let about: String
    let remaining: String
    let both: String

    init(_ about: String, _ remaining: String, _ both: String) {
      self.about = about
      self.remaining = remaining
      self.both = both
    }
  }

  /// Returns the text with the requested phrases; the text itself in a language without them.
  static func around(
    _ text: String, locale: Locale, isApproximate: Bool, isRemaining: Bool
  ) -> String {
    guard isApproximate || isRemaining, let phrases = phrases(in: locale) else { return text }
    let phrase =
      isApproximate ? (isRemaining ? phrases.both : phrases.about) : phrases.remaining
    return phrase.replacing("%@", with: text)
  }

  private static func phrases(in locale: Locale) -> Phrases? {
    guard let parts = LocaleID.parts(LocaleID.maximized(locale.identifier)) else { return nil }
    return phrases["\(parts.language)-\(parts.script ?? "")"] ?? phrases[parts.language]
  }

  private static let phrases: [String: Phrases] = [
    "en": Phrases("About %@", "%@ remaining", "About %@ remaining"),
    "ar": Phrases("حوالي %@", "الوقت المتبقي: %@", "الوقت المتبقي: حوالي %@"),
    "ca": Phrases("Aproximadament %@", "Temps restant: %@", "Temps restant aproximat: %@"),
    "cs": Phrases("Přibližně %@", "Zbývá: %@", "Zbývá přibližně %@"),
    "da": Phrases("Ca. %@", "%@ tilbage", "Ca. %@ tilbage"),
    "de": Phrases("Etwa %@", "Noch %@", "Noch etwa %@"),
    "el": Phrases("Περίπου %@", "Απομένουν: %@", "Απομένουν περίπου %@"),
    "es": Phrases("Aproximadamente %@", "Tiempo restante: %@", "Tiempo restante aproximado: %@"),
    "fa": Phrases("حدود %@", "%@ باقی مانده", "حدود %@ باقی مانده"),
    "fi": Phrases("Noin %@", "%@ jäljellä", "Noin %@ jäljellä"),
    "fr": Phrases("Environ %@", "Il reste %@", "Il reste environ %@"),
    "he": Phrases("בערך %@", "זמן שנותר: %@", "זמן שנותר: בערך %@"),
    "hi": Phrases("लगभग %@", "%@ शेष", "लगभग %@ शेष"),
    "hr": Phrases("Otprilike %@", "Preostalo: %@", "Preostalo otprilike %@"),
    "hu": Phrases("Körülbelül %@", "%@ van hátra", "Körülbelül %@ van hátra"),
    "id": Phrases("Sekitar %@", "%@ lagi", "Sekitar %@ lagi"),
    "it": Phrases("Circa %@", "Tempo rimanente: %@", "Tempo rimanente: circa %@"),
    "ja": Phrases("約%@", "残り%@", "残り約%@"),
    "ko": Phrases("약 %@", "%@ 남음", "약 %@ 남음"),
    "ms": Phrases("Kira-kira %@", "%@ lagi", "Kira-kira %@ lagi"),
    "nb": Phrases("Omtrent %@", "%@ igjen", "Omtrent %@ igjen"),
    "nl": Phrases("Ongeveer %@", "Nog %@", "Nog ongeveer %@"),
    "no": Phrases("Omtrent %@", "%@ igjen", "Omtrent %@ igjen"),
    "pl": Phrases("Mniej więcej %@", "Pozostały czas: %@", "Pozostały czas: mniej więcej %@"),
    "pt": Phrases("Cerca de %@", "Tempo restante: %@", "Tempo restante: cerca de %@"),
    "ro": Phrases("Aproximativ %@", "Timp rămas: %@", "Timp rămas: aproximativ %@"),
    "ru": Phrases("Примерно %@", "Осталось: %@", "Осталось примерно %@"),
    "sk": Phrases("Približne %@", "Zostáva: %@", "Zostáva približne %@"),
    "sv": Phrases("Ungefär %@", "%@ kvar", "Ungefär %@ kvar"),
    "th": Phrases("ประมาณ %@", "เหลืออีก %@", "เหลืออีกประมาณ %@"),
    "tr": Phrases("Yaklaşık %@", "%@ kaldı", "Yaklaşık %@ kaldı"),
    "uk": Phrases("Приблизно %@", "Залишилося: %@", "Залишилося приблизно %@"),
    "vi": Phrases("Khoảng %@", "Còn lại %@", "Còn lại khoảng %@"),
    "zh-Hans": Phrases("大约%@", "剩余%@", "剩余约%@"),
    "zh-Hant": Phrases("大約%@", "剩餘%@", "剩餘約%@"),
  ]
}
