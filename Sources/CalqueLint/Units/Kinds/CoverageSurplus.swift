/// A key of a language that the source language does not have.
package struct CoverageSurplus: LintUnit {
  /// The key.
  package var key: String
  /// Its text, if it is in a `.strings` file.
  package var value: String?
  /// The name of the table.
  package var table: String
  /// A key that only the source has, and that is the same except for case, punctuation and space.
  package var alike: String?
  /// The language that has it.
  package var locale: String
  /// The name of the source's folder.
  package var sourceName: String
  /// The range of the key.
  package var place: Range<Int>

  package static var kind: UnitKind { .surplus }
}
