package import CalqueDiagnostics

/// A value of a YAML file, with its place.
///
/// The meaning of a scalar depends on its position: `no` is Norwegian where a language is expected,
/// and `off` a level where a level is. So it is stored as text.
package struct YAMLNode: Sendable {
  /// A name of a mapping and its value.
  package struct Field: Sendable {
    package var name: YAMLNode
    package var value: YAMLNode
  }

  package enum Content: Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Field])
  }

  package var content: Content
  package var place: Place

  /// The text of a scalar.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether it is empty: `key:` without a value, or `null`.
  package var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = content {
      ["", "~", "null", "Null", "NULL"].contains(text)
    } else {
      false
    }
  }

  /// The names and values of a mapping.
  package var fields: [Field] {
    if case .mapping(let fields) = content { fields } else { [] }
  }

  /// The values of a list; another value is a list with it.
  package var values: [YAMLNode] {
    if case .sequence(let values) = content { values } else { [self] }
  }

  /// The value of a name in a mapping: the last one, if there are several.
  package subscript(name: String) -> YAMLNode? {
    fields.last { $0.name.text == name }?.value
  }

  /// Its kind, for messages.
  package var kind: String {
    switch content {
    case _ where isEmpty: "nothing"
    case .scalar(let text, _): "'\(text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
