/// Determines which `.lproj` folders hold the source texts of translations.
///
/// They are those of the development language together with `Base`. A key that both have is read
/// from the folder of the development language (CoreFoundation, `CFBundle_Resources.c`, searches it
/// before `Base`).
package enum SourceFolder {
  /// The name of the folder that does not belong to a specific language.
  package static let base = "Base"

  /// The spellings of English, in the order in which they are tried.
  private static let english = ["en", "en-US", "en_US", "English"]

  /// The development language, as one of the names spells it; English unless another one is given.
  /// Returns nil if there is no such folder.
  ///
  /// - Parameters:
  ///   - names: The names of the folders around one table, without `.lproj`.
  ///   - given: The development language, if the project specifies it.
  package static func developmentName(among names: [String], given: String?) -> String? {
    func find(_ wanted: String) -> String? {
      names.first { $0 == wanted } ?? names.first { $0.lowercased() == wanted.lowercased() }
    }
    if let given {
      if let found = find(given) { return found }
      // If the language has no folder, `Base` is in that language, and English is a translation.
      if names.contains(base), language(given) != "en" { return nil }
    }
    if let found = english.lazy.compactMap(find).first { return found }
    // Another variety of English is a translation of `Base`, if that is there.
    return names.contains(base) ? nil : names.first { language($0) == "en" }
  }

  /// The names of the folders with source texts. If several have a key, the first one is used.
  ///
  /// - Parameters:
  ///   - names: The names of the folders around one table, without `.lproj`.
  ///   - given: The development language, if the project specifies it.
  package static func names(among names: [String], given: String?) -> [String] {
    [developmentName(among: names, given: given), names.first { $0.lowercased() == "base" }]
      .compactMap(\.self)
  }

  /// The names of folders that may hold source texts, for callers that do not know which folders
  /// exist. Of the names for the development language, only the first that exists is used.
  ///
  /// - Parameter given: The development language, if the project specifies it.
  package static func candidates(given: String?) -> [String] {
    (given.map { [$0] } ?? []) + english
  }

  /// The development language of some catalogs. Returns nil if their names do not determine it.
  ///
  /// - Parameters:
  ///   - names: The locales of the catalogs, as they are spelled.
  ///   - given: The development language, if the project or a catalog specifies it.
  package static func language(among names: [String], given: String?) -> String? {
    given ?? english.first(where: names.contains) ?? (names.contains(base) ? "en" : nil)
  }

  /// The language of a folder's name, in lower case.
  package static func language(_ name: String) -> String {
    let name = name.lowercased()
    if name == "english" { return "en" }
    return String(name.prefix { $0 != "-" && $0 != "_" })
  }
}
