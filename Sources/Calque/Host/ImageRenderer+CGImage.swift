import Foundation

#if !canImport(CoreGraphics)
  extension ImageRenderer {
    /// The picture of the view in pixels; nil for a view that cannot be drawn, of which
    /// ``makePNG()`` says why.
    public var cgImage: CGImage? { png.flatMap(CGImage.init(encoded:)) }
  }
#endif
