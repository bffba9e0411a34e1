// What Foundation has for predicates on Apple's platforms only.
#if !canImport(Darwin)
  extension PredicateExpressions {
    /// Whether a text has another one, whatever their case and accents, as a search does.
    public struct StringLocalizedStandardContains<
      Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// The text that is searched.
      public let root: Root
      /// The text that is searched for.
      public let other: Other

      /// Makes an expression of two texts.
      public init(root: Root, other: Other) {
        (self.root, self.other) = (root, other)
      }

      /// Searches the text.
      public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
        try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
      }
    }

    /// Compares two texts by the order of the current language.
    public struct StringLocalizedCompare<
      Root: PredicateExpression, Other: PredicateExpression
    >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
      /// The first text.
      public let root: Root
      /// The text that it is compared with.
      public let other: Other

      /// Makes an expression of two texts.
      public init(root: Root, other: Other) {
        (self.root, self.other) = (root, other)
      }

      /// Compares the texts.
      public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
        try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
      }
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `#Predicate` makes of `localizedStandardContains(_:)`: the macro writes this name.
    public static func build_localizedStandardContains<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> {
      StringLocalizedStandardContains(root: root, other: other)
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// What `#Predicate` makes of `localizedCompare(_:)`: the macro writes this name.
    public static func build_localizedCompare<Root, Other>(
      _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> {
      StringLocalizedCompare(root: root, other: other)
    }
  }

  extension PredicateExpressions.StringLocalizedStandardContains: Sendable
  where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.StringLocalizedStandardContains: Codable
  where Root: Codable, Other: Codable {}
  extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

  extension PredicateExpressions.StringLocalizedCompare: Sendable
  where Root: Sendable, Other: Sendable {}
  extension PredicateExpressions.StringLocalizedCompare: Codable
  where Root: Codable, Other: Codable {}
  extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
  where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
#endif
