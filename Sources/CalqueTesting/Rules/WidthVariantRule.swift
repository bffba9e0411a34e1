public import Calque

/// Finds texts that do not fit although their catalog has a shorter text for narrow places, which
/// the program does not ask for.
///
/// A catalog has such texts as variations by width, `NSStringVariableWidthRuleType`.
public struct WidthVariantRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `unusedVariant`.
  public var kind: ScreenFinding.Kind { .unusedVariant }

  /// Returns the texts that could be shorter.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let narrow = text.narrowerString else { return nil }
      return ScreenFinding(
        kind, "it does not fit, and its catalog has \"\(narrow)\" for narrow places", about: text,
        remedy: "Ask for the text by variantFittingPresentationWidth(_:), or use ViewThatFits")
    }
  }
}

extension ViewDiagnostic.Kind {
  /// A text that does not fit has a variation for narrow places; see ``WidthVariantRule``.
  public static let unusedVariant = Self("unusedVariant", .warning)
}
