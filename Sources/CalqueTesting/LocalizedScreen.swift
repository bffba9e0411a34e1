public import Calque
import CalqueRendering
public import Foundation

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

  /// What the host found about its views.
  public let diagnostics: [ViewDiagnostic]
  /// What the localizer met on the screen and could not follow.
  public let localization: [LocalizationDiagnostic]
  /// The languages of the catalogs, as BCP 47 writes them.
  public let available: [String]

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
