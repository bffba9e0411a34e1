/// An attribute of the markup `^[text](name: value)`.
package struct MarkupAttribute: Sendable, Hashable {
  package var name: String
  package var value: MarkupValue

  package init(name: String, value: MarkupValue) {
    self.name = name
    self.value = value
  }
}

/// The value of an attribute, in JSON5 syntax.
package enum MarkupValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  indirect case array([MarkupValue])
  indirect case object([MarkupAttribute])
}

extension [MarkupAttribute] {
  /// Whether the attribute requests agreement of the text with its number, its gender or another
  /// text.
  var asksForAgreement: Bool {
    contains { attribute in
      switch attribute.name {
      case "inflect": attribute.value != .bool(false) && attribute.value != .null
      case "agreeWithArgument", "agreeWithConcept": true
      default: false
      }
    }
  }
}
