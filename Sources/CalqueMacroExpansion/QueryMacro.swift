import CalqueSwiftSource

/// `@Query(…) var items: [Item]` in a view becomes a `Query<Item, [Item]>` with the same arguments,
/// and an accessor that reads it.
struct QueryMacro {
  private let property: StoredProperty
  private let type: String
  private let arguments: String
  /// Whether it is a member, as opposed to a variable in the closure of a preview: such a variable
  /// has nothing beside it.
  private let isInType: Bool

  init(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    let node = request.declSyntax
    let source = SwiftTokens(node.source)
    let found = StoredPropertyFinder.properties(in: source, 0..<source.count).first
    guard let property = found,
      let index = source.tokens.firstIndex(where: { $0.range == property.nameRange }),
      source.has(":", at: index + 1), index + 2 < source.count, let last = source.tokens.last
    else {
      throw MacroDiagnostic(
        "@Query is for variables with a type: @Query var items: [Item]", in: node,
        at: source.tokens.first?.range ?? 0..<0)
    }
    self.property = property
    isInType = request.lexicalContext?.first.map(Self.isType) ?? true
    type = source.text(source.tokens[index + 2].range.lowerBound..<last.range.upperBound)
    let attribute = SwiftTokens(request.attributeSyntax.source)
    let open = attribute.tokens.indices.first { attribute.has("(", at: $0) }
    arguments =
      open.map {
        attribute.text(
          attribute.tokens[$0].range
            .lowerBound..<attribute.tokens[
              attribute.end(ofGroupAt: $0) - 1
            ].range.upperBound)
      } ?? "()"
  }

  private static func isType(_ node: SourceNode) -> Bool {
    let words: Set = ["struct", "class", "enum", "actor", "extension", "protocol"]
    let source = SwiftTokens(node.source)
    return source.tokens.indices.contains {
      source.tokens[$0].kind == .word && words.contains(source.text(at: $0))
    }
  }

  private var name: String { "_" + String(property.name.filter { $0 != "`" }) }

  var accessor: String {
    "{\n  get { \(isInType ? name : "\(query)\(arguments)").wrappedValue }\n}"
  }

  private var query: String { "SwiftData.Query<(\(type)).Element, \(type)>" }

  // Not private: other parts of the view would be private in the initializer that it gets then.
  var storage: String {
    "var \(name): \(query) = .init\(arguments)"
  }
}
