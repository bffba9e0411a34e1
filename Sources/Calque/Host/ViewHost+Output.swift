public import DisplayList
import Foundation

extension ViewHost {
  /// What is to be drawn, from the back to the front.
  public var displayList: DisplayList {
    var builder = DisplayListBuilder(scale: environment.displayScale)
    builder.draw(scene)
    return DisplayList(size: size, items: builder.items)
  }
}
