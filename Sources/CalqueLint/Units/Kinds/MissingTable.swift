/// A table that a language lacks and others have.
package struct MissingTable: LintUnit {
  /// The name of the table, such as `InfoPlist`.
  package var name: String
  /// The language, by its folder's name.
  package var locale: String
  /// The languages that have it, the source's among them.
  package var present: [String]
  /// A table of the language whose name differs in case alone.
  package var otherSpelling: String?
  /// How many languages could have it.
  package var languageCount: Int
  /// Whether the language has fewer than half of the tables that are translated.
  package var isBarelyBegun: Bool

  package static var kind: UnitKind { .missingTable }
}
