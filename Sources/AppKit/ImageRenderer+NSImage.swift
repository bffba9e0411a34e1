public import Calque

extension ImageRenderer {
  /// The picture of the view; nil for a view that cannot be drawn, of which
  /// ``ImageRenderer/makePNG()`` says why.
  public var nsImage: NSImage? { png.flatMap(NSImage.init(data:)) }
}
