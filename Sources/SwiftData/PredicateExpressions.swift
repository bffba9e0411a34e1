public import Foundation

// What `#Predicate` makes of these methods of texts, which Foundation does not have here.

extension PredicateExpressions {
  /// Whether a text contains another one, case and diacritics apart.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The text.
    public let root: Root
    /// What is looked for.
    public let other: Other

    /// Whether the text contains the other one.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let found = try String(other.evaluate(bindings))
      return try String(root.evaluate(bindings)).range(
        of: found, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// How two texts are ordered.
  public struct StringComparison<Root: PredicateExpression, Other: PredicateExpression>:
    PredicateExpression
  where Root.Output: StringProtocol, Other.Output: StringProtocol {
    /// The first text.
    public let root: Root
    /// The second text.
    public let other: Other
    /// Whether upper and lower case are different.
    public let isCaseSensitive: Bool

    /// How the texts are ordered.
    public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
      let (one, other) = (
        try String(root.evaluate(bindings)), try String(other.evaluate(bindings))
      )
      return one.compare(other, options: isCaseSensitive ? [] : .caseInsensitive)
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `localizedStandardContains` in a predicate becomes.
  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `localizedCompare` in a predicate becomes.
  public static func build_localizedCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, isCaseSensitive: true)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// What `caseInsensitiveCompare` in a predicate becomes.
  public static func build_caseInsensitiveCompare<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringComparison<Root, Other> {
    StringComparison(root: root, other: other, isCaseSensitive: false)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringComparison: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringComparison: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringComparison: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
