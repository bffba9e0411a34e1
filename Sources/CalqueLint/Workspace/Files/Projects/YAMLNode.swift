import CalqueDiagnostics

/// A value of a YAML file, with its place.
///
/// The meaning of a scalar depends on its position: `no` is Norwegian where a language is expected,
/// and `off` a level where a level is. So it is stored as text.
struct YAMLNode: Sendable {
  /// A name of a mapping and its value.
  struct Field: Sendable {
    var name: YAMLNode
    var value: YAMLNode
  }

  enum Content: Sendable {
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Field])
  }

  var content: Content
  var place: Place

  /// The text of a scalar.
  var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Whether it is empty: `key:` without a value, or `null`.
  var isEmpty: Bool {
    if case .scalar(let text, isPlain: true) = content {
      ["", "~", "null", "Null", "NULL"].contains(text)
    } else {
      false
    }
  }

  /// Its kind, for messages.
  var kind: String {
    switch content {
    case _ where isEmpty: "nothing"
    case .scalar(let text, _): "'\(text)'"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}
