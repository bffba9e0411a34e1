import CalqueSwiftSource

/// `@Query(…) var name: [Model]` becomes a query beside the variable, and a getter that asks it.
struct QueryMacro {
  private let name: String
  private let modifiers: String
  private let type: String
  private let element: String
  private let arguments: String

  init(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    let node = request.declSyntax
    let source = SwiftTokens(node.source)
    let whole = (source.tokens.first?.range.lowerBound ?? 0)..<source.bytes.count
    var index = 0
    var words: [String] = []
    while index < source.count, !source.has("var", at: index) {
      if source.has("@", at: index) {
        index += 2
        while source.has(".", at: index) { index += 2 }
        if source.has("(", at: index) { index = source.end(ofGroupAt: index) }
      } else if source.has("(", at: index) {
        // "private(set)" is of the setter, which there is none of.
        if !words.isEmpty { words.removeLast() }
        index = source.end(ofGroupAt: index)
      } else {
        words.append(source.text(at: index))
        index += 1
      }
    }
    let start = index + 3
    guard source.has(":", at: index + 2), start < source.count, let last = source.tokens.last,
      let element = Self.element(of: source, from: start)
    else {
      throw MacroDiagnostic(
        "@Query is for variables with an array of models: @Query var names: [Model]", in: node,
        at: whole)
    }
    name = String(source.text(at: index + 1).filter { $0 != "`" })
    modifiers = words.filter { Self.access.contains($0) }.map { $0 + " " }.joined()
    type = source.text(source.tokens[start].range.lowerBound..<last.range.upperBound)
    self.element = element
    let attribute = SwiftTokens(request.attributeSyntax.source)
    let open = attribute.tokens.indices.first { attribute.has("(", at: $0) }
    if let open, let end = attribute.tokens.last {
      arguments = attribute.text(attribute.tokens[open].range.lowerBound..<end.range.upperBound)
    } else {
      arguments = "()"
    }
  }

  private static let access: Set = ["public", "internal", "private", "fileprivate", "package"]

  /// The models of an array: `Model` in `[Model]`, and `Models.Element` for another name of it.
  private static func element(of source: SwiftTokens, from start: Int) -> String? {
    let last = source.count - 1
    func text(_ first: Int, _ last: Int) -> String {
      source.text(source.tokens[first].range.lowerBound..<source.tokens[last].range.upperBound)
    }
    if source.tokens[start].kind == .word { return text(start, last) + ".Element" }
    guard source.has("[", at: start), start + 1 < last, source.has("]", at: last) else {
      return nil
    }
    return text(start + 1, last - 1)
  }

  var getter: String { "{ get { _\(name).wrappedValue } }" }

  var query: String {
    "\(modifiers)var _\(name): SwiftData.Query<\(element), \(type)> = .init\(arguments)"
  }
}
