import ICU

/// What the names of `.lproj` folders mean.
package enum LocaleFolder {
  /// Whether a name is that of a language. `Base` holds the texts of the source language, `mul`
  /// those of many, `qqq` notes to translators, `zxx` no language, and the regions XA, XB and XC
  /// are those of pseudo-locales, whose texts a program makes.
  package static func isLanguage(_ name: String) -> Bool {
    switch name.lowercased() {
    case "base", "mul", "qqq", "zxx", "und", "": false
    case let name: !pseudoRegions.contains(where: name.hasSuffix)
    }
  }

  private static let pseudoRegions = ["-xa", "_xa", "-xb", "_xb", "-xc", "_xc"]

  /// Whether a name is that of notes to translators, as translation platforms keep them.
  package static func hasNotes(_ name: String) -> Bool {
    name.utf8.count == 3 && name.lowercased() == "qqq"
  }

  /// Whether two names are of one language, such as `en` and `en-GB`.
  package static func haveSameLanguage(_ left: String, _ right: String) -> Bool {
    language(left) == language(right)
  }

  /// Among the locales of a table, those whose texts are shown where this one has none: `es` and
  /// `es-419` for `es-MX` (CLDR, parent locales).
  package static func parents(of name: String, among names: [String]) -> [String] {
    let chain = ancestors.value(for: name) { Set(LocaleID.chain(name).dropFirst()) }
    if chain.isEmpty { return [] }
    return names.filter { other in
      other != name && LocaleID.canonical(other).map(chain.contains) == true
    }
  }

  private static let ancestors = BoundedCache<String, Set<String>>(limit: 5_000)

  /// Among the locales of a table, the one with the source texts: the given one, else `Base`, else
  /// English.
  package static func source(among names: [String], given: String?) -> String? {
    let wanted = [given, "Base", "en", "en-US", "en_US", "English"].compactMap(\.self)
    for name in wanted {
      if let found = names.first(where: { $0.lowercased() == name.lowercased() }) { return found }
    }
    return names.first { language($0) == "en" }
  }

  /// The folder names that are tried where the source's folder is not among the given paths.
  package static func sourceCandidates(given: String?) -> [String] {
    [given, "Base", "en", "en-US", "English"].compactMap(\.self)
  }

  private static func language(_ name: String) -> String {
    let name = name.lowercased()
    if name == "english" { return "en" }
    return String(name.prefix { $0 != "-" && $0 != "_" })
  }
}
