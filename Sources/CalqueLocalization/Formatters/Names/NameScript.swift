import CalqueICU

/// How a name is written in its script: a script's conventions take precedence over a locale's.
enum NameScript: Hashable {
  /// With capitals or initials: Latin, Cyrillic, Greek, …
  case alphabetic
  /// Chinese characters, kana and Hangul: family name first, without spaces.
  case eastAsian
  /// Only katakana: a foreign name in Japanese.
  case katakana
  /// Every other script, including those with joined letters.
  case other

  init(_ parts: [String]) {
    let runs = parts.flatMap { Scripts.runs(Array($0.utf16)) }
    let scripts = Set(runs.map(\.tag)).subtracting(Self.commonTags)
    if scripts == Self.kanaTags {
      self = .katakana
    } else if !scripts.isEmpty, scripts.isSubset(of: Self.eastAsianTags) {
      self = .eastAsian
    } else if scripts.isSubset(of: Self.alphabeticTags) {
      self = .alphabetic
    } else {
      self = .other
    }
  }

  // Codes of ISO 15924.
  private static let commonTags: Set = [
    Scripts.tag("Zyyy"), Scripts.tag("Zinh"), Scripts.tag("Zzzz"),
  ]
  private static let kanaTags: Set = [Scripts.tag("Kana")]
  private static let eastAsianTags: Set = [
    Scripts.tag("Hani"), Scripts.tag("Hira"), Scripts.tag("Kana"), Scripts.tag("Hang"),
    Scripts.tag("Bopo"),
  ]
  /// A name in two scripts, such as Chinese characters and Latin letters, has spaces.
  private static let alphabeticTags = eastAsianTags.union([
    Scripts.tag("Latn"), Scripts.tag("Cyrl"), Scripts.tag("Grek"), Scripts.tag("Armn"),
    Scripts.tag("Geor"),
  ])
}
