import CalqueDiagnostics

/// A value of a property list to be written.
indirect enum PropertyListValue: Hashable {
  /// A key with its value, and the comment in front of it.
  struct Member: Hashable {
    var key: String
    var comment: String?
    var value: PropertyListValue
  }

  case dictionary([Member])
  case array([PropertyListValue])
  case string(String)
  /// A number, a date, data or a Boolean: the name of its element in XML, and its text.
  case other(String, String)
  /// A value that is kept as it is spelled in XML.
  case spelled(String)

  /// Creates a value from one that was read, without its places.
  init(_ node: PropertyListNode) {
    switch node.content {
    case .dictionary(let members):
      self = .dictionary(
        members.map { Member(key: $0.key, comment: nil, value: PropertyListValue($0.value)) })
    case .array(let values): self = .array(values.map { PropertyListValue($0) })
    case .string(let string): self = .string(string)
    case .other(let kind, let text): self = .other(kind, text)
    }
  }

  /// The value without parts that are only spelled.
  var parsed: PropertyListValue {
    switch self {
    case .spelled(let spelling):
      let list = PropertyList(SourceText(path: "", text: spelling))
      return list.root.map { PropertyListValue($0) } ?? .string(spelling)
    case .dictionary(let members):
      return .dictionary(
        members.map { Member(key: $0.key, comment: $0.comment, value: $0.value.parsed) })
    case .array(let values): return .array(values.map(\.parsed))
    case .string, .other: return self
    }
  }

  var members: [Member]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  subscript(key: String) -> PropertyListValue? {
    members?.last { $0.key == key }?.value
  }
}
