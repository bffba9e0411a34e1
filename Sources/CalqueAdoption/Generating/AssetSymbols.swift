import CalqueAssets
import Foundation

/// The declarations that Xcode makes of the names in asset catalogs, such as `Color(.brand)` and
/// `Image(.logo)`.
package struct AssetSymbols {
  /// A name of Swift and the name in the catalog.
  struct Symbol: Equatable {
    let identifier: [String]
    let name: String
    let folder: String
  }

  private(set) var colors: [Symbol] = []
  private(set) var images: [Symbol] = []

  /// Reads the catalogs of a module.
  ///
  /// - Parameter folders: Folders with catalogs, or catalogs.
  package init(folders: [String]) {
    for folder in folders {
      let library = AssetLibrary(folder: folder, depth: AssetLibrary.depthOfApps)
      colors += Self.symbols(library.colors.keys, suffix: "Color", folder)
      images += Self.symbols(library.images.keys, suffix: "Image", folder)
    }
    colors = Self.unique(colors)
    images = Self.unique(images)
  }

  /// Whether there is nothing to declare.
  package var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  private static func symbols(
    _ names: some Sequence<String>, suffix: String, _ folder: String
  ) -> [Symbol] {
    names.sorted().map { name in
      let parts = name.split(separator: "/").map(String.init)
      let spaces = parts.dropLast().map { identifier($0, isType: true) }
      let last = identifier(parts.last ?? name, isType: false)
      let isLonger = last.hasSuffix(suffix) && last.count > suffix.count
      let short = isLonger ? String(last.dropLast(suffix.count)) : last
      return Symbol(identifier: spaces + [short], name: name, folder: folder)
    }
  }

  private static func unique(_ symbols: [Symbol]) -> [Symbol] {
    var known: Set<[String]> = []
    return symbols.filter { known.insert($0.identifier).inserted }
  }

  /// A name as Swift has it: words without what is between them, each but the first with a capital.
  static func identifier(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    var text = words.enumerated().map { index, word in
      index == 0 ? word : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    // Of capitals in a row all but the last begin in lower case: "URLIcon" is "urlIcon".
    let capitals = text.prefix { $0.isUppercase }.count
    let lowered = capitals > 1 && capitals < text.count ? capitals - 1 : capitals
    text =
      isType
      ? text.prefix(1).uppercased() + text.dropFirst()
      : text.prefix(lowered).lowercased() + text.dropFirst(lowered)
    return text.first.map { $0.isNumber } ?? true ? "_" + text : text
  }

  private static let keywords: Set = [
    "default", "in", "is", "as", "for", "if", "else", "do", "while", "repeat", "return", "switch",
    "case", "where", "self", "init", "true", "false", "nil", "let", "var", "func", "class",
    "struct", "enum", "import", "public", "private", "internal", "static", "extension", "protocol",
    "break", "continue", "throw", "try", "catch", "defer", "guard", "super", "operator",
  ]

  private static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The declarations.
  ///
  /// - Parameter declared: Names that the module declares itself, which colours and pictures do not
  ///   get.
  package func text(declared: Set<String>) -> String {
    let folders = (colors + images).map(\.folder).reduce(into: [String]()) { found, folder in
      if !found.contains(folder) { found.append(folder) }
    }
    var lines = [
      "// Written by 'calque adopt' from the asset catalogs, as Xcode does it.", "import SwiftUI",
      "",
    ]
    for (index, folder) in folders.enumerated() {
      let path = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      let bundle = "Foundation.Bundle(path: \"\(path)\") ?? Foundation.Bundle.main"
      lines.append("private let bundle\(index) = \(bundle)")
    }
    for (type, symbols) in [("ColorResource", colors), ("ImageResource", images)]
    where !symbols.isEmpty {
      lines += ["", "extension \(type) {"]
      lines += Self.tree(symbols, type, folders, [])
      lines.append("}")
    }
    let plain = colors.filter {
      $0.identifier.count == 1 && !declared.contains($0.identifier[0])
    }
    for (type, value, own) in [
      ("Color", "Color", Self.ofColor),
      ("ShapeStyle where Self == Color", "Color", Self.ofColor.union(Self.ofStyles)),
      ("UIColor", "UIColor", Self.ofColor.union(Self.ofStyles)),
    ] {
      let symbols = plain.filter { !own.contains($0.identifier[0]) }
      guard !symbols.isEmpty else { continue }
      lines += ["", "extension \(type) {"]
      lines += symbols.map { symbol in
        let name = Self.quoted(symbol.identifier[0])
        let made =
          value == "Color" ? "Color(ColorResource.\(name))" : "UIColor(resource: .\(name))"
        return "  static var \(name): \(value) { \(made) }"
      }
      lines.append("}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names that colours have anyway.
  private static let ofColor: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "gray", "black", "white", "clear", "primary", "secondary", "accentColor",
  ]

  /// Names that other styles and colours of UIKit have anyway.
  private static let ofStyles: Set = [
    "label", "link", "separator", "magenta", "lightGray", "darkGray", "tint",
    "background", "foreground", "selection", "fill", "placeholder", "tintColor", "tertiary",
    "quaternary", "quinary", "systemBackground",
  ]

  /// The declarations in a type, those of folders in types of their own.
  private static func tree(
    _ symbols: [Symbol], _ type: String, _ folders: [String], _ path: [String]
  ) -> [String] {
    let indent = String(repeating: "  ", count: path.count + 1)
    var lines: [String] = []
    for symbol in symbols where symbol.identifier.dropLast().elementsEqual(path) {
      let bundle = "bundle\(folders.firstIndex(of: symbol.folder) ?? 0)"
      lines.append(
        "\(indent)static let \(quoted(symbol.identifier.last ?? "")) = \(type)("
          + "name: \"\(symbol.name)\", bundle: \(bundle))")
    }
    let deeper = symbols.filter {
      $0.identifier.count > path.count + 1 && $0.identifier.starts(with: path)
    }
    for name in Set(deeper.map { $0.identifier[path.count] }).sorted() {
      lines.append("\(indent)enum \(quoted(name)) {")
      lines += tree(deeper, type, folders, path + [name])
      lines.append("\(indent)}")
    }
    return lines
  }
}
