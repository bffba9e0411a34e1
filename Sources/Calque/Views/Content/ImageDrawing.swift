import CalqueDrawing
import CalqueSymbols
import CalqueText
import Foundation

/// What an image draws, and how large it is by itself.
final class ImageDrawing {
  private enum Content {
    case picture(ImageData, ImageStretching?, tint: Paint?)
    case symbol(Symbol, [Paint], weight: Int)
    case none
  }

  private let content: Content
  /// The size that the image has by itself, in points.
  let size: CGSize
  /// From the top of a symbol to the baseline of the text beside it, in points.
  let baseline: CGFloat?
  let label: String?
  /// What is wrong with the image, if it is unknown or points the wrong way.
  let diagnostic: ViewDiagnostic?
  /// Whether it is a symbol, or a picture as a symbol is drawn.
  var isSymbol: Bool { if case .symbol = content { true } else { false } }
  private let isMirrored: Bool
  private let isInRightToLeft: Bool
  /// What the foreground does beside painting; nil for a picture in its own colours.
  private let style: _StylePaint?
  /// What is painted in place of the image, where it is redacted.
  private let redaction: Paint?

  /// Looks up what an image draws.
  ///
  /// - Parameters:
  ///   - look: The look of the text that a symbol goes with.
  ///   - environment: The environment of the image.
  init(_ image: Image, look: TextLook, in environment: EnvironmentValues) {
    let found: ImageFiles.Found?
    redaction = Redaction.paint(in: environment)
    isInRightToLeft = environment.layoutDirection == .rightToLeft
    label = image.label.map { TextResolver(environment: environment).label(of: $0) }
    switch image.source {
    case .symbol(let name):
      let known = environment.symbolVariants.names(for: name).lazy
        .compactMap { environment.symbol(named: $0) }.first
      let symbol = known ?? .placeholder(named: name)
      (content, size, baseline) = Self.content(symbol, of: image, look, in: environment)
      style = look.paint
      let mirrors = image.mirroring ?? (symbol.mirrorsInRightToLeft ? .mirrors : .fixed)
      isMirrored = mirrors.isMirrored(in: environment.layoutDirection)
      diagnostic =
        known == nil
        ? .unknownSymbol(name)
        : environment.layoutDirection == .rightToLeft
          ? image.mirroring == nil
            ? .fixedArrow(name, in: environment) : isMirrored ? .turnedSymbol(name, symbol) : nil
          : nil
      return
    case .named(let name, let folder):
      found = ImageFiles.find(name, folder: folder, in: environment)
    case .picture(let data): found = ImageFiles.Found(content: .picture(data))
    case .none: found = nil
    }
    if let found, case .symbol(let symbol) = found.content {
      (content, size, baseline) = Self.content(symbol, of: image, look, in: environment)
      style = look.paint
      let turns = (image.mirroring ?? .fixed).isMirrored(in: environment.layoutDirection)
      isMirrored = turns != found.isMirrored
      diagnostic = nil
      return
    }
    let isTemplate =
      image.renderingMode.map { $0 == .template } ?? (found?.isTemplate == true)
    let direction = (image.mirroring ?? .fixed).isMirrored(in: environment.layoutDirection)
    isMirrored = direction != (found?.isMirrored ?? false)
    baseline = nil
    size = found?.content.size ?? .zero
    diagnostic = ViewDiagnostic.picture(image.source, found?.content, isTemplate: isTemplate)
    switch found?.content {
    case .picture(let data):
      let tint = isTemplate ? look.style.paint : nil
      style = tint == nil ? nil : look.paint
      content = .picture(data, image.stretching, tint: tint)
    case .vector(let vector), .document(_, let vector):
      let color = isTemplate ? nil : vector.color
      style = color == nil ? look.paint : nil
      content = .symbol(vector.symbol, [color.map(Paint.color) ?? look.style.paint], weight: 400)
    case .symbol, .unreadable, nil:
      style = nil
      content = .none
    }
  }

  /// The same symbol in other colours.
  private init(_ other: ImageDrawing, _ content: Content, _ style: _StylePaint?) {
    (self.content, self.style) = (content, style)
    (size, baseline, label) = (other.size, other.baseline, other.label)
    (diagnostic, isMirrored, redaction) = (other.diagnostic, other.isMirrored, other.redaction)
    isInRightToLeft = other.isInRightToLeft
  }

  /// What is drawn on the way from another image to this one: the colours of a symbol change
  /// gradually.
  func mixed(from other: any PaintFacet, by fraction: Double) -> (any PaintFacet)? {
    guard let other = other as? ImageDrawing,
      case .symbol(let symbol, let paints, let weight) = content,
      case .symbol(symbol, let before, weight) = other.content, before.count == paints.count,
      before != paints
    else { return nil }
    let mixed = zip(paints, before).map { $0.mixed(from: $1, by: fraction) ?? $0 }
    let style = other.style.flatMap { self.style?.mixed(from: $0, by: fraction) } ?? self.style
    return ImageDrawing(self, .symbol(symbol, mixed, weight: weight), style)
  }

  /// What is drawn in a rectangle.
  func items(in rect: CGRect) -> [Drawing.Item] {
    if let redaction { return [.fill(Path(rect), redaction)] }
    switch content {
    case .none: return []
    case .picture(let data, let stretching?, let tint):
      return stretching.items(
        data, in: rect, mirrored: isMirrored, tint: tint?.spanning(rect))
    case .picture(let data, nil, let tint):
      return [.image(data, in: rect, mirrored: isMirrored, tint: tint?.spanning(rect))]
    case .symbol(let symbol, let paints, let weight):
      return symbol.paths(
        in: rect, weight: weight, paints: paints.map { $0.spanning(rect) }, mirrored: isMirrored)
    }
  }

  /// The image in a line of text. Symbols fit into lines; pictures sit on the baseline, and make
  /// the line as high as they are.
  func attachment(number: Int) -> StyledText.Attachment {
    var isPicture = false
    if case .picture = content { isPicture = true }
    return StyledText.Attachment(
      width: Double(size.width), height: Double(size.height),
      baseline: Double(baseline ?? (isPicture ? size.height : size.height * 0.85)),
      growsLine: isPicture, number: number)
  }

  /// What is drawn of a symbol, how large, and where its baseline is.
  private static func content(
    _ symbol: Symbol, of image: Image, _ look: TextLook, in environment: EnvironmentValues
  ) -> (Content, CGSize, CGFloat) {
    let font = font(of: look, in: environment)
    let paints = environment.symbolPaints(image.symbolMode, first: look.style.paint)
    return (
      .symbol(symbol, paints, weight: font.weight), symbol.size(fontSize: font.size),
      symbol.baseline(fontSize: font.size)
    )
  }

  /// The font of the text that a symbol goes with; the factors of the scales are those seen on iOS.
  private static func font(
    of look: TextLook, in environment: EnvironmentValues
  ) -> FontDescription {
    var font = look.style.font
    switch environment.imageScale {
    case .small: font.size *= 0.8
    case .medium: break
    case .large: font.size *= 1.3
    }
    return font
  }
}

extension ImageDrawing: PaintFacet {
  var name: LayoutName? { "Image" }

  var symbol: String? {
    if case .symbol(let symbol, _, _) = content { symbol.name } else { nil }
  }

  var isWrongTurnedOver: Bool {
    guard case .symbol(let symbol, _, _) = content else { return false }
    return TurnedSymbol.isWrong(symbol, inRightToLeft: isInRightToLeft)
  }

  func tag(_ meaning: NodeMeaning?, _ frame: CGRect, _ direction: Drawing.Tag.Direction) -> Drawing
    .Tag?
  {
    let label = meaning?.label ?? label
    guard label != nil || meaning != nil else { return nil }
    return Drawing.Tag(
      role: meaning?.role ?? .image, label: label, identifier: meaning?.identifier, frame: frame)
  }

  func paint(_ frame: CGRect, on painter: inout Painter, inside: (inout Painter) -> Void) {
    let rect = painter.rounded(frame)
    guard let style, redaction == nil else { return painter.append(items(in: rect)) }
    painter.apply(style, in: rect) { $0.append(items(in: rect)) }
  }

  func survey(_ frame: CGRect, _ context: inout InkContext) -> InkRole { .covers(opacity: 1) }

  func hit(_ point: CGPoint, in frame: CGRect) -> HitRole {
    frame.contains(point) ? .content : .nothing
  }
}
