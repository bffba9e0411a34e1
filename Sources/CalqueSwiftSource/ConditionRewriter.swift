/// Makes a copy of Swift source in which code for iOS is compiled on other platforms too.
///
/// In the conditions of `#if` and `#elseif`, `os(iOS)` and `targetEnvironment(simulator)` become
/// `true`, with spaces up to the same length. Everything else stays: `os(macOS)` is false here, and
/// `os(Linux)` still holds. Lines and columns are those of the source.
package struct ConditionRewriter {
  private let source: SwiftTokens

  /// Reads a source.
  package init(bytes: [UInt8]) {
    source = SwiftTokens(bytes: bytes)
  }

  /// The source with its conditions rewritten.
  package var rewritten: [UInt8] {
    var result = source.bytes
    for range in conditions {
      result.replaceSubrange(
        range,
        with: Array("true".utf8) + Array(repeating: UInt8(ascii: " "), count: range.count - 4))
    }
    return result
  }

  /// The copy that is compiled: errors in it name the file and line of the source.
  ///
  /// - Parameter path: The path of the source.
  package func copy(of path: String) -> [UInt8] {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    return Array("#sourceLocation(file: \"\(String(escaped))\", line: 1)\n".utf8) + rewritten
  }

  /// Whether a condition would be rewritten.
  package var hasConditions: Bool { !conditions.isEmpty }

  /// The bytes of the terms that become true.
  private var conditions: [Range<Int>] {
    var found: [Range<Int>] = []
    var isInCondition = false
    for index in source.tokens.indices {
      let token = source.tokens[index]
      if token.kind == .directive {
        isInCondition = source.has("#if", at: index) || source.has("#elseif", at: index)
      } else if token.startsLine {
        isInCondition = false
      } else if isInCondition, let last = end(ofTermAt: index) {
        found.append(token.range.lowerBound..<source.tokens[last].range.upperBound)
      }
    }
    return found
  }

  /// The index of the last token of a term that becomes true.
  private func end(ofTermAt index: Int) -> Int? {
    guard source.has("(", at: index + 1), source.has(")", at: index + 3) else { return nil }
    let isTerm =
      source.has("os", at: index) && source.has("iOS", at: index + 2)
      || source.has("targetEnvironment", at: index) && source.has("simulator", at: index + 2)
    return isTerm ? index + 3 : nil
  }
}
