public import CalqueDrawing
import CalqueRendering
import CalqueText
public import Foundation

extension ViewHost {
  /// What is to be drawn, from the back to the front.
  public var displayList: Drawing {
    displayList(scale: environment.usableDisplayScale)
  }

  /// What is to be drawn, its edges rounded to whole pixels.
  ///
  /// - Parameter scale: Pixels per point.
  public func displayList(scale: CGFloat) -> Drawing {
    var painter = Painter(scale: scale)
    let background = Color.systemBackground.resolve(in: environment).rgba
    if environment.colorScheme == .dark {
      painter.fill(CGRect(origin: .zero, size: size), background)
    }
    scene.paint(at: origin, on: &painter)
    return Drawing(size: size, items: painter.items)
  }

  /// A picture of the host as the bytes of a PNG file. For many pictures at once, see
  /// ``ViewSnapshot``.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: `FontError` for texts on a machine without fonts; an error of the renderer for a
  ///   size that cannot be drawn, a broken font or picture.
  public func png(scale: CGFloat = 2) throws -> Data {
    try requireFonts()
    return Data(try displayList(scale: scale).png(scale: Double(scale)))
  }

  /// A drawing of the host as the text of an SVG file, which needs no font.
  ///
  /// - Throws: `FontError` for texts on a machine without fonts; an error of the renderer for a
  ///   size that cannot be drawn or a broken font.
  public func svg() throws -> String {
    try requireFonts()
    return try displayList.svg()
  }

  /// A page of the host as the bytes of a PDF file.
  ///
  /// - Throws: `FontError` for texts on a machine without fonts; an error of the renderer for a
  ///   size that cannot be drawn, a broken font or picture.
  public func pdf() throws -> Data {
    try requireFonts()
    return Data(try displayList.pdf())
  }

  /// A picture without its letters is not a picture: throws an error that says what to install.
  func requireFonts() throws {
    var measurer: TextMeasurer?
    scene.visit(at: origin) { scene, node, _, _, _ in
      guard measurer == nil, let leaf = scene.draft[node].paint as? TextLeaf,
        leaf.fontFindings.hasNoFonts
      else { return }
      measurer = leaf.environment.textMeasurer
    }
    try measurer?.requireFonts()
  }

  /// Tells of a scale that nothing can be drawn with.
  func reportDisplayScale() {
    let (scale, usable) = (environment.displayScale, environment.usableDisplayScale)
    guard scale != usable else { return }
    storage.diagnostics.report(
      ViewDiagnostic(.unusableNumber, "displayScale is \(scale); it is treated as \(usable)"))
  }
}
