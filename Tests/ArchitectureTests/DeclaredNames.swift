/// The names that a file declares, by the indentation that the formatter gives them.
struct DeclaredNames {
  /// Outside of types.
  private(set) var top: Set<String> = []
  /// In extensions.
  private(set) var extensionMembers: Set<String> = []
  /// In all places, the cases of enums included.
  private(set) var all: Set<String> = []

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "let", "var", "case",
    "extension",
  ]

  /// - Parameter text: a source without comments and literals.
  init(_ text: String) {
    var conditions = 0
    var isInExtension = false
    for line in text.split(separator: "\n") {
      let code = line.drop { $0 == " " }
      if code.hasPrefix("#if") { conditions += 1 }
      if code.hasPrefix("#endif") { conditions -= 1 }
      guard let (kind, names, isPrivate) = Self.declaration(code) else { continue }
      let level = (line.count - code.count) / 2 - conditions
      if level <= 0 { isInExtension = kind == "extension" }
      guard kind != "extension" else { continue }
      all.formUnion(names)
      guard !isPrivate else { continue }
      if level <= 0 {
        top.formUnion(names)
      } else if level == 1, isInExtension, kind == "func" || kind == "var" || kind == "let" {
        extensionMembers.formUnion(names)
      }
    }
  }

  /// What a line declares, if it does.
  private static func declaration(
    _ line: Substring
  ) -> (kind: Substring, names: [String], isPrivate: Bool)? {
    var words = line.split(separator: " ", omittingEmptySubsequences: true)[...]
    var isPrivate = false
    while let word = words.first, !kinds.contains(word) || isClassMember(words) {
      if word == "import" { return nil }
      let isModifier = word.allSatisfy { $0.isLetter || $0 == "(" || $0 == ")" }
      guard isModifier || word.hasPrefix("@") else { return nil }
      if word == "private" || word == "fileprivate" { isPrivate = true }
      words.removeFirst()
    }
    guard let kind = words.popFirst(), let first = words.first else { return nil }
    let rest = kind == "case" ? words : [first][...]
    let names = rest.compactMap { word in
      let name = word.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return name.isEmpty ? nil : String(name)
    }
    return (kind, names, isPrivate)
  }

  /// Whether `class` is a modifier, as in `class func`.
  private static func isClassMember(_ words: ArraySlice<Substring>) -> Bool {
    words.first == "class" && words.dropFirst().first.map(kinds.contains) == true
  }
}
