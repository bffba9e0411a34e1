import CalqueMessages
import Foundation

extension AttributeContainer {
  /// Sets the attributes of the markup `^[text](name: value)`. Names that Foundation does not have,
  /// and values of another type than theirs, are ignored.
  mutating func apply(_ attributes: [MarkupAttribute]) {
    for attribute in attributes {
      switch (attribute.name, attribute.value) {
      case ("inflect", .bool(true)): self.inflect = .automatic
      case ("inflect", .object(let properties)):
        self.inflect = InflectionRule(morphology: Morphology(properties))
      case ("morphology", .object(let properties)): self.morphology = Morphology(properties)
      case ("inflectionAlternative", .string(let text)):
        self.inflectionAlternative = AttributedString(text)
      case ("agreeWithArgument", .number(let position)):
        self.agreeWithArgument = Int(exactly: position)
      case ("agreeWithConcept", .number(let position)):
        self.agreeWithConcept = Int(exactly: position)
      case ("referentConcept", .number(let position)): self.referentConcept = Int(exactly: position)
      default: break
      }
    }
  }
}

extension Morphology {
  /// Reads grammatical properties by the names of Foundation's cases.
  fileprivate init(_ properties: [MarkupAttribute]) {
    self.init()
    for property in properties {
      guard case .string(let name) = property.value else { continue }
      switch property.name {
      case "grammaticalGender": grammaticalGender = Self.genders[name]
      case "partOfSpeech": partOfSpeech = Self.partsOfSpeech[name]
      case "number": number = Self.numbers[name]
      default: break
      }
    }
  }

  private static let genders: [String: GrammaticalGender] = [
    "feminine": .feminine, "masculine": .masculine, "neuter": .neuter,
  ]

  private static let partsOfSpeech: [String: PartOfSpeech] = [
    "determiner": .determiner, "pronoun": .pronoun, "letter": .letter, "adverb": .adverb,
    "particle": .particle, "adjective": .adjective, "adposition": .adposition, "verb": .verb,
    "noun": .noun, "conjunction": .conjunction, "numeral": .numeral,
    "interjection": .interjection, "preposition": .preposition, "abbreviation": .abbreviation,
  ]

  private static let numbers: [String: GrammaticalNumber] = [
    "singular": .singular, "zero": .zero, "plural": .plural, "pluralTwo": .pluralTwo,
    "pluralFew": .pluralFew, "pluralMany": .pluralMany,
  ]
}
