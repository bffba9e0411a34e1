import CalqueSwiftSource

/// `@Previewable @State var x = …` in the closure of `#Preview` becomes a property of a view.
enum PreviewableMacro {
  /// A property that was marked.
  struct Property {
    /// The bytes of the declaration.
    var range: Range<Int>
    /// The declaration without `@Previewable`.
    var declaration: String
  }

  /// The marked properties that are directly in a closure.
  static func properties(in source: SwiftTokens, body: ClosedRange<Int>) -> [Property] {
    var found: [Property] = []
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if let declaration = Declaration(in: source, at: index, end: body.upperBound) {
        if let mark = declaration.mark {
          let range =
            source.tokens[index].range
            .lowerBound..<source.tokens[declaration.end - 1].range.upperBound
          let text =
            source.text(range.lowerBound..<source.tokens[mark].range.lowerBound)
            + source.text(source.tokens[mark + 1].range.upperBound..<range.upperBound)
          found.append(Property(range: range, declaration: text))
        }
        index = declaration.end
      } else if source.tokens[index].kind == .open {
        index = source.end(ofGroupAt: index)
      } else {
        index += 1
      }
    }
    return found
  }

  /// Checks that the mark is on a property in a `#Preview`.
  static func check(_ request: PluginRequest.Attached) throws(MacroDiagnostic) {
    let node = request.declSyntax
    let source = SwiftTokens(node.source)
    let attribute = source.tokens.indices.first { source.has("Previewable", at: $0) } ?? 0
    let mark = source.tokens.isEmpty ? 0..<0 : source.tokens[attribute].range
    guard Declaration(in: source, at: 0, end: source.count) != nil else {
      throw MacroDiagnostic(
        "@Previewable is for properties: @Previewable @State var x = …", in: node, at: mark)
    }
    // Compilers that do not tell where the declaration is are believed.
    guard let context = request.lexicalContext else { return }
    let isInPreview = context.contains { node in
      SwiftTokens(node.source).tokens.contains { $0.kind == .directive }
    }
    guard isInPreview else {
      throw MacroDiagnostic(
        "@Previewable is for properties directly in the closure of #Preview", in: node, at: mark)
    }
  }

  /// A declaration of a variable with attributes.
  private struct Declaration {
    /// The index after the last token.
    var end: Int
    /// The `@` of `@Previewable`.
    var mark: Int?

    init?(in source: SwiftTokens, at start: Int, end limit: Int) {
      var index = start
      var mark: Int?
      guard source.has("@", at: index) else { return nil }
      while index < limit, source.has("@", at: index) {
        if source.has("Previewable", at: index + 1) { mark = index }
        index += 2
        while source.has(".", at: index) { index += 2 }
        // Arguments of an attribute directly follow its name.
        if source.has("(", at: index),
          source.tokens[index].range.lowerBound == source.tokens[index - 1].range.upperBound
        {
          index = source.end(ofGroupAt: index)
        }
      }
      while index < limit, !source.has("var", at: index), !source.has("let", at: index) {
        guard source.tokens[index].kind == .word else { return nil }
        index += 1
        if source.has("(", at: index) { index = source.end(ofGroupAt: index) }
      }
      guard index < limit else { return nil }
      self.end = Self.endOfStatement(in: source, after: index, limit: limit)
      self.mark = mark
    }

    /// A statement ends with its line, if neither the last token there nor the first one of the
    /// next line asks for more.
    private static func endOfStatement(
      in source: SwiftTokens, after start: Int, limit: Int
    ) -> Int {
      var index = start + 1
      while index < limit {
        if source.has(";", at: index) { return index + 1 }
        if source.tokens[index].startsLine, !continues(source, index) { return index }
        index = source.tokens[index].kind == .open ? source.end(ofGroupAt: index) : index + 1
      }
      return min(index, limit)
    }

    private static func continues(_ source: SwiftTokens, _ index: Int) -> Bool {
      let (last, next) = (source.tokens[index - 1], source.tokens[index])
      if next.kind == .operator || next.kind == .open && source.has("{", at: index) { return true }
      if source.has(",", at: index) || source.has(":", at: index) { return true }
      if last.kind == .operator {
        // "x!" and "x?" end a value.
        return !source.has("!", at: index - 1) && !source.has("?", at: index - 1)
      }
      return source.has(",", at: index - 1) || source.has(":", at: index - 1)
    }
  }
}
