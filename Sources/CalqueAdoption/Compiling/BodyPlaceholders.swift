import CalqueSwiftSource
import Foundation

/// Bodies that do not compile, and what a copy has in their place: for a view a frame with the name
/// of its type, for a function without result nothing, for simple results `nil`, `false` or an
/// empty value. A declaration that has an error elsewhere, or a body of which no value is known, is
/// left out: a member of a type, or the type. The rest of the file, and the files that use its
/// types, compile then.
package struct BodyPlaceholders {
  private let source: SwiftTokens
  /// Where the lines begin, in bytes.
  private let lines: [Int]
  /// The placeholders by the bodies, in bytes: what is between the braces.
  private(set) var bodies: [Range<Int>: String] = [:]

  /// Reads a source.
  ///
  /// - Parameter bytes: The copy that is compiled, as the errors refer to it.
  init(bytes: [UInt8]) {
    source = SwiftTokens(bytes: bytes)
    lines = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Whether there are placeholders.
  var isEmpty: Bool { bodies.isEmpty }

  /// Puts placeholders in the place of the bodies that have errors, and leaves out the smallest
  /// declarations that have errors elsewhere.
  ///
  /// - Returns: False if an error is outside of declarations, or if none would be left.
  mutating func cover(_ errors: [CompilerDiagnostic]) -> Bool {
    var found: [Range<Int>: String] = [:]
    for error in errors {
      guard let (range, text) = replacement(line: error.line, column: error.column) else {
        return false
      }
      found[range] = text
    }
    // The outer one of two bodies counts.
    for (range, text) in found
    where !found.keys.contains(where: { $0 != range && $0.contains(range.lowerBound) }) {
      bodies = bodies.filter { !range.contains($0.key.lowerBound) }
      bodies[range] = text
    }
    return !declarations.outermost.allSatisfy { bodies[$0] != nil }
  }

  private var declarations: DeclarationFinder { DeclarationFinder(source) }

  /// The smallest part around a place that has no placeholder yet, and its placeholder.
  private func replacement(line: Int, column: Int) -> (Range<Int>, String)? {
    guard let place = place(line: line, column: column) else { return nil }
    func isNew(_ range: Range<Int>) -> Bool {
      !bodies.keys.contains {
        $0.lowerBound <= range.lowerBound && $0.upperBound >= range.upperBound
      }
    }
    if let body = body(at: place), isNew(body.0) { return body }
    return declarations.declarations(around: place).first(where: isNew).map { ($0, "") }
  }

  private func place(line: Int, column: Int) -> Int? {
    guard line > 0, line <= lines.count else { return nil }
    return lines[line - 1] + column - 1
  }

  /// The source with the placeholders. Line breaks stay.
  var text: [UInt8] {
    var result = source.bytes
    for (range, text) in bodies.sorted(by: { $0.key.lowerBound > $1.key.lowerBound }) {
      let breaks = result[range].filter { $0 == UInt8(ascii: "\n") }
      result.replaceSubrange(range, with: Array(" \(text) ".utf8) + breaks)
    }
    return result
  }

  /// What is between the braces of the innermost body around a place, and its placeholder.
  private func body(at place: Int) -> (Range<Int>, String)? {
    var open: [(index: Int, text: String?)] = []
    var type = ""
    var types: [String] = []
    for index in source.tokens.indices {
      let token = source.tokens[index]
      if token.range.lowerBound > place { break }
      switch token.kind {
      case .word where Self.typeWords.contains(source.text(at: index)):
        // "class func" does not begin a type.
        let name = source.text(at: index + 1)
        if name != "func", name != "var", name != "let" { type = name }
      case .open:
        types.append(type)
        let value = source.has("{", at: index) ? result(ofBodyAt: index) : nil
        open.append((index, value.flatMap { Self.placeholder(result: $0, type: type) }))
      case .close where !open.isEmpty:
        open.removeLast()
        type = types.removeLast()
      default: break
      }
    }
    guard let (index, text) = open.last(where: { $0.text != nil }), let text else { return nil }
    let end = source.end(ofGroupAt: index)
    guard end - 1 > index else { return nil }
    let range =
      source.tokens[index].range.upperBound..<source.tokens[end - 1].range.lowerBound
    return (range, text)
  }

  private static let typeWords: Set = ["struct", "class", "enum", "extension", "actor"]

  /// The type of the result of the function or variable whose body begins at a brace; nil where the
  /// brace begins something else.
  private func result(ofBodyAt index: Int) -> String? {
    var start = index - 1
    while start > 0, index - start < 16, !source.has("->", at: start), !source.has(":", at: start),
      !source.has("{", at: start), !source.has("}", at: start), !source.has("func", at: start)
    {
      // The arguments of a function without result.
      if source.has(")", at: start), isFunction(endingAt: start) { return "" }
      // The colon of a dictionary's type is not that of a variable.
      if source.has("]", at: start) { start = opening(of: start) }
      start -= 1
    }
    guard start > 0, start < index - 1 else { return nil }
    let range =
      source.tokens[start + 1].range.lowerBound..<source.tokens[index - 1].range.upperBound
    if source.has("->", at: start) {
      return isFunction(endingAt: start - 1) ? source.text(range) : nil
    }
    let isVariable = source.has(":", at: start) && source.has("var", at: start - 2)
    let isObserved = Self.accessors.contains(source.text(at: index + 1))
    return isVariable && !isObserved ? source.text(range) : nil
  }

  private static let accessors: Set = [
    "get", "set", "willSet", "didSet", "_read", "_modify", "@", "mutating", "nonmutating",
  ]

  /// Whether the arguments of a function end at a token, apart from `async` and `throws`.
  private func isFunction(endingAt index: Int) -> Bool {
    var last = index
    while source.has("throws", at: last) || source.has("async", at: last) { last -= 1 }
    guard last >= 0, source.has(")", at: last) else { return false }
    return source.has("func", at: opening(of: last) - 2)
  }

  /// The bracket that a closing one belongs to; -1 if there is none.
  private func opening(of closing: Int) -> Int {
    var index = closing
    var depth = 0
    while index >= 0 {
      if source.tokens[index].kind == .close { depth += 1 }
      if source.tokens[index].kind == .open { depth -= 1 }
      if depth == 0 { break }
      index -= 1
    }
    return index
  }

  /// What takes the place of a body; nil where no value is known.
  private static func placeholder(result: String, type: String) -> String? {
    switch result {
    case "", "Void", "()": return ""
    case "Bool": return "false"
    case "String": return "\"\""
    case "Int", "Double", "Float", "CGFloat", "TimeInterval": return "0"
    case "some View", "some SwiftUI.View":
      let label = "SwiftUI.Text(verbatim: \"\(type)\").font(.caption).lineLimit(1)"
      return "SwiftUI.Rectangle().fill(.gray.opacity(0.15)).overlay { \(label) }"
    case _ where result.hasSuffix("?"): return "nil"
    case _ where result.hasPrefix("[") && result.hasSuffix("]"):
      return result.contains(":") ? "[:]" : "[]"
    default: return nil
    }
  }
}
