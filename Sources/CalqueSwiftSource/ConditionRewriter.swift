/// Makes a copy of Swift source in which code for iOS is compiled on other platforms too.
///
/// In the conditions of `#if` and `#elseif`, `os(iOS)` and `targetEnvironment(simulator)` become
/// `true`, with spaces up to the same length. An import of a part of a module (`import os.log`,
/// `import UIKit.UIFont`) becomes one of the module: only Apple's modules have parts. Everything
/// else stays: `os(macOS)` is false here, and `os(Linux)` still holds. Lines and columns are those
/// of the source.
package struct ConditionRewriter {
  private let source: SwiftTokens

  /// Reads a source.
  package init(bytes: [UInt8]) {
    source = SwiftTokens(bytes: bytes)
  }

  /// The source with its conditions and imports rewritten.
  package var rewritten: [UInt8] {
    var result = source.bytes
    for range in conditions { result.replace(range, with: "true") }
    for range in moduleParts { result.replace(range, with: "") }
    return result
  }

  /// The copy that is compiled: errors in it name the file and line of the source.
  ///
  /// It also imports what Foundation brings on Apple's platforms and not here.
  ///
  /// - Parameter path: The path of the source.
  package func copy(of path: String) -> [UInt8] {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    let place = "#sourceLocation(file: \"\(String(escaped))\", line: 1)\n"
    return Array((ImpliedImports(source).lines + place).utf8) + rewritten
  }

  /// Whether the copy differs from the source.
  package var hasConditions: Bool {
    !conditions.isEmpty || !moduleParts.isEmpty || !ImpliedImports(source).modules.isEmpty
  }

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

  /// The bytes of the names of parts in imports: `.log` of `import os.log`.
  private var moduleParts: [Range<Int>] {
    source.tokens.indices.compactMap { index in
      guard source.has("import", at: index), !source.has(".", at: index - 1),
        !Self.modulesWithParts.contains(source.text(at: index + 1))
      else { return nil }
      var last = index + 1
      while source.has(".", at: last + 1), isOnSameLine(last + 1), isOnSameLine(last + 2) {
        last += 2
      }
      guard last > index + 1, isOnSameLine(index + 1) else { return nil }
      return source.tokens[index + 2].range.lowerBound..<source.tokens[last].range.upperBound
    }
  }

  /// Modules of systems, which have parts on systems that have them.
  private static let modulesWithParts: Set = ["Darwin", "Glibc", "Musl"]

  private func isOnSameLine(_ index: Int) -> Bool {
    index < source.count && !source.tokens[index].startsLine
  }
}

extension [UInt8] {
  /// Writes a text over a part that is as long or longer, and spaces over the rest of it.
  fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
    let spaces = Array(repeating: UInt8(ascii: " "), count: range.count - text.utf8.count)
    replaceSubrange(range, with: Array(text.utf8) + spaces)
  }
}
