import DisplayList
import Foundation

/// What an image draws, and how large it is by itself.
final class ImageDrawing {
  private enum Content {
    case picture(ImageData)
    case symbol(name: String, color: RGBAColor)
    case none
  }

  private let content: Content
  /// The size that the image has by itself, in points.
  let size: CGSize
  /// From the top of a symbol to the baseline of the text beside it, in points.
  let baseline: CGFloat?
  let label: String?
  private let isMirrored: Bool

  init(_ image: Image, in environment: EnvironmentValues) {
    let picture: ImageData?
    switch image.source {
    case .symbol(let name):
      content = .symbol(name: name, color: environment.foregroundColor)
      let side = Self.symbolSide(in: environment)
      size = CGSize(width: side, height: side)
      // The symbol's middle stands at half the height of capitals, about 0.7 of the font's size.
      baseline = side / 2 + Self.fontSize(in: environment) * 0.35
      label = image.label.map { TextResolver(environment: environment).string(of: $0) }
      isMirrored = image.mirroring.isMirrored(in: environment.layoutDirection)
      return
    case .named(let name, let folder):
      picture = ImageFiles.picture(
        named: name, in: folder, displayScale: environment.displayScale)
    case .picture(let data): picture = data
    case .none: picture = nil
    }
    content = picture.map(Content.picture) ?? .none
    size = picture?.size ?? .zero
    baseline = nil
    label = image.label.map { TextResolver(environment: environment).string(of: $0) }
    isMirrored = image.mirroring.isMirrored(in: environment.layoutDirection)
  }

  /// What is drawn in a rectangle.
  func items(in rect: CGRect) -> [DisplayList.Item] {
    switch content {
    case .none: return []
    case .picture(let data): return [.image(data, in: rect, mirrored: isMirrored)]
    case .symbol(_, let color):
      return [.stroke(Path(rect.insetBy(dx: 2, dy: 2)), color)]
    }
  }

  private static func fontSize(in environment: EnvironmentValues) -> CGFloat {
    (environment.font ?? .body).size
  }

  /// Symbols are a little higher than capitals; the factors are those seen on iOS.
  private static func symbolSide(in environment: EnvironmentValues) -> CGFloat {
    let factor: CGFloat =
      switch environment.imageScale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    return (fontSize(in: environment) * 1.2 * factor).rounded(.up)
  }
}
