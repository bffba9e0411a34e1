import CalqueCatalogs

/// What formats differ in, so that rules need not know them.
extension Catalog.Format {
  /// Whether the parts of a text say which argument they vary by.
  var numbersParts: Bool { self == .xcstrings }

  /// Whether the parts of a text may be entries of their own.
  var maySeparateParts: Bool { self == .xliff }

  /// Whether source texts have the plural categories of the language that they are translated to.
  var variesSourceAsTarget: Bool { self == .xliff }

  /// Whether a file holds all languages of a table.
  var holdsAllLanguages: Bool { self == .xcstrings || self == .xliff }
}
