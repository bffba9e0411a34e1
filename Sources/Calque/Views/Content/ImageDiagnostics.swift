import CalqueSymbols
import Foundation

extension ViewDiagnostic.Kind {
  /// A symbol that does not exist under its name; a dashed square with a question mark is drawn.
  public static let unknownSymbol = Self("unknownSymbol", .error)
  /// A picture whose file does not exist or cannot be read; nothing is drawn.
  public static let unknownImage = Self("unknownImage", .error)
  /// A picture whose file is of a kind that is not drawn, or is damaged; nothing is drawn.
  public static let unreadableImage = Self("unreadableImage", .error)
  /// A picture of several colours, drawn in one.
  public static let missingColors = Self("missingColors", .warning)
  /// A symbol that points to the same side in both directions of reading, though there is one that
  /// turns.
  public static let fixedArrow = Self("fixedArrow", .information)
}

extension ViewDiagnostic {
  static func unknownSymbol(_ name: String) -> ViewDiagnostic {
    let alike = similarSymbols(to: name)
    let hint = alike.isEmpty ? "" : "; similar symbols are \(alike.joined(separator: ", "))"
    return ViewDiagnostic(
      .unknownSymbol,
      "there is no symbol \"\(name)\"; a question mark is drawn\(hint). "
        + "A project adds symbols with symbolLibrary")
  }

  /// The symbols with the most parts of a name, the first of them above all.
  private static func similarSymbols(to name: String) -> [String] {
    let parts = Set(name.split(separator: "."))
    let start = name.prefix { $0 != "." }
    let found = Symbol.allNames.compactMap { other -> (name: String, score: Int)? in
      let others = Set(other.split(separator: "."))
      guard other.prefix(while: { $0 != "." }) == start else { return nil }
      return (other, 2 * others.intersection(parts).count - others.count)
    }
    // The sort is stable only because equal scores are ordered by name.
    return found.sorted { ($1.score, $0.name) < ($0.score, $1.name) }.prefix(5).map(\.name)
  }

  /// What is wrong with a picture, if something is.
  static func picture(
    _ source: Image.Source, _ content: ImageFiles.Found.Content?, isTemplate: Bool
  ) -> ViewDiagnostic? {
    switch content {
    case .picture, .symbol: return nil
    case .vector(let vector):
      guard vector.hasOtherColors, !isTemplate, case .named(let name, _) = source else {
        return nil
      }
      return ViewDiagnostic(
        .missingColors,
        "the SVG picture \"\(name)\" is drawn in the first of its colours. Add PNG files")
    case .document(let path, _):
      let file = path.split(separator: "/").last ?? ""
      return ViewDiagnostic(
        .unreadableImage,
        "the PDF picture \(file) is not drawn; a frame of its size is. Add an SVG file "
          + "(pdftocairo -svg makes one) or PNG files")
    case .unreadable(let path):
      let file = path.split(separator: "/").last ?? ""
      return ViewDiagnostic(
        .unreadableImage,
        "the picture \(file) cannot be drawn; nothing is. PNG files and simple SVG files can")
    case nil: return unknownImage(source)
    }
  }

  static func unknownImage(_ source: Image.Source) -> ViewDiagnostic {
    guard case .named(let name, let folder) = source else {
      return ViewDiagnostic(.unknownImage, "the picture could not be read; nothing is drawn")
    }
    let place = (folder ?? Bundle.main.resourcePath).map { " in \($0)" } ?? ""
    return ViewDiagnostic(
      .unknownImage,
      "there is no picture \"\(name)\"; nothing is drawn. Add "
        + "\(name).imageset to an asset catalog, or \(name).png\(place), or specify a bundle"
    )
  }

  /// Names the symbol that turns, where there is one.
  static func fixedArrow(
    _ name: String, in environment: EnvironmentValues
  ) -> ViewDiagnostic? {
    let turning = name.split(separator: ".").map { part in
      part == "right" ? "forward" : part == "left" ? "backward" : part
    }.joined(separator: ".")
    guard turning != name, environment.symbol(named: turning) != nil else { return nil }
    return ViewDiagnostic(
      .fixedArrow,
      "the symbol \"\(name)\" is not mirrored for right-to-left languages; \"\(turning)\" is")
  }
}
