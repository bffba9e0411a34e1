import Foundation

/// The order of the parts of a name, and the text between them.
struct NameOrder: Hashable {
  let isFamilyFirst: Bool
  let delimiter: String

  /// Languages that put the family name first (CLDR, person names, `nameOrderLocales`).
  private static let familyFirst: Set = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]

  init(script: NameScript, locale: Locale) {
    switch script {
    case .eastAsian:
      isFamilyFirst = true
      delimiter = ""
    case .katakana:
      isFamilyFirst = false
      delimiter = "・"
    case .alphabetic, .other:
      let language = locale.language.languageCode?.identifier ?? ""
      isFamilyFirst = Self.familyFirst.contains(language)
      delimiter = " "
    }
  }

  /// Returns the parts in order, with delimiters between them.
  func joined(_ parts: [PersonName.Part]) -> [PersonName.Part] {
    let order: [PersonName.Component] =
      isFamilyFirst
      ? [.prefix, .family, .given, .middle, .suffix, .nickname]
      : [.prefix, .given, .middle, .family, .suffix, .nickname]
    var joined: [PersonName.Part] = []
    for component in order {
      guard let part = parts.first(where: { $0.component == component }) else { continue }
      if !joined.isEmpty, !delimiter.isEmpty { joined.append((.delimiter, delimiter)) }
      joined.append(part)
    }
    return joined
  }
}
