import CalqueICU

/// Which language a name means. Each name is compared with all beside it, in every folder, so what
/// a name means is worked out once.
final class LocaleIdentity: Sendable {
  /// The tag of BCP 47.
  let tag: String
  /// The script, where the tag has one.
  let script: String?
  private let language: String?
  private let maximized: String
  /// Whether the country does not tell the script: that of Serbia and Montenegro was Cyrillic to one and
  /// Latin to the other.
  private let isOfUnknownScript: Bool

  private static let known = BoundedCache<String, LocaleIdentity?>(limit: 5_000)

  /// What a name means; nil where it is no language's.
  static func of(_ name: String) -> LocaleIdentity? {
    known.value(for: name) { LocaleIdentity(name) }
  }

  private init?(_ name: String) {
    guard LocaleFolder.isLanguage(name) else { return nil }
    switch LocaleName.reading(of: name) {
    case .word(let tag): self.tag = tag
    // To CLDR only it is the same.
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
