/// A rule about tables that a language does not have at all.
package protocol TableRule: Rule {
  /// Looks at one table that is not there.
  static func check(_ table: MissingTable) -> LocaleRemark?
}

/// A table that a language lacks and others have.
package struct MissingTable {
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
}
