import CalqueICU

/// The language that a name means. Each name is compared with all its siblings in every folder, so
/// the meaning of a name is computed once.
final class LocaleIdentity: Sendable {
  /// The tag of BCP 47.
  let tag: String
  /// The script, if the tag has one.
  let script: String?
  private let language: String?
  private let maximized: String
  /// Whether the country does not determine the script: that of Serbia and Montenegro was Cyrillic
  /// to some and Latin to others.
  private let isOfUnknownScript: Bool

  private static let known = BoundedCache<String, LocaleIdentity?>(limit: 5_000)

  /// Returns what a name means, or nil if it does not name a language.
  static func of(_ name: String) -> LocaleIdentity? {
    known.value(for: name) { LocaleIdentity(name) }
  }

  private init?(_ name: String) {
    guard LocaleFolder.isLanguage(name) else { return nil }
    switch LocaleName.reading(of: name) {
    case .word(let tag): self.tag = tag
    // Only CLDR treats them as the same.
    case .merged: tag = name
    default:
      guard let tag = LocaleID.canonical(name) else { return nil }
      self.tag = tag
    }
    language = LocaleID.language(tag)
    script = LocaleID.script(tag)
    maximized = LocaleID.maximized(tag)
    isOfUnknownScript = LocaleIdentity.isOfUnknownScript(name)
  }

  /// Whether two names mean the same language, script and country, given or likely.
  func isSame(as other: LocaleIdentity) -> Bool {
    guard language == other.language else { return false }
    if tag == other.tag, isOfUnknownScript == other.isOfUnknownScript { return true }
    return maximized == other.maximized && !isOfUnknownScript && !other.isOfUnknownScript
  }

  /// Whether texts under a name may be in either of two scripts: Serbian in Serbia and Montenegro.
  static func isOfUnknownScript(_ name: String) -> Bool {
    let subtags = name.lowercased().split { $0 == "-" || $0 == "_" }
    return subtags == ["sr", "cs"] || subtags == ["sr", "yu"]
  }
}
