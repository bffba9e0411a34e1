/// A language of a bundle or of a catalog.
package struct LanguageUnit: LintUnit {
  /// Where names of languages appear.
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
  /// Where it appears.
  package var place: Place
  /// The first range of the name in the file; the start of the file for the name of its folder.
  package var range: Range<Int>
  /// Whether the texts of a name, in its first file, are in Latin letters.
  package var isLatin: (String) -> Bool = { _ in false }
  /// Whether there is another one, which may not be among the files that are linted.
  package var exists: (String) -> Bool
  /// Whether the first file of another one is the same, byte for byte.
  package var isCopy: (String) -> Bool = { _ in false }

  package static var kind: UnitKind { .language }

  /// Returns the name as people see it: with the folder's extension.
  package func title(of name: String) -> String { place == .folder ? "\(name).lproj" : name }

  /// The title of this name.
  package var title: String { title(of: name) }

  /// Returns how to rename it to another name.
  package func renaming(to tag: String) -> String {
    place == .folder ? "Rename the folder to \(tag).lproj" : "Rename it to \(tag)"
  }
}
