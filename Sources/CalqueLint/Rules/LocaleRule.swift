package import CalqueDiagnostics

/// A rule about the names of languages: those of `.lproj` folders, of the columns of a string
/// catalog, and of exchange files. Each name is looked at once.
package protocol LocaleRule: Rule {
  /// Looks at one name.
  static func check(_ column: LocaleColumn) -> [LocaleRemark]
}

/// A language of a bundle or of a catalog.
package struct LocaleColumn {
  /// Where names of languages stand.
  package enum Place: Sendable {
    /// The name of a folder is the one before its `.lproj`.
    case folder
    /// In a string catalog.
    case catalog
    /// In an exchange file.
    case exchange
  }

  /// The name, as it is spelled.
  package var name: String
  /// All names beside it and itself, as they are spelled.
  package var siblings: [String]
  /// Where it stands.
  package var place: Place
  /// Whether there is another one, which may not be among the files that are linted.
  package var exists: (String) -> Bool

  /// The name as people see it: with the folder's ending.
  package func title(of name: String) -> String { place == .folder ? "\(name).lproj" : name }

  /// The title of this name.
  package var title: String { title(of: name) }

  /// How another name is given to it.
  package func renaming(to tag: String) -> String {
    place == .folder ? "Rename the folder to \(tag).lproj" : "Rename it to \(tag)"
  }
}

/// What a rule has to say about a name.
package struct LocaleRemark {
  /// What was found.
  package var message: String
  /// What to do.
  package var remedy: String?
  /// How bad it is, where it is not as bad as the rule says.
  package var severity: Severity?
}
