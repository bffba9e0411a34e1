public import Calque
public import Foundation
import Rendering

/// One screen, laid out in one language.
public struct LocalizedScreen: Sendable {
  /// The name that the screen was given.
  public let name: String
  /// The identifier of the locale.
  public let locale: String
  /// The language of the catalogs that suits the locale best, as BCP 47 writes it.
  public let language: String
  /// Whether the screen runs from right to left.
  public let isRightToLeft: Bool
  /// The size of the screen in points.
  public let size: CGSize
  /// All texts of the screen, in the order of its views.
  public let texts: [ResolvedText]
  /// What is drawn.
  public let drawing: Drawing

  /// The texts that are truncated, stand out of their place, or are not translated.
  public var findings: [ScreenFinding] {
    texts.flatMap { text in
      var kinds: [ScreenFinding.Kind] = []
      if text.missingKey != nil || isForeign(text) { kinds.append(.missing) }
      if text.isTruncated { kinds.append(.truncated) }
      if text.overflows { kinds.append(.overflowing) }
      return kinds.map { kind in
        ScreenFinding(
          kind: kind, text: kind == .missing ? text.missingKey ?? text.string : text.string,
          identifier: text.identifier, frame: text.frame)
      }
    }
  }

  /// Whether a text comes from another language, as the screen's own does not have it. Regions and
  /// scripts do not count: `de` is the language of a Swiss screen.
  private func isForeign(_ text: ResolvedText) -> Bool {
    func code(_ identifier: String) -> Substring { identifier.prefix { $0 != "-" && $0 != "_" } }
    return ![code(language), code(locale)].contains(code(text.language))
  }

  /// A picture of the screen as the bytes of a PNG file. Any task may draw.
  ///
  /// - Parameter scale: Pixels in a point.
  public func png(scale: Double = 2) throws -> Data {
    Data(try drawing.png(scale: scale))
  }

  /// A drawing of the screen as the text of an SVG file.
  public func svg() throws -> String {
    try drawing.svg()
  }

  /// A page of the screen as the bytes of a PDF file.
  public func pdf() throws -> Data {
    Data(try drawing.pdf())
  }
}
