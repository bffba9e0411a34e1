import CalqueICU

/// The folders of Android resources: `values-pt-rBR`, `values-b+zh+Hant` (Android developers'
/// documentation, "App resources overview").
enum AndroidLocale {
  /// The names that Java kept for languages that ISO 639 renamed.
  private static let oldNames = ["he": "iw", "id": "in", "yi": "ji"]

  /// Returns the folder of a language.
  static func folder(of locale: String) -> String {
    let tag = locale.replacing("_", with: "-")
    let parts = tag.split(separator: "-").map(String.init)
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 2 else {
      return "values-b+" + parts.joined(separator: "+")
    }
    let name = oldNames[language.lowercased()] ?? language
    guard parts.count == 2 else { return "values-\(name)" }
    if parts[1].count == 2 { return "values-\(name)-r\(parts[1])" }
    return "values-b+\(language)+\(parts[1])"
  }

  /// The meaning of a folder name.
  enum Meaning: Equatable {
    /// `values`: the texts that are shown if no other folder matches.
    case base
    /// A language.
    case locale(String)
    /// Something else, such as a screen size, or not a folder of values.
    case other
  }

  static func meaning(of folder: String) -> Meaning {
    guard folder == "values" || folder.hasPrefix("values-") else { return .other }
    let rest = folder.dropFirst("values-".count)
    if rest.isEmpty { return .base }
    if rest.hasPrefix("b+") {
      let tag = rest.dropFirst(2).replacing("+", with: "-")
      return .locale(String(tag))
    }
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard let language = parts.first, (2...3).contains(language.count), parts.count <= 2,
      language.allSatisfy({ $0.isLowercase && $0.isASCII }), LocaleID.isValid(language)
    else { return .other }
    let name = oldNames.first { $0.value == language }?.key ?? language
    guard parts.count == 2 else { return .locale(name) }
    guard parts[1].count == 3, parts[1].hasPrefix("r") else { return .other }
    return .locale("\(name)-\(parts[1].dropFirst())")
  }
}
