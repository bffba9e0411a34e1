/// Which keys are exported.
public struct TranslationSelection: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Creates a selection of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keys of which a text is not translated.
  public static let missing = TranslationSelection(rawValue: 1)
  /// Keys of which a translation waits for a person to read it.
  public static let needsReview = TranslationSelection(rawValue: 2)

  /// Whether a key is exported. Nothing selected is everything.
  func contains(_ entry: TranslationEntry) -> Bool {
    isEmpty
      || contains(.missing) && entry.units.contains(where: \.isMissing)
      || contains(.needsReview) && entry.units.contains(where: \.needsReview)
  }
}
