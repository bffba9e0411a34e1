/// A part of the input that a conversion changed or lost.
public struct ConversionLoss: Sendable, Hashable {
  /// The kind of a loss.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A key with all its contents.
    case key
    /// A text, or one of its forms.
    case text
    /// The source language has no text for the key, and the target adds one.
    case sourceText = "source_text"
    /// The state of a translation.
    case state
    /// The comment for translators.
    case comment
    /// The origin of a key in a string catalog.
    case extractionState = "extraction_state"
    /// The key is marked as not to be translated.
    case shouldTranslate = "should_translate"
    /// The comment is marked as generated.
    case commentOrigin = "comment_origin"
    /// A choice by number, device or width.
    case variations
    /// A named part of a text.
    case substitution
    /// The type or the form of an argument.
    case format
    /// A field that the model has no name for.
    case unknownField = "unknown_field"
    /// The contents of a file other than its entries: references, flags, a header.
    case metadata
    /// A text that differs in another file of the same table.
    case shadowed
    /// The layout of a file: its header, the order of its entries, comments that do not belong to a
    /// key.
    case layout
    /// A text of a catalog that a translator's file replaces.
    case replaced
    /// A text that is only in the target.
    case added
    /// Another spelling of the same contents, such as the name of a variable.
    case spelling
  }

  /// The kind of the loss.
  public var kind: Kind
  /// The table.
  public var table: String
  /// The key of the entry; nil if it affects a whole table or file.
  public var key: String?
  /// The language; nil if it affects all of them.
  public var locale: String?
  /// The file that it comes from; nil if that is not known.
  public var file: String?
  /// What the target cannot represent, without a period.
  public var what: String
  /// What was written instead, without a period.
  public var instead: String

  /// Creates an item of a report.
  public init(
    _ kind: Kind, table: String, key: String? = nil, locale: String? = nil, file: String? = nil,
    _ what: String, instead: String
  ) {
    self.kind = kind
    self.table = table
    self.key = key
    self.locale = locale
    self.file = file
    self.what = what
    self.instead = instead
  }

  /// Whether nothing is lost: texts and comments are the same in another spelling, or something was
  /// added.
  public var isCosmetic: Bool {
    kind == .spelling || kind == .layout || kind == .replaced || isAddition
  }

  /// Whether the target contains more than the source.
  public var isAddition: Bool { kind == .added || kind == .sourceText }
}

extension ConversionLoss: CustomStringConvertible {
  /// `file: table "key" [locale]: what: instead (kind)`
  public var description: String {
    var place = file.map { "\($0): " } ?? ""
    place += table
    if let key { place += " \"\(Self.excerpt(key))\"" }
    if let locale { place += " [\(locale)]" }
    return "\(place): \(what): \(instead) (\(kind.rawValue))"
  }

  /// Returns a key as one line of at most sixty characters.
  static func excerpt(_ text: String) -> String {
    let line = text.replacing("\n", with: "\\n")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }
}
