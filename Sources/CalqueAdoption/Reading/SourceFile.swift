import CalqueSwiftSource
import Foundation

/// What a Swift file imports and declares, as far as its tokens tell.
package struct SourceFile: Sendable {
  /// The path of the file.
  package let path: String
  /// The names of the modules that it imports, in order.
  package private(set) var imports: [String] = []
  /// The types that it declares outside of functions.
  package private(set) var types: [String] = []
  /// The types that it declares to be views.
  package private(set) var views: [String] = []
  /// Whether a program starts here: it has the `@main` type, or is `main.swift`.
  package private(set) var isEntryPoint: Bool
  /// The modules that it asks for with `canImport`.
  package private(set) var guarded: Set<String> = []
  /// The names of the static values that it declares.
  package private(set) var statics: Set<String> = []
  /// How many previews it has.
  package private(set) var previewCount = 0

  /// Whether it is a view file.
  package var importsSwiftUI: Bool { imports.contains("SwiftUI") }

  /// Reads a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    isEntryPoint = Self.isScript(path)
    let source = SwiftTokens(bytes: bytes)
    var index = 0
    while index < source.count {
      if source.has("import", at: index) {
        readImport(source, index)
        // The next word may be that of a declaration: "import struct A.B".
        index += 1
      } else if source.has("#Preview", at: index) {
        previewCount += 1
      } else if source.has("@", at: index), source.has("main", at: index + 1) {
        isEntryPoint = true
      } else if source.has("canImport", at: index), source.has("(", at: index + 1) {
        guarded.insert(source.text(at: index + 2))
      } else if source.has("static", at: index) || source.has("class", at: index),
        let name = Self.valueName(source, index + 1)
      {
        statics.insert(name)
      } else if Self.isDeclaration(source, index) {
        readType(source, index)
      }
      index += 1
    }
    imports += ImpliedImports(source).modules.filter { !imports.contains($0) }
  }

  /// Whether a file can have statements outside of functions.
  static func isScript(_ path: String) -> Bool {
    path == "main.swift" || path.hasSuffix("/main.swift")
  }

  /// The name of a value that is declared at an index, maybe after modifiers: `static public let`.
  private static func valueName(_ source: SwiftTokens, _ index: Int) -> String? {
    let modifiers = ["public", "internal", "private", "fileprivate", "package", "final", "weak"]
    let index = modifiers.contains(source.text(at: index)) ? index + 1 : index
    guard source.has("let", at: index) || source.has("var", at: index) else { return nil }
    return source.text(at: index + 1)
  }

  private static func isDeclaration(_ source: SwiftTokens, _ index: Int) -> Bool {
    source.has("struct", at: index) || source.has("class", at: index)
      || source.has("enum", at: index) || source.has("protocol", at: index)
      || source.has("actor", at: index) || source.has("typealias", at: index)
  }

  /// Reads `import A`, `import A.B` and `import struct A.B`.
  private mutating func readImport(_ source: SwiftTokens, _ index: Int) {
    guard Self.isImport(source, index) else { return }
    let kinds = ["struct", "class", "enum", "protocol", "typealias", "func", "var", "let"]
    let isOne = kinds.contains(source.text(at: index + 1))
    let name = source.text(at: isOne ? index + 2 : index + 1)
    // As copies say it.
    let module = name == "os" && !isOne ? "OSLog" : name
    if !imports.contains(module) { imports.append(module) }
  }

  /// Whether the word at an index begins an import: it can be a label, a case or a member too.
  private static func isImport(_ source: SwiftTokens, _ index: Int) -> Bool {
    guard index + 1 < source.count, !source.tokens[index + 1].startsLine,
      source.tokens[index + 1].kind == .word
    else { return false }
    return index == 0 || ![".", "(", ",", "case"].contains(source.text(at: index - 1))
  }

  private mutating func readType(_ source: SwiftTokens, _ index: Int) {
    guard index + 1 < source.count, source.tokens[index + 1].kind == .word else { return }
    let name = source.text(at: index + 1)
    guard name != "func", name != "var", name != "let" else { return }
    types.append(name)
    var next = index + 2
    while next < source.count, !source.has("{", at: next) {
      if source.has("View", at: next) { views.append(name) }
      if source.has("PreviewProvider", at: next) { previewCount += 1 }
      if source.tokens[next].startsLine, Self.isDeclaration(source, next) { break }
      next += 1
    }
  }
}
