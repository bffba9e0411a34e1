/// Makes a copy of Swift source in which code for iOS is compiled on other platforms too.
///
/// In the conditions of `#if` and `#elseif`, `os(iOS)` and `targetEnvironment(simulator)` become
/// `true`, with spaces up to the same length. An import of a part of a module (`import os.log`,
/// `import UIKit.UIFont`) becomes one of the module: only Apple's modules have parts. `import os`
/// becomes `import OSLog`, which has the same: packages for Linux ask for a module `os` to choose
/// their locks, so there must be none. What code says to the runtime of Objective-C becomes what it
/// means without it: `@objc` becomes spaces, and `#selector(…)` becomes `Selector("…")`.
///
/// Everything else stays: `os(macOS)` is false here, and `os(Linux)` still holds. Lines are those
/// of the source, and so are columns, except that what follows `import os` or `#selector` on its
/// line may be three columns or one column further.
package struct ConditionRewriter {
  private let source: SwiftTokens

  /// Reads a source.
  package init(bytes: [UInt8]) {
    source = SwiftTokens(bytes: bytes)
  }

  /// The source with its conditions and imports rewritten.
  package var rewritten: [UInt8] {
    var result = source.bytes
    for replacement in replacements.reversed() {
      result.replace(replacement.range, with: replacement.text)
    }
    return result
  }

  /// What is replaced, in the order of the source.
  private var replacements: [ObjectiveCSpellings.Replacement] {
    var found = ObjectiveCSpellings(source).replacements
    found += conditions.map { .init(range: $0, text: "true") }
    found += imports
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The copy that is compiled: errors in it name the file and line of the source.
  ///
  /// It also imports what Foundation brings on Apple's platforms and not here.
  ///
  /// - Parameter path: The path of the source.
  package func copy(of path: String) -> [UInt8] { prefix(of: path) + rewritten }

  /// What is in front of the source in a copy: the imports, and the path of the source.
  ///
  /// - Parameter path: The path of the source.
  package func prefix(of path: String) -> [UInt8] {
    let escaped = path.flatMap { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }
    let place = "#sourceLocation(file: \"\(String(escaped))\", line: 1)\n"
    return Array((ImpliedImports(source).lines + place).utf8)
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

  /// The names of modules in imports that a copy says in another way: `os.log`, `UIKit.UIFont`.
  private var imports: [ObjectiveCSpellings.Replacement] {
    source.tokens.indices.compactMap { index in
      guard source.has("import", at: index), !source.has(".", at: index - 1),
        isOnSameLine(index + 1), !Self.modulesWithParts.contains(source.text(at: index + 1))
      else { return nil }
      var last = index + 1
      while source.has(".", at: last + 1), isOnSameLine(last + 1), isOnSameLine(last + 2) {
        last += 2
      }
      let name = source.text(at: index + 1)
      guard last > index + 1 || Self.sameModules[name] != nil else { return nil }
      let range =
        source.tokens[index + 1].range.lowerBound..<source.tokens[last].range.upperBound
      return .init(range: range, text: Self.sameModules[name] ?? name)
    }
  }

  /// Modules that have another name here.
  private static let sameModules = ["os": "OSLog"]
  /// Modules of systems, which have parts on systems that have them.
  private static let modulesWithParts: Set = ["Darwin", "Glibc", "Musl"]

  private func isOnSameLine(_ index: Int) -> Bool {
    index < source.count && !source.tokens[index].startsLine
  }
}

extension [UInt8] {
  /// Writes a text over a part, and spaces over the rest of it.
  fileprivate mutating func replace(_ range: Range<Int>, with text: String) {
    let rest = Swift.max(0, range.count - text.utf8.count)
    replaceSubrange(
      range, with: Array(text.utf8) + Array(repeating: UInt8(ascii: " "), count: rest))
  }
}
