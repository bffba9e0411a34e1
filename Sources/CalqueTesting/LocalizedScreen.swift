public import Calque
import CalqueRendering
public import Foundation

/// One screen, laid out in one language.
public struct LocalizedScreen: Sendable {
  /// The name of the screen.
  public internal(set) var name: String
  /// The identifier of the locale.
  public let locale: String
  /// The language of the catalogs that is the best match for the locale, as a BCP 47 tag.
  public let language: String
  /// Whether the screen's layout direction is from right to left.
  public let isRightToLeft: Bool
  /// The size of the screen in points.
  public let size: CGSize
  /// All texts of the screen, in the order of its views.
  public internal(set) var texts: [ResolvedText]
  /// The drawing of the screen.
  public let drawing: Drawing
  /// The buttons of the screen and what else can be touched, in the order of its views.
  public internal(set) var touchAreas: [TouchArea]
  /// The scroll views and lists of the screen, in the order of its views.
  public internal(set) var scrollAreas: [ScrollArea]
  /// The symbols and pictures of the screen, in the order of its views.
  public internal(set) var pictureAreas: [PictureArea]
  /// What the clock, a camera or the indicator of the home screen takes at the edges, in points.
  public let safeAreaInsets: EdgeInsets
  /// What assistive technology reads on the screen, in reading order.
  public let elements: [AccessibilityElement]
  /// The views of the screen, each before those inside it.
  public let views: [PlacedView]

  /// The diagnostics of the host for its views.
  public internal(set) var diagnostics: [ViewDiagnostic]
  /// The problems that the localizer found on the screen.
  public internal(set) var localization: [LocalizationDiagnostic]
  /// The languages of the catalogs, as BCP 47 tags.
  public let available: [String]
  /// What rules derive from the screen.
  let memory = ScreenMemory()

  /// Returns a picture of the screen as the bytes of a PNG file. It can be called from any task.
  ///
  /// - Parameter scale: The number of pixels per point.
  public func png(scale: Double = 2) throws -> Data {
    Data(try drawing.png(scale: scale))
  }

  /// Returns a drawing of the screen as the text of an SVG file.
  public func svg() throws -> String {
    try drawing.svg()
  }

  /// Returns a page of the screen as the bytes of a PDF file.
  public func pdf() throws -> Data {
    Data(try drawing.pdf())
  }
}
