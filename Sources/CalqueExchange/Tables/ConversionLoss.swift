/// Something that a conversion could not carry over as it was.
public struct ConversionLoss: Sendable, Hashable {
  /// What kind of thing it is.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A key with all that it says.
    case key
    /// A text, or one of its forms.
    case text
    /// That the source language has no text for the key, and the target gives it one.
    case sourceText = "source_text"
    /// How far a translation is.
    case state
    /// The note to translators.
    case comment
    /// How the key came into a string catalog.
    case extractionState = "extraction_state"
    /// That the key is not to be translated.
    case shouldTranslate = "should_translate"
    /// That a machine wrote the comment.
    case commentOrigin = "comment_origin"
    /// A choice by number, device or width.
    case variations
    /// A named part of a text.
    case substitution
    /// The type or the form of an argument.
    case format
    /// A field that the model has no name for.
    case unknownField = "unknown_field"
    /// What a file says beside its entries: references, flags, a header.
    case metadata
    /// A text that another file of the same table says otherwise.
    case shadowed
    /// How a file is laid out: its header, the order of its entries, comments that belong to no key.
    case layout
    /// A text of a catalog that a translator's file says anew.
    case replaced
    /// A text that the target has and the source had not.
    case added
    /// Another spelling of the same thing, such as the name of a variable.
    case spelling
  }

  /// What kind of thing it is.
  public var kind: Kind
  /// The table.
  public var table: String
  /// The key of the entry; nil where it is about a whole table or file.
  public var key: String?
  /// The language; nil where it is about all of them.
  public var locale: String?
  /// The file that said it; nil where that is not known.
  public var file: String?
  /// What the target cannot hold, without a full stop.
  public var what: String
  /// What was done instead, without a full stop.
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

  /// Whether nothing is lost: everybody sees and is told the same as before in another spelling, or
  /// something came in.
  public var isCosmetic: Bool {
    kind == .spelling || kind == .layout || kind == .replaced || isAddition
  }

  /// Whether the target says more than the source.
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

  /// A key as one line of at most sixty characters.
  static func excerpt(_ text: String) -> String {
    let line = text.replacing("\n", with: "\\n")
    return line.count > 60 ? line.prefix(57) + "…" : line
  }
}
