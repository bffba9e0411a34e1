internal import CCalqueICU

/// Locale identifiers as defined by UTS #35. Results are BCP 47 tags: "zh-Hant-HK".
package enum LocaleID {
  /// The tag of an identifier in any usual spelling, with CLDR's aliases replaced:
  /// "pt_BR.UTF-8" is "pt-BR", "zh-hans" is "zh-Hans", "iw" is "he".
  ///
  /// - Returns: Nil if the text is not an identifier at all.
  package static func canonical(_ identifier: String) -> String? {
    guard LocaleCheck.isUsable(identifier) else { return nil }
    return canonicals.value(for: identifier) { findCanonical(identifier) }
  }

  private static let canonicals = BoundedCache<String, String?>(limit: 5_000)

  private static func findCanonical(_ identifier: String) -> String? {
    let plain = withoutPOSIXTail(identifier)
    let tag = try? ICUText.read("read the locale \(identifier)") {
      cicu_locale_canonical(plain, $0, $1, &$2)
    }
    guard let tag, !tag.isEmpty, tag != "und" || identifier.lowercased().hasPrefix("und") else {
      return nil
    }
    return tag
  }

  /// A POSIX locale without codeset and modifier: "sr_RS.UTF-8@latin" is "sr_Latn_RS". Keywords
  /// (`@calendar=buddhist`) are kept.
  private static func withoutPOSIXTail(_ identifier: String) -> String {
    guard !identifier.contains("="), identifier.utf8.contains(where: { $0 == 0x2E || $0 == 0x40 })
    else { return identifier }
    let head = identifier.prefix { $0 != "." && $0 != "@" }
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "arabic": "Arab"]
    guard let modifier = identifier.split(separator: "@").dropFirst().last else {
      return String(head)
    }
    if let script = scripts[modifier.lowercased()] {
      let language = head.prefix { $0 != "_" && $0 != "-" }
      return "\(language)_\(script)\(head.dropFirst(language.count))"
    }
    return modifier == "valencia" ? "\(head)_VALENCIA" : String(head)
  }

  /// The language, script and region of an identifier.
  package struct Parts: Hashable, Sendable {
    package var language: String
    package var script: String?
    package var region: String?

    /// The three parts joined, without variants and extensions.
    package var identifier: String {
      [language, script, region].compactMap(\.self).joined(separator: "-")
    }
  }

  /// The parts of an identifier. Returns nil if it is not valid.
  package static func parts(_ identifier: String) -> Parts? {
    guard let tag = canonical(identifier) else { return nil }
    var subtags = tag.split(separator: "-")[...]
    guard let language = subtags.popFirst() else { return nil }
    var parts = Parts(language: String(language))
    if let script = subtags.first, script.utf8.count == 4, script.first?.isLetter == true {
      parts.script = String(script)
      subtags.removeFirst()
    }
    if let region = subtags.first, region.utf8.count == 2 || Int(region) != nil {
      parts.region = String(region)
    }
    return parts
  }

  package static func language(_ identifier: String) -> String? { parts(identifier)?.language }
  package static func script(_ identifier: String) -> String? { parts(identifier)?.script }
  package static func region(_ identifier: String) -> String? { parts(identifier)?.region }

  /// Whether the script of the locale, explicit or likely, is written from right to left.
  package static func isRightToLeft(_ identifier: String) -> Bool {
    cicu_locale_is_rtl(checked(identifier))
  }

  /// The identifier with its likely script and region: "zh-TW" is "zh-Hant-TW".
  package static func maximized(_ identifier: String) -> String {
    let tag = checked(identifier)
    let found = try? ICUText.read("find the likely subtags of \(tag)") {
      cicu_locale_likely(tag, $0, $1, &$2)
    }
    return found ?? tag
  }

  /// Whether this is an identifier of a language in ISO 639.
  package static func isValid(_ identifier: String) -> Bool {
    guard let language = language(identifier) else { return false }
    return language == "und" || cicu_locale_is_known_language(language)
  }

  /// Whether ICU has data for the locale itself.
  package static func isAvailable(_ identifier: String) -> Bool {
    guard let tag = canonical(identifier) else { return false }
    if AvailableLocales.spelled.contains(tag) { return true }
    // Only identifiers with several parts are no tags: "no_NO_NY" is "nn-NO".
    return tag.utf8.contains(UInt8(ascii: "-")) && AvailableLocales.tags.contains(tag)
  }

  /// Every identifier that ICU has data for, in ICU's spelling: "zh_Hant_HK".
  package static var available: [String] { AvailableLocales.identifiers }

  /// The name of a locale in the language of another one, such as "Deutsch (Schweiz)".
  package static func displayName(_ identifier: String, in locale: String) -> String? {
    guard let tag = canonical(identifier) else { return nil }
    let reader = checked(locale)
    return try? ICUText.read("name the locale \(identifier)") {
      cicu_locale_display_name(tag, reader, $0, $1, &$2)
    }
  }
}
