/// Which `.lproj` folders hold the texts that translations are made of.
///
/// They are those of the development language together with `Base`. A key that both have is read
/// from the development language (CoreFoundation, `CFBundle_Resources.c`, searches that folder before
/// `Base`).
package enum SourceFolder {
  /// The name of the folder that belongs to no language of its own.
  package static let base = "Base"

  /// The spellings of English, in the order in which they are tried.
  private static let english = ["en", "en-US", "en_US", "English"]

  /// The development language, as one of the names spells it; without a given one, English. Returns nil
  /// when there is no such folder.
  ///
  /// - Parameters:
  ///   - names: The names of the folders around one table, without `.lproj`.
  ///   - given: The development language, where the project says it.
  package static func developmentName(among names: [String], given: String?) -> String? {
    func find(_ wanted: String) -> String? {
      names.first { $0 == wanted } ?? names.first { $0.lowercased() == wanted.lowercased() }
    }
    if let given {
      if let found = find(given) { return found }
      // A language without a folder of its own is the one of `Base`, and English a translation.
      if names.contains(base), language(given) != "en" { return nil }
    }
    return english.lazy.compactMap(find).first ?? names.first { language($0) == "en" }
  }

  /// The names of the folders with source texts. The first counts where several have a key.
  ///
  /// - Parameters:
  ///   - names: The names of the folders around one table, without `.lproj`.
  ///   - given: The development language, where the project says it.
  package static func names(among names: [String], given: String?) -> [String] {
    [developmentName(among: names, given: given), names.first { $0.lowercased() == "base" }]
      .compactMap(\.self)
  }

  /// The names of folders that may hold source texts, for callers that do not know which folders
  /// exist. Of those for the development language only the first that exists counts.
  ///
  /// - Parameter given: The development language, where the project says it.
  package static func candidates(given: String?) -> [String] {
    (given.map { [$0] } ?? []) + english
  }

  /// The development language of some catalogs; nil where their names do not tell it.
  ///
  /// - Parameters:
  ///   - names: The locales of the catalogs, as they are spelled.
  ///   - given: The development language, where the project or a catalog says it.
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
