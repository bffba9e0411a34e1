/// All rules, by what they look at.
package enum RuleRegistry {
  /// Every rule, in the order in which they are listed.
  package static let all: [any Rule.Type] = [
    // The file
    StringsSyntax.self, StringsSilentTruncation.self, UnterminatedComment.self, MergeMarker.self,
    EmptyFile.self, DoubleByteOrderMark.self, EncodingInvalid.self, InvalidEscape.self,
    DuplicateKey.self, StringsdictXML.self, StringsdictSchema.self, XCStringsJSON.self,
    XCStringsSchema.self,
    // Arguments
    FormatType.self, FormatExtra.self, FormatMissing.self, FormatPositionalGap.self,
    // Plurals
    PluralMissingOther.self, PluralMissingCategory.self,
    // Coverage
    MissingTranslation.self,
    // Text
    BidiUnbalanced.self,
  ]

  /// The rule of a name.
  package static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.id == id }
  }
}
