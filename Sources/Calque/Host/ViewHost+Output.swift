public import DisplayList
public import Foundation
import Rendering

extension ViewHost {
  /// What is to be drawn, from the back to the front.
  public var displayList: Drawing {
    displayList(scale: environment.displayScale)
  }

  /// What is to be drawn, its edges rounded to whole pixels.
  ///
  /// - Parameter scale: Pixels per point.
  public func displayList(scale: CGFloat) -> Drawing {
    var builder = DisplayListBuilder(scale: scale)
    let background = Color.systemBackground.resolve(in: environment).rgba
    if environment.colorScheme == .dark {
      builder.fill(CGRect(origin: .zero, size: size), background)
    }
    builder.draw(scene, at: origin)
    return Drawing(size: size, items: builder.items)
  }

  /// A picture of the host as the bytes of a PNG file.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Throws: An error of the renderer for a size that cannot be drawn, a broken font or picture.
  public func png(scale: CGFloat = 2) throws -> Data {
    Data(try displayList(scale: scale).png(scale: Double(scale)))
  }

  /// A drawing of the host as the text of an SVG file, which needs no font.
  ///
  /// - Throws: An error of the renderer for a size that cannot be drawn or a broken font.
  public func svg() throws -> String {
    try displayList.svg()
  }

  /// A page of the host as the bytes of a PDF file.
  ///
  /// - Throws: An error of the renderer for a size that cannot be drawn, a broken font or picture.
  public func pdf() throws -> Data {
    Data(try displayList.pdf())
  }
}
