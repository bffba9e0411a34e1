public import CalqueLayout
public import Combine
public import Foundation

/// Makes a picture of a view.
///
/// ```swift
/// let renderer = ImageRenderer(content: Badge(count: 3))
/// renderer.scale = 2
/// let bytes = renderer.png
/// ```
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  @Published public var content: Content
  /// What the view is proposed, in points; its ideal size unless it is set.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// Pixels per point.
  @Published public var scale: CGFloat = 1
  /// Whether the picture has no transparent parts; where nothing is painted it is black.
  @Published public var isOpaque = false
  /// How colours are stored; pictures have sRGB components of 8 bits.
  @Published public var colorMode = ColorRenderingMode.nonLinear
  /// Sets values of the environment of the view.
  public var configure: (inout EnvironmentValues) -> Void = { _ in }

  /// Makes a renderer.
  public init(content view: Content) {
    content = view
  }

  /// The picture as the bytes of a PNG file; nil for a view that cannot be drawn, of which
  /// ``makePNG()`` says why.
  public var png: Data? { try? makePNG() }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Throws: As ``ViewHost/png(scale:)``.
  public func makePNG() throws -> Data { try host.png(scale: scale) }

  /// A page of the view as the bytes of a PDF file.
  ///
  /// - Throws: As ``ViewHost/pdf()``.
  public func makePDF() throws -> Data { try host.pdf() }

  private var host: ViewHost {
    let background = isOpaque ? Color.black : nil
    let view = content.background { background }
    return ViewHost(view, proposal: proposedSize) { [scale, configure] in
      $0.displayScale = scale
      configure(&$0)
    }
  }
}
