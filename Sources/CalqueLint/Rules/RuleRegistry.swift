/// All rules, by what they look at.
package enum RuleRegistry {
  /// Every rule, in the order in which they are listed.
  package static let all: [any Rule.Type] = [
    // The file
    StringsSyntax.self, StringsSilentTruncation.self, UnterminatedComment.self, MergeMarker.self,
    EmptyFile.self, DoubleByteOrderMark.self, EncodingInvalid.self, InvalidEscape.self,
    DuplicateKey.self, StringsdictXML.self, StringsdictSchema.self, XCStringsJSON.self,
    XCStringsSchema.self, XLIFFXML.self, XLIFFSchema.self, SuspiciousUnicodeEscape.self,
    StrayLineBreak.self, NestedComment.self, ByteOrderMarkPresent.self, EncodingPolicy.self,
    EncodingMixed.self, XLIFFID.self, UnquotedKey.self, SingleQuoted.self, ShortcutEntry.self,
    XCStringsFormat.self, LimitExceeded.self,
    // Arguments
    FormatType.self, FormatExtra.self, FormatMissing.self, FormatPositionalGap.self,
    FormatMixedPositional.self, FormatOrderRisk.self, FormatWidth.self, FormatInvalid.self,
    FormatForeignPlaceholder.self, FormatSpelling.self, FormatPercentProse.self,
    FormatPercentMissing.self, FormatValueInNonformat.self,
    SubstitutionUndefined.self, SubstitutionUnused.self, SubstitutionArgument.self,
    // Plurals
    PluralMissingOther.self, PluralMissingCategory.self, PluralUnusedCategory.self,
    PluralImpliedQuantity.self, PluralDigitLiteral.self, PluralSameForms.self,
    PluralEmptyVariant.self, PluralCandidate.self, StringsdictValueType.self,
    DeviceOtherMissing.self, DeviceUnknown.self, WidthKeysInvalid.self,
    // Coverage
    MissingTranslation.self, ExtraKey.self, TableMissing.self, StateNew.self,
    StateNeedsReview.self, StateStale.self, ShouldTranslateConflict.self, CommentMissing.self,
    CommentStaleArguments.self, SourceChanged.self,
    // Languages
    LocaleInvalid.self, LocaleNotCanonical.self, LocaleDeprecated.self, LocaleSuspicious.self,
    LocaleDuplicate.self, LocaleFallbackHole.self,
    // Text
    EdgeWhitespace.self, EdgeNewline.self, NewlineCount.self, DoubleSpace.self, StrayTab.self,
    LiteralBackslash.self, PercentMissing.self, HTMLMismatch.self, HTMLEntity.self,
    MarkdownStructure.self,
    InflectionMarkup.self, DollarPlaceholder.self, URLChanged.self, EmailChanged.self,
    EmptyValue.self, SwappedLines.self, EndPunctuation.self, Ellipsis.self, Quotes.self,
    FrenchSpacing.self, BracketsUnbalanced.self, NumbersChanged.self, LengthLimit.self,
    ExpansionRatio.self, Glossary.self, BrandChanged.self, DuplicateWords.self,
    InconsistentTranslation.self, UntranslatedSame.self,
    // Unicode
    BidiUnbalanced.self, ControlCharacter.self, InvisibleCharacter.self, MixedScriptWord.self,
    Mojibake.self, ReplacementCharacter.self, PrivateUse.self, NotComposed.self,
    ExemplarOutside.self, DigitsMixed.self, DigitsLocale.self, ArabicPercent.self, Kashida.self,
    BidiPlaceholderIsolation.self,
    // Comments to the linter
    DisableUnknown.self, DisableUnused.self,
  ]

  /// Returns the rule with the given name.
  package static func rule(_ id: String) -> (any Rule.Type)? {
    all.first { $0.id == id }
  }

  /// Returns the known rule name that is closest to an unknown one, or nil if none is similar.
  package static func nearest(to id: String) -> String? {
    NearestName.of(id, among: all.lazy.map { $0.id })
  }

  /// Returns the message for a name that no rule has.
  package static func unknownMessage(_ id: String) -> String {
    UnknownRule.message(id, among: all.lazy.map { $0.id })
  }

  /// Returns the options of a rule; empty if it has no settings.
  package static func options(of rule: any Rule.Type) -> [OptionDescription] {
    rule.configurable?.optionList ?? []
  }
}
