import CalqueCatalogs
import CalqueICU

/// What the names of `.lproj` folders mean.
package enum LocaleFolder {
  /// Whether a name is that of a language. `Base` holds the texts of the source language, `mul`
  /// those of several, `qqq` notes to translators, `zxx` no language, and the regions XA, XB and XC
  /// are those of pseudo-locales, whose texts are generated.
  package static func isLanguage(_ name: String) -> Bool {
    switch name.lowercased() {
    case "base", "mul", "qqq", "zxx", "und", "": false
    case let name: !pseudoRegions.contains(where: name.hasSuffix)
    }
  }

  private static let pseudoRegions = ["-xa", "_xa", "-xb", "_xb", "-xc", "_xc"]

  /// Whether a folder with this name holds notes to translators, as on translation platforms.
  package static func hasNotes(_ name: String) -> Bool {
    name.utf8.count == 3 && name.lowercased() == "qqq"
  }

  /// Whether two names belong to the same language, such as `en` and `en-GB`.
  package static func haveSameLanguage(_ left: String, _ right: String) -> Bool {
    language(left) == language(right)
  }

  /// Returns those locales of a table whose texts are shown if this one has none: `es` and `es-419`
  /// for `es-MX` (CLDR, parent locales).
  package static func parents(of name: String, among names: [String]) -> [String] {
    let chain = ancestors.value(for: name) { Set(LocaleID.chain(name).dropFirst()) }
    if chain.isEmpty { return [] }
    return names.filter { other in
      other != name && LocaleID.canonical(other).map(chain.contains) == true
    }
  }

  private static let ancestors = BoundedCache<String, Set<String>>(limit: 5_000)

  /// Returns the usual names of the folders whose texts are shown if a locale has none: `es-419`
  /// and `es` for `es-MX`.
  package static func parentCandidates(of name: String) -> [String] {
    Array(LocaleID.chain(name).dropFirst())
  }

  private static func language(_ name: String) -> String { SourceFolder.language(name) }
}
