package import CalqueCatalogs

/// The declarations that Xcode 26 makes of the keys in a string catalog that were added by hand,
/// such as `Text(.settingsTitle)`.
package struct StringSymbols {
  /// The source of a Swift file with the declarations.
  package let source: String
  /// Keys that get no declaration, since another key has its name or it has none.
  package private(set) var omitted: [String] = []

  /// Makes the declarations.
  ///
  /// - Parameters:
  ///   - catalog: A string catalog.
  ///   - module: The module that declares `LocalizedStringResource` where Foundation does not.
  package init(_ catalog: Catalog, module: String) {
    let language = catalog.sourceLanguage ?? "en"
    var omitted: [String] = []
    var known: Set<String> = []
    var declarations: [String] = []
    for entry in catalog.entries.sorted(by: { $0.key < $1.key })
    where entry.extractionState == "manual" {
      let arguments = SymbolArgument.arguments(of: entry, sourceLanguage: language)
      let name = SymbolName.property(of: entry.key, hasArguments: !arguments.isEmpty)
      guard let name, known.insert(name).inserted else {
        omitted.append(entry.key)
        continue
      }
      declarations.append(
        Self.declaration(of: entry, Self.quoted(name), arguments, table: catalog.name))
    }
    self.omitted = omitted
    source = Self.file(declarations, table: catalog.name, module: module)
  }

  private static func declaration(
    of entry: CatalogEntry, _ name: String, _ arguments: [SymbolArgument], table: String
  ) -> String {
    var lines: [String] = []
    // Whatever ends a line in a catalog must not end a comment.
    func parts(_ text: String) -> [Substring] {
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    if let note = entry.comment { lines += parts(note).map { "/// \($0)" } + ["///"] }
    let key = parts(entry.key)
    lines.append("/// The text of “\(key.joined(separator: "↵"))” in \(table).xcstrings.")
    let literal = literal(entry.key)
    let place = "table: \(Self.literal(table)), bundle: bundleOfStrings"
    if arguments.isEmpty {
      lines.append("static var \(name): LocalizedStringResource {")
      lines.append("  LocalizedStringResource(\(literal), \(place))")
    } else {
      let parameters = arguments.map(\.parameter).joined(separator: ", ")
      let values = arguments.map(\.interpolation).joined()
      lines.append("static func \(name)(\(parameters)) -> LocalizedStringResource {")
      lines.append("  LocalizedStringResource(\(literal), defaultValue: \"\(values)\", \(place))")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func file(_ declarations: [String], table: String, module: String) -> String {
    var body = declarations.joined(separator: "\n\n")
    if table != "Localizable", let type = SymbolName.type(of: table) {
      body = "/// The texts of \(table).xcstrings.\nenum \(type) {\n\(indented(body))\n}"
    }
    return """
      // Made of \(table).xcstrings by CalqueCompileCatalogs. Changes are lost.

      import Foundation
      #if !canImport(Darwin)
        import \(module)
      #endif

      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      private nonisolated let bundleOfStrings =
        LocalizedStringResource.BundleDescription.atURL(Foundation.Bundle.module.bundleURL)

      @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
      nonisolated extension LocalizedStringResource {
      \(indented(body))
      }

      """
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }

  /// A literal of Swift.
  private static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      // What is not seen, such as marks of direction, is written as its number.
      case _ where Self.invisible.contains(scalar.properties.generalCategory):
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static let invisible: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  /// The words of Swift that cannot be names without quotes.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }
}
