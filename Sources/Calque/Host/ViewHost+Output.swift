public import DisplayList
public import Foundation
import Rendering

extension ViewHost {
  /// What is to be drawn, from the back to the front.
  public var displayList: DisplayList {
    var builder = DisplayListBuilder(scale: environment.displayScale)
    builder.draw(scene)
    return DisplayList(size: size, items: builder.items)
  }

  /// A picture of the host as the bytes of a PNG file.
  ///
  /// - Parameter scale: Pixels per point.
  public func png(scale: CGFloat = 1) throws -> Data {
    Data(try displayList.png(scale: Double(scale)))
  }

  /// A drawing of the host as the text of an SVG file.
  public func svg() throws -> String {
    try displayList.svg()
  }

  /// A page of the host as the bytes of a PDF file.
  public func pdf() throws -> Data {
    Data(try displayList.pdf())
  }
}
