/// The keys to export.
public struct TranslationSelection: OptionSet, Sendable, Hashable {
  /// The options, one bit each.
  public let rawValue: Int

  /// Makes a selection from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keys with an untranslated text.
  public static let missing = TranslationSelection(rawValue: 1)
  /// Keys with a translation that needs review.
  public static let needsReview = TranslationSelection(rawValue: 2)

  /// Returns whether a key is exported. An empty selection includes every key.
  func contains(_ entry: TranslationEntry) -> Bool {
    isEmpty
      || contains(.missing) && entry.units.contains(where: \.isMissing)
      || contains(.needsReview) && entry.units.contains(where: \.needsReview)
  }
}
