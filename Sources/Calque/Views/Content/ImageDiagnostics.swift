import CalqueSymbols
import Foundation

extension ViewDiagnostic.Kind {
  /// A symbol that does not exist under its name; a box is drawn.
  public static let unknownSymbol = Self("unknownSymbol", .error)
  /// A picture whose file does not exist or cannot be read; nothing is drawn.
  public static let unknownImage = Self("unknownImage", .error)
  /// A symbol that points to the same side in both directions of reading, though there is one that
  /// turns.
  public static let fixedArrow = Self("fixedArrow", .information)
}

extension ViewDiagnostic {
  static func unknownSymbol(_ name: String) -> ViewDiagnostic {
    let start = name.prefix { $0 != "." }
    let alike = Symbol.allNames.filter { $0.prefix { $0 != "." } == start }.prefix(5)
    let hint = alike.isEmpty ? "" : "; similar symbols are \(alike.joined(separator: ", "))"
    return ViewDiagnostic(
      .unknownSymbol, "there is no symbol \"\(name)\"; a box is drawn\(hint)")
  }

  static func unknownImage(_ source: Image.Source) -> ViewDiagnostic {
    guard case .named(let name, let folder) = source else {
      return ViewDiagnostic(.unknownImage, "the picture could not be read; nothing is drawn")
    }
    let place = (folder ?? Bundle.main.resourcePath).map { " in \($0)" } ?? ""
    return ViewDiagnostic(
      .unknownImage,
      "there is no picture \"\(name)\"; nothing is drawn. Add \(name).png\(place), or specify a bundle"
    )
  }

  /// Names the symbol that turns, where there is one.
  static func fixedArrow(_ name: String) -> ViewDiagnostic? {
    let turning = name.split(separator: ".").map { part in
      part == "right" ? "forward" : part == "left" ? "backward" : part
    }.joined(separator: ".")
    guard turning != name, Symbol(named: turning) != nil else { return nil }
    return ViewDiagnostic(
      .fixedArrow,
      "the symbol \"\(name)\" is not mirrored for right-to-left languages; \"\(turning)\" is")
  }
}
