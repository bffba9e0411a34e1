import CalqueDrawing
package import CalqueLayout
public import Foundation

/// A picture or a symbol.
public struct Image: Equatable, Sendable {
  enum Source: Equatable, Sendable {
    /// A symbol that is drawn, in the foreground's colour.
    case symbol(String)
    /// A picture by its name, in a bundle or beside the program.
    case named(String, folder: String?)
    case picture(ImageData)
    /// A picture that could not be read: nothing is drawn.
    case none
  }

  /// How large symbols are, compared with the text beside them.
  public enum Scale: Hashable, Sendable {
    /// Smaller.
    case small
    /// As large as letters are high.
    case medium
    /// Larger.
    case large
  }

  /// How a picture fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated in its own size; more than 10,000 times, it is stretched.
    case tile
    /// It is stretched.
    case stretch
  }

  /// Whether the picture's own colours are drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// In the foreground's colour, as thick as the picture is opaque.
    case template
    /// In its own colours.
    case original
  }

  let source: Source
  var label: Text?
  var symbolMode: SymbolRenderingMode?
  private(set) var stretching: ImageStretching?
  private(set) var renderingMode: TemplateRenderingMode?
  private(set) var mirroring: LayoutDirectionBehavior?

  /// Makes a symbol, as large as the text beside it.
  ///
  /// - Parameter systemName: The name, such as `star.fill`. A name that is not known shows a
  ///   question mark in a dashed square. The names are in <doc:Symbols>.
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// Makes a symbol with a value.
  ///
  /// - Parameters:
  ///   - systemName: The name of the symbol.
  ///   - variableValue: Accepted without effect: symbols are drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// Makes a picture or a symbol of a bundle with a value.
  ///
  /// - Parameters:
  ///   - name: The name of the picture.
  ///   - variableValue: Accepted without effect: pictures are drawn whole.
  ///   - bundle: Where it is; `nil` means the main bundle.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// Makes a picture of the asset catalogs of a bundle, or of a PNG file in its resources.
  ///
  /// A catalog has pictures by scale, appearance, device and direction; PNG and SVG files are
  /// drawn, an SVG file in one colour. A symbol of a catalog is as large as the text beside it, in
  /// the foreground's colour; its regular weight is drawn in all weights.
  ///
  /// - Parameters:
  ///   - name: The name, with those of folders that are namespaces: `Icons/star`.
  ///   - bundle: The bundle; nil for the main bundle, or for ``EnvironmentValues/assetFolder``.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, folder: bundle?.resourcePath)
  }

  init(_ name: String, folder: String?) {
    source = .named(name, folder: folder)
    label = Text(LocalizedStringKey(name))
  }

  /// Makes a picture of a bundle with an accessibility label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// Makes a decorative picture of a bundle, which accessibility ignores.
  public init(decorative name: String, bundle: Bundle? = nil) {
    source = .named(name, folder: bundle?.resourcePath)
  }

  /// Makes a picture of a PNG file.
  ///
  /// - Parameters:
  ///   - path: Where the file is. If it cannot be read, nothing is drawn, and the picture has no
  ///     size.
  ///   - scale: Pixels in a point.
  ///   - label: The accessibility label.
  public init(contentsOfFile path: String, scale: CGFloat = 1, label: Text? = nil) {
    source = ImageFiles.picture(at: path, scale: Double(scale)).map(Source.picture) ?? .none
    self.label = label
  }

  /// Makes a picture of the bytes of a PNG file.
  ///
  /// - Returns: `nil` if they are not a PNG file's.
  public init?(png data: Data, scale: CGFloat = 1, label: Text? = nil) {
    guard let picture = ImageData(png: [UInt8](data), scale: Double(scale)) else { return nil }
    source = .picture(picture)
    self.label = label
  }

  /// Makes a picture of the bytes of a PNG or JPEG file.
  ///
  /// - Returns: `nil` if they are neither.
  public init?(encoded data: Data, scale: CGFloat = 1, label: Text? = nil) {
    guard let picture = ImageData(encoded: [UInt8](data), scale: Double(scale)) else { return nil }
    source = .picture(picture)
    self.label = label
  }

  /// Has the picture take the size that is proposed.
  ///
  /// - Parameters:
  ///   - capInsets: The parts along the edges that keep their size, in points. Leading is the left
  ///     side of the picture as its file has it. Symbols are stretched as a whole.
  ///   - resizingMode: What becomes of the rest.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.stretching = ImageStretching(caps: capInsets, mode: resizingMode)
    return image
  }

  /// Says whose colours are drawn; `nil` means a picture's own. Symbols have none of their own:
  /// they always have the foreground's.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Draws the picture the other way round where the layout runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> Image {
    layoutDirectionBehavior(enabled ? .mirrors : .fixed)
  }

  /// Says whether the picture is drawn the other way round in a direction.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Image {
    var image = self
    image.mirroring = behavior
    return image
  }
}

extension Image: PrimitiveView {
  /// Writes a leaf of the picture's size, or one that takes the proposal.
  public func _emit(into emitter: ViewEmitter) {
    let environment = emitter.environment
    let drawing = ImageDrawing(self, look: TextLook(environment), in: environment)
    let leaf = ImageLeaf(
      size: drawing.size, baseline: drawing.baseline, isResizable: stretching != nil)
    if let diagnostic = drawing.diagnostic { emitter.report(diagnostic, of: "Image") }
    emitter.emit(.measured(leaf), paint: drawing)
  }
}

nonisolated extension View {
  /// Sets how large symbols inside are, compared with the text beside them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    modifier(EnvironmentModifier { $0.imageScale = scale })
  }
}

private let imageScaleSlot = EnvironmentSlot<Image.Scale>()

extension EnvironmentValues {
  /// How large symbols are, compared with the text beside them.
  public var imageScale: Image.Scale {
    get { self[imageScaleSlot] ?? .medium }
    set { self[imageScaleSlot] = newValue }
  }
}
