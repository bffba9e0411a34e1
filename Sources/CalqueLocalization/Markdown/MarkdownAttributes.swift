#if !canImport(Darwin)
  public import Foundation

  extension AttributeScopes {
    /// The attributes of Foundation that markdown gives and that Foundation lacks here. They are
    /// found by their names, as in `text.runs[\.inlinePresentationIntent]`.
    public struct MarkdownAttributes: AttributeScope {
      /// What inline markup says.
      public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
      /// Automatic grammar agreement.
      public let inflect: FoundationAttributes.InflectionRuleAttribute
      /// Grammatical properties.
      public let morphology: FoundationAttributes.MorphologyAttribute
      /// A text that says the same without a need for agreement.
      public let inflectionAlternative: FoundationAttributes.InflectionAlternativeAttribute
      /// The value that a text agrees with.
      public let agreeWithArgument: FoundationAttributes.AgreementArgumentAttribute
      /// The concept that a text agrees with.
      public let agreeWithConcept: FoundationAttributes.AgreementConceptAttribute
      /// The concept that a pronoun refers to.
      public let referentConcept: FoundationAttributes.ReferentConceptAttribute
      /// The attributes that Foundation has.
      public let foundation: FoundationAttributes
    }

    /// The attributes of markdown.
    public var markdown: MarkdownAttributes.Type { MarkdownAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// Finds the attributes of markdown by their names.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
    ) -> Key {
      self[Key.self]
    }
  }

  extension AttributeScopes.FoundationAttributes {
    /// The key of what inline markup says.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// What it says.
      public typealias Value = InlinePresentationIntent
      /// The name, as Foundation has it.
      public static let name = "NSInlinePresentationIntent"
    }

    /// The key of automatic grammar agreement.
    public enum InflectionRuleAttribute: AttributedStringKey {
      /// How a text is to be inflected.
      public typealias Value = InflectionRule
      /// The name, as Foundation has it.
      public static let name = "NSInflect"
    }

    /// The key of grammatical properties.
    public enum MorphologyAttribute: AttributedStringKey {
      /// Grammatical properties.
      public typealias Value = Morphology
      /// The name, as Foundation has it.
      public static let name = "NSMorphology"
    }

    /// The key of a text that says the same without a need for agreement.
    public enum InflectionAlternativeAttribute: AttributedStringKey {
      /// The other text.
      public typealias Value = AttributedString
      /// The name, as Foundation has it.
      public static let name = "NSInflectionAlternative"
    }

    /// The key of the value that a text agrees with.
    public enum AgreementArgumentAttribute: AttributedStringKey {
      /// The position of the value, from one.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionAgreementArgument"
    }

    /// The key of the concept that a text agrees with.
    public enum AgreementConceptAttribute: AttributedStringKey {
      /// The position of the concept, from one.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionAgreementConcept"
    }

    /// The key of the concept that a pronoun refers to.
    public enum ReferentConceptAttribute: AttributedStringKey {
      /// The position of the concept, from one.
      public typealias Value = Int
      /// The name.
      public static let name = "NSInflectionReferentConcept"
    }
  }
#endif
