import ICU

/// Which language a name means. Each name is compared with all beside it, in every folder, so what
/// a name means is worked out once.
final class LocaleIdentity: Sendable {
  /// The tag of BCP 47.
  let tag: String
  /// The script, where the tag has one.
  let script: String?
  private let language: String?
  private let maximized: String

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
  }

  /// Whether two names mean the same language, script and country, given or likely.
  func isSame(as other: LocaleIdentity) -> Bool {
    language == other.language && (tag == other.tag || maximized == other.maximized)
  }
}
