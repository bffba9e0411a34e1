import CalqueCatalogs

/// A difference between a translator's file and the catalog.
struct TranslationChange: Sendable {
  /// Two texts that should be the same.
  struct Conflict: Sendable, Hashable {
    /// The text that the file was made from.
    var before: String
    /// The current text of the catalog.
    var now: String
    /// Whether it is the translation; otherwise it is the source.
    var isTranslation = false
  }

  /// The key and its texts in the catalog.
  var entry: TranslationEntry
  /// The text that changes.
  var path: TextPath
  /// The new text; nil if only its state changes.
  var text: String?
  /// The state of the translation; nil if the file does not specify it.
  var state: String?
  /// The change in the catalog since the file was made.
  var conflict: Conflict?
  /// The file.
  var file: String
  /// The place in the file.
  var offset: Int

  /// The current text of the catalog.
  var current: TranslationUnit? { entry[path] }
}

/// A remark about a text in a translator's file, such as the reason that it is not imported
/// unchanged.
package struct TranslationRemark: Sendable, Hashable {
  /// The kind of a remark.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The catalog changed after the file was made.
    case conflict
    /// The catalog does not have the key.
    case unknown
    /// The catalog cannot represent the text.
    case refused
    /// The file does not have a text, but the catalog does, and it is kept.
    case empty
    /// The file contains the state of a translation, which the catalog cannot represent.
    case state
  }

  package var kind: Kind
  /// The file.
  package var file: String
  /// The place in the file: an offset of its text.
  package var offset: Int
  /// The path of the catalog; empty if there is none.
  package var catalog: String
  package var key: String
  /// The path of the text; empty for the text of the key itself.
  package var path: String
  /// The problem, as one sentence without a period.
  package var message: String
  /// The text of the file.
  package var translation: String?
  /// The text of the catalog.
  package var current: String?

  /// Whether a part of the file is not imported because of it.
  package var isLeftOut: Bool { kind == .conflict || kind == .unknown || kind == .refused }
}
