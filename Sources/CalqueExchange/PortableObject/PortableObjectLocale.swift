import CalqueICU

/// The names of languages in gettext: `pt_BR`, `sr@latin`.
enum PortableObjectLocale {
  private static let modifiers = [
    "Latn": "latin", "Cyrl": "cyrillic", "Deva": "devanagari", "Arab": "arabic",
  ]

  /// Returns the name for a header.
  static func identifier(of locale: String) -> String {
    guard let parts = LocaleID.parts(locale), let script = parts.script,
      let modifier = modifiers[script]
    else { return locale.replacing("-", with: "_") }
    return [parts.language, parts.region].compactMap(\.self).joined(separator: "_") + "@\(modifier)"
  }

  /// Returns the language of a file: the one in its path, which is spelled as in catalogs, unless
  /// the header contains another one.
  static func locale(of file: PortableObject, path: String) -> String? {
    let parts = path.split(separator: "/").map(String.init)
    let stem = parts.last.map { String($0.prefix { $0 != "." }) } ?? ""
    var names = [stem]
    // de/LC_MESSAGES/app.po, and de/app.po
    if parts.count >= 3, parts[parts.count - 2] == "LC_MESSAGES" {
      names.append(parts[parts.count - 3])
    } else if parts.count >= 2 {
      names.append(parts[parts.count - 2])
    }
    let named = names.first { LocaleID.isValid($0) && $0.count <= 20 }
    guard let given = file.language else { return named }
    if let named, LocaleID.canonical(named) == LocaleID.canonical(given) { return named }
    return LocaleID.canonical(given) ?? given
  }

  /// Returns the table of a file: its own name, or that of its folder if the file is named after
  /// its language.
  static func table(of path: String, locale: String?) -> (folder: String, name: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? ""
    let stem = String(name.prefix { $0 != "." })
    if let locale, LocaleID.canonical(stem) == LocaleID.canonical(locale) {
      let table = parts.popLast() ?? "Localizable"
      return (folder(parts), table.isEmpty ? "Localizable" : table)
    }
    if parts.last == "LC_MESSAGES" { parts.removeLast() }
    if let locale, let last = parts.last, LocaleID.canonical(last) == LocaleID.canonical(locale) {
      parts.removeLast()
    }
    return (folder(parts), stem)
  }

  private static func folder(_ parts: [String]) -> String {
    parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
  }
}
