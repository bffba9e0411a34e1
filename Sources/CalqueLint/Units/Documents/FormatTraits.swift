import CalqueCatalogs

/// The differences between formats, so that rules do not depend on them.
extension Catalog.Format {
  /// Whether the parts of a text give the argument that they vary by.
  var numbersParts: Bool { self == .xcstrings }

  /// Whether the parts of a text may be separate entries.
  var maySeparateParts: Bool { self == .xliff }

  /// Whether source texts are copies of those in catalogs, and changes of them are lost.
  var copiesSource: Bool { self == .xliff }

  /// Whether source texts have the plural categories of the target language.
  var variesSourceAsTarget: Bool { self == .xliff }

  /// Whether the runtime reads files in UTF-16, too.
  var isReadInUTF16: Bool { self == .strings }

  /// Whether Xcode lays out the file again whenever it saves it.
  var isLaidOutByXcode: Bool { self == .xcstrings }

  /// Whether a file holds all languages of a table.
  var holdsAllLanguages: Bool { self == .xcstrings || self == .xliff }
}
