import CalqueCatalogs

/// Something that a translator's file says otherwise than the catalog.
struct TranslationChange: Sendable {
  /// Two texts of which there was to be one.
  struct Conflict: Sendable, Hashable {
    /// What the file was made from.
    var before: String
    /// What the catalog says now.
    var now: String
    /// Whether it is the translation; else it is the source.
    var isTranslation = false
  }

  /// The key and its texts as the catalog has them.
  var entry: TranslationEntry
  /// The text that changes.
  var path: TextPath
  /// What it becomes; nil where only its state changes.
  var text: String?
  /// How far the translation is; nil where the file does not say.
  var state: String?
  /// What has changed in the catalog since the file was made.
  var conflict: Conflict?
  /// The file.
  var file: String
  /// Where the file says it.
  var offset: Int

  /// What the catalog says now.
  var current: TranslationUnit? { entry[path] }
}

/// Something in a translator's file that is not taken over as it is, or what is to be known of it.
package struct TranslationRemark: Sendable, Hashable {
  /// What kind of thing it is.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The catalog has changed since the file was made.
    case conflict
    /// The catalog has no such key.
    case unknown
    /// The catalog cannot hold it.
    case refused
    /// The file has no text any more where the catalog has one, which stays.
    case empty
    /// The file says how far a translation is, and the catalog has no place for that.
    case state
  }

  package var kind: Kind
  /// The file.
  package var file: String
  /// Where it says it: an offset of its text.
  package var offset: Int
  /// The path of the catalog; empty where there is none.
  package var catalog: String
  package var key: String
  /// The way to the text; empty for the text of the key itself.
  package var path: String
  /// What is wrong, as one sentence without a full stop.
  package var message: String
  /// The text of the file.
  package var translation: String?
  /// The text of the catalog.
  package var current: String?

  /// Whether something of the file is not in the catalog because of it.
  package var isLeftOut: Bool { kind == .conflict || kind == .unknown || kind == .refused }
}
