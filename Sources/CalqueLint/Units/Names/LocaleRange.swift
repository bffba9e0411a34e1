import CalqueICU

/// A locale as configurations name it: `pt` means all varieties of Portuguese, `pt-BR` one of them
/// (RFC 4647, basic filtering over canonical identifiers).
package struct LocaleRange: Sendable, Hashable {
  /// The name as it was given.
  package let name: String
  private let subtags: [Substring]

  /// Makes a range. Returns nil if the name is not that of a locale.
  package init?(_ name: String) {
    guard let subtags = Self.subtags(name) else { return nil }
    self.name = name
    self.subtags = subtags
  }

  /// Whether a locale, in any form, is in the range.
  package func contains(_ locale: String) -> Bool {
    guard let other = Self.subtags(locale) else { return false }
    return other.starts(with: subtags)
  }

  /// Returns the narrowest of the named ranges that a locale is in.
  static func best(for locale: String, among names: some Sequence<String>) -> String? {
    names.compactMap(LocaleRange.init).filter { $0.contains(locale) }
      .max { ($0.subtags.count, $1.name) < ($1.subtags.count, $0.name) }?.name
  }

  private static func subtags(_ name: String) -> [Substring]? {
    LocaleID.canonical(name)?.split(separator: "-")
  }
}
