#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes {
    /// Foundation's Markdown attributes, which Foundation lacks here. They are found by name, as in
    /// `text.runs[\.inlinePresentationIntent]`.
    public struct MarkdownAttributes: AttributeScope {
      /// The meaning of inline markup.
      public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
      /// Automatic grammar agreement.
      public let inflect: FoundationAttributes.InflectionRuleAttribute
      /// Grammatical properties.
      public let morphology: FoundationAttributes.MorphologyAttribute
      /// An equivalent text that does not need agreement.
      public let inflectionAlternative: FoundationAttributes.InflectionAlternativeAttribute
      /// The value that a text agrees with.
      public let agreeWithArgument: FoundationAttributes.AgreementArgumentAttribute
      /// The concept that a text agrees with.
      public let agreeWithConcept: FoundationAttributes.AgreementConceptAttribute
      /// The concept that a pronoun refers to.
      public let referentConcept: FoundationAttributes.ReferentConceptAttribute
      /// Foundation's own attributes.
      public let foundation: FoundationAttributes
    }

    /// The Markdown attributes.
    public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Finds the Markdown attributes by their names.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
    ) -> Key {
      self[Key.self]
    }
  }

  extension AttributeScopes.FoundationAttributes {
    /// The key for the meaning of inline markup.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The meaning of inline markup.
      public typealias Value = InlinePresentationIntent
      /// Foundation's name of the attribute.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The key for automatic grammar agreement.
    public enum InflectionRuleAttribute: AttributedStringKey {
      /// How a text is to be inflected.
      public typealias Value = InflectionRule
      /// Foundation's name of the attribute.
      public static let name = "NSInflect"
    }

    /// The key for grammatical properties.
    public enum MorphologyAttribute: AttributedStringKey {
      /// Grammatical properties.
      public typealias Value = Morphology
      /// Foundation's name of the attribute.
      public static let name = "NSMorphology"
    }

    /// The key for an equivalent text that does not need agreement.
    public enum InflectionAlternativeAttribute: AttributedStringKey {
      /// The other text.
      public typealias Value = AttributedString
      /// Foundation's name of the attribute.
      public static let name = "NSInflectionAlternative"
    }

    /// The key for the value that a text agrees with.
    public enum AgreementArgumentAttribute: AttributedStringKey {
      /// The position of the value, counted from 1.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionAgreementArgument"
    }

    /// The key for the concept that a text agrees with.
    public enum AgreementConceptAttribute: AttributedStringKey {
      /// The position of the concept, counted from 1.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionAgreementConcept"
    }

    /// The key for the concept that a pronoun refers to.
    public enum ReferentConceptAttribute: AttributedStringKey {
      /// The position of the concept, counted from 1.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionReferentConcept"
    }
  }
#endif
