/// A JSON value, made without the parser under test.
indirect enum MergeTree: Hashable {
  case object([String: MergeTree])
  case text(String)
  case word(String)

  static func unit(_ value: String, _ state: String = "translated") -> MergeTree {
    .object(["stringUnit": .object(["state": .text(state), "value": .text(value)])])
  }

  static func plural(_ cases: [String: MergeTree]) -> MergeTree {
    .object(["variations": .object(["plural": .object(cases)])])
  }

  static func catalog(_ entries: [String: MergeTree], version: String = "1.0") -> MergeTree {
    .object([
      "sourceLanguage": .text("en"), "strings": .object(entries), "version": .text(version),
    ])
  }

  static func entry(_ localizations: [String: MergeTree]) -> MergeTree {
    .object(["localizations": .object(localizations)])
  }

  /// The member at a path; setting nil removes it, and missing objects are created.
  subscript(path: [String]) -> MergeTree? {
    get {
      guard let name = path.first else { return self }
      guard case .object(let members) = self else { return nil }
      return members[name]?[Array(path.dropFirst())]
    }
    set {
      guard let name = path.first else {
        if let newValue { self = newValue }
        return
      }
      var members: [String: MergeTree] = [:]
      if case .object(let old) = self { members = old }
      if path.count == 1 {
        members[name] = newValue
      } else {
        var inner = members[name] ?? .object([:])
        inner[Array(path.dropFirst())] = newValue
        members[name] = inner
      }
      self = .object(members)
    }
  }

  subscript(path: String...) -> MergeTree? {
    get { self[path] }
    set { self[path] = newValue }
  }

  func with(_ path: String..., to value: MergeTree?) -> MergeTree {
    var copy = self
    copy[path] = value
    return copy
  }

  /// The bytes in Xcode's format. Names must be plain lowercase words, so that their order is
  /// unambiguous.
  var bytes: [UInt8] { Array(text(0).utf8) }

  private func text(_ depth: Int) -> String {
    let indentation = String(repeating: "  ", count: depth)
    switch self {
    case .text(let text): return "\"\(text)\""
    case .word(let word): return word
    case .object(let members):
      if members.isEmpty { return "{\n\n\(indentation)}" }
      let lines = members.sorted { $0.key.lowercased() < $1.key.lowercased() }.map {
        "\(indentation)  \"\($0.key)\" : \($0.value.text(depth + 1))"
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
    }
  }
}
