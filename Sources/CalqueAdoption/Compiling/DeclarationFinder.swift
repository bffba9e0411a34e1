import CalqueSwiftSource

/// Finds the declarations around a place in a source: the member of a type, the type, and so on.
struct DeclarationFinder {
  private let source: SwiftTokens

  init(_ source: SwiftTokens) { self.source = source }

  /// The declarations around a place, the innermost one first, in bytes.
  ///
  /// Imports and the directives of conditions belong to none.
  func declarations(around place: Int) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var part = 0..<source.count
    while let declaration = declarations(in: part).first(where: { bytes($0.range).contains(place) })
    {
      found.insert(bytes(declaration.range), at: 0)
      guard let body = declaration.members, bytes(body).contains(place) else { break }
      part = body
    }
    return found
  }

  /// The declarations of the file that are in no other one, in bytes.
  var outermost: [Range<Int>] { declarations(in: 0..<source.count).map { bytes($0.range) } }

  /// A declaration, in tokens.
  private struct Declaration {
    var range: Range<Int>
    /// What is between the braces of a type.
    var members: Range<Int>?
  }

  private func bytes(_ tokens: Range<Int>) -> Range<Int> {
    guard !tokens.isEmpty else { return 0..<0 }
    return source.tokens[tokens.lowerBound].range
      .lowerBound..<source.tokens[tokens.upperBound - 1].range.upperBound
  }

  /// The declarations in the braces of a type, or in a file.
  private func declarations(in part: Range<Int>) -> [Declaration] {
    // Where declarations begin, with their keywords; without one where something else begins.
    var starts: [(index: Int, keyword: Int?)] = []
    var index = part.lowerBound
    while index < part.upperBound {
      switch source.tokens[index].kind {
      case .open:
        index = source.end(ofGroupAt: index)
        continue
      case .directive where Self.conditions.contains(source.text(at: index)):
        starts.append((index, nil))
        index += 1
        while index < part.upperBound, !source.tokens[index].startsLine { index += 1 }
        continue
      case .directive where source.tokens[index].startsLine:
        starts.append((start(ofDeclarationAt: index, in: part), index))
      case .word where source.has("import", at: index) && !source.has(".", at: index - 1):
        let start = start(ofDeclarationAt: index, in: part)
        starts.removeAll { $0.index >= start }
        starts.append((start, nil))
        index += 1
        while index < part.upperBound, !source.tokens[index].startsLine { index += 1 }
        continue
      case .word where isKeyword(at: index):
        let start = start(ofDeclarationAt: index, in: part)
        starts.removeAll { $0.index >= start }
        starts.append((start, index))
      default: break
      }
      index += 1
    }
    return starts.indices.compactMap { number in
      guard let keyword = starts[number].keyword else { return nil }
      let end = number + 1 < starts.count ? starts[number + 1].index : part.upperBound
      let range = starts[number].index..<end
      return Declaration(range: range, members: members(after: keyword, in: range))
    }
  }

  private func isKeyword(at index: Int) -> Bool {
    Self.keywords.contains(source.text(at: index))
      && !source.has(".", at: index - 1) && !source.has(":", at: index - 1)
      && !source.has("@", at: index - 1)
  }

  /// What is between the braces of a type; nil for other declarations.
  private func members(after keyword: Int, in range: Range<Int>) -> Range<Int>? {
    guard Self.types.contains(source.text(at: keyword)) else { return nil }
    guard let open = (keyword..<range.upperBound).first(where: { source.has("{", at: $0) }) else {
      return nil
    }
    return open + 1..<max(open + 1, min(source.end(ofGroupAt: open) - 1, range.upperBound))
  }

  /// Where a declaration begins, with its attributes and the words in front of its keyword.
  private func start(ofDeclarationAt keyword: Int, in part: Range<Int>) -> Int {
    var start = keyword
    while start > part.lowerBound {
      let last = start - 1
      var word = last
      if source.has(")", at: last) {
        guard let open = opening(of: last, in: part), open > part.lowerBound else { break }
        word = open - 1
      }
      guard source.tokens[word].kind == .word else { break }
      // "@A.B", whose parts are words and points.
      var first = word
      while first - 2 >= part.lowerBound, source.has(".", at: first - 1) { first -= 2 }
      if first > part.lowerBound, source.has("@", at: first - 1) {
        start = first - 1
      } else if Self.modifiers.contains(source.text(at: word)) {
        start = word
      } else {
        break
      }
    }
    return start
  }

  private func opening(of closing: Int, in part: Range<Int>) -> Int? {
    var depth = 0
    for index in part.clamped(to: part.lowerBound..<closing + 1).reversed() {
      if source.tokens[index].kind == .close { depth += 1 }
      if source.tokens[index].kind == .open { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static let conditions: Set = ["#if", "#elseif", "#else", "#endif"]

  private static let types: Set = ["struct", "class", "enum", "extension", "actor", "protocol"]

  private static let keywords: Set = types.union([
    "func", "var", "let", "init", "deinit", "subscript", "typealias", "associatedtype", "case",
  ])

  private static let modifiers: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "final",
    "override", "required", "convenience", "lazy", "weak", "unowned", "mutating", "nonmutating",
    "nonisolated", "isolated", "indirect", "optional", "dynamic", "prefix", "postfix", "infix",
    "distributed", "consuming", "borrowing",
  ]
}
