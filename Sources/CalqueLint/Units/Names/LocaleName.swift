import CalqueICU

/// The language name of a folder or a column, as it is written.
enum LocaleName {
  /// The result of reading a name.
  enum Reading: Equatable {
    /// A canonical tag of BCP 47, or a name that does not name a language, such as `Base`.
    case good
    /// A language, written in a different way than `tag`.
    case spelled(tag: String)
    /// A language named by a subtag that was withdrawn.
    case deprecated(subtag: String, tag: String)
    /// A language that CLDR treats as part of another one, such as `kmr` of `ku`.
    case merged(tag: String)
    /// A language named by its English name, as in NeXT's systems.
    case word(tag: String)
    /// The code of a country that is not the code of a language. The tag is that of the country's
    /// language.
    case country(code: String, tag: String?)
    /// Not a language. The tag is what was probably meant.
    case invalid(part: String, kind: String, tag: String?)
  }

  /// Reads a name.
  static func reading(of name: String) -> Reading {
    known.value(for: name) { findReading(of: name) }
  }

  private static let known = BoundedCache<String, Reading>(limit: 5_000)

  private static func findReading(of name: String) -> Reading {
    guard LocaleFolder.isLanguage(name) else { return .good }
    let isWord = !name.utf8.contains { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    if isWord, name.utf8.count > 3, let tag = englishNames[name.lowercased()] {
      return .word(tag: tag)
    }
    if let at = name.firstIndex(of: "@"), let tag = LocaleID.canonical(name) {
      // A modifier of POSIX, such as `sr@latin`.
      let plain = reading(of: String(name[..<at]))
      return plain == .good || plain == .spelled(tag: tag) ? .spelled(tag: tag) : plain
    }
    return reading(ofSubtags: name)
  }

  private static func reading(ofSubtags name: String) -> Reading {
    let subtags = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map(String.init)
    let tag = LocaleID.canonical(name)
    let language = subtags[0].lowercased()
    if let unknown = reading(ofLanguage: language, alone: subtags.count == 1, tag) {
      return unknown
    }
    var spelling = [language]
    var withdrawn =
      LocaleSubtag.status(of: language, .language) == .deprecated ? language : nil
    for (index, subtag) in subtags.enumerated().dropFirst() {
      if subtag.utf8.count == 1 {
        // An extension or a private part cannot be checked.
        spelling += subtags[index...].map { $0.lowercased() }
        break
      }
      let (kind, cased) = role(of: subtag, at: spelling.count)
      guard let status = LocaleSubtag.status(of: subtag, kind) else {
        if kind == .language, let tag { return .spelled(tag: tag) }
        return .invalid(part: subtag, kind: kind.rawValue, tag: name.isSpelled(like: tag))
      }
      if status == .deprecated, withdrawn == nil { withdrawn = cased }
      spelling.append(cased)
    }
    if let withdrawn, let tag {
      // CLDR's list has more than ISO withdrew: all codes that it has another name for.
      let isMerged = withdrawn == language && !withdrawnLanguages.contains(language)
      return isMerged ? .merged(tag: tag) : .deprecated(subtag: withdrawn, tag: tag)
    }
    let joined = spelling.joined(separator: "-")
    return joined == name ? .good : .spelled(tag: joined)
  }

  /// The codes that ISO 639-1 withdrew: of Indonesian, Hebrew, Yiddish, Javanese, Moldavian and
  /// Serbo-Croatian.
  private static let withdrawnLanguages: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh"]

  /// Returns what is wrong with a language, or nil if nothing is.
  private static func reading(
    ofLanguage language: String, alone isAlone: Bool, _ tag: String?
  ) -> Reading? {
    guard LocaleSubtag.status(of: language, .language) == nil else { return nil }
    if let tag, let meant = LocaleID.language(tag), meant != language,
      LocaleSubtag.status(of: meant, .language) != nil
    {
      // `eng` for `en`: the shortest code is preferred.
      return .spelled(tag: tag)
    }
    if isAlone, language.utf8.count == 2,
      LocaleSubtag.status(of: language, .region) == .regular
    {
      return .country(code: language.uppercased(), tag: mainLanguage(ofCountry: language))
    }
    return .invalid(part: language, kind: "language", tag: nil)
  }

  /// Returns what a subtag after the language represents, and its canonical case.
  private static func role(of subtag: String, at place: Int) -> (LocaleSubtag.Kind, String) {
    let isNumber = subtag.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    switch subtag.utf8.count {
    case 2: return (.region, subtag.uppercased())
    case 3 where isNumber: return (.region, subtag)
    case 3 where place == 1: return (.language, subtag.lowercased())
    case 4 where subtag.first?.isNumber == false: return (.script, capitalized(subtag))
    default: return (.variant, subtag.lowercased())
    }
  }

  private static func capitalized(_ subtag: String) -> String {
    subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
  }

  /// Returns the language that most people of a country read: "cs" for "cz", "zh-Hant" for "tw".
  static func mainLanguage(ofCountry code: String) -> String? {
    guard let parts = LocaleID.parts(LocaleID.maximized("und-\(code)")), parts.language != "und"
    else { return nil }
    // The script is more specific than the country if the language has two.
    if parts.language == "zh" {
      return [parts.language, parts.script ?? "Hans"].joined(separator: "-")
    }
    return parts.language
  }

  /// The languages by their English names in lower case. "Spanish.lproj" is from the time before
  /// there were codes, and Apple's systems still read it.
  private static let englishNames: [String: String] = {
    var names: [String: String] = [
      "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant", "norwegian": "nb",
      "brazilian portuguese": "pt-BR", "farsi": "fa",
    ]
    for locale in LocaleID.available where !locale.contains("_") {
      guard let name = LocaleID.displayName(locale, in: "en")?.lowercased() else { continue }
      if names[name] == nil { names[name] = LocaleID.canonical(locale) }
    }
    return names
  }()
}

extension String {
  /// Returns the tag, unless it repeats the part that is not a language.
  fileprivate func isSpelled(like tag: String?) -> String? {
    guard let tag,
      tag.lowercased().replacing("_", with: "-") != lowercased().replacing("_", with: "-")
    else { return nil }
    return tag
  }
}
