import CalqueDrawing
import Foundation

/// Pictures of what SVG and PDF files have no means for: filters, blend modes, what is below a
/// material.
///
/// They have three pixels in a point, and fewer where they would be larger than
/// ``RenderingLimits/documentPixels``. Text in them can be neither searched nor copied.
struct DocumentImages {
  private let drawing: Drawing
  /// Whether some group has a blend mode that needs a picture.
  private let hasBlends: Bool

  init(_ drawing: Drawing) {
    self.drawing = drawing
    var steps = drawing.steps
    var found = false
    while !found, let step = steps.next() {
      if case .begin(let group) = step, case .blend(let mode) = group.effect {
        found = !mode.isInDocuments
      }
    }
    hasBlends = found
  }

  /// Whether a blend mode needs the picture of everything.
  var isPictureAsWhole: Bool { hasBlends && Self.hasOpenBlend(drawing.items) }

  /// Whether a group is a picture because groups inside are blended with what the group paints.
  func isPicture(_ group: Drawing.Group) -> Bool {
    hasBlends && group.effect.isolates && Self.hasOpenBlend(group.items)
  }

  /// Whether a blend mode that needs a picture applies to what is below the items.
  private static func hasOpenBlend(_ items: [Drawing.Item]) -> Bool {
    var steps = Drawing.Steps(items)
    while let step = steps.next() {
      guard case .begin(let group) = step else { continue }
      if case .blend(let mode) = group.effect, !mode.isInDocuments { return true }
      if group.effect.isolates { steps.skipGroup() }
    }
    return false
  }

  /// Items that draw a picture of others in their place.
  ///
  /// - Parameter matrix: From the coordinates of the items to those of the page.
  func picture(
    of items: [Drawing.Item], in matrix: CGAffineTransform
  ) throws(RenderingError) -> [Drawing.Item] {
    let page = CGRect(origin: .zero, size: drawing.size)
    let area = InkBounds.of(items, in: matrix).intersection(page)
    return try picture(of: [.group(.transform(matrix), items)], area, in: matrix)
  }

  /// Items that draw a picture of a material, with everything that is below it.
  ///
  /// - Parameter place: The place of the material in the drawing.
  func picture(
    of backdrop: Backdrop, _ path: Path, _ style: FillStyle, before place: [Int],
    in matrix: CGAffineTransform
  ) throws(RenderingError) -> [Drawing.Item] {
    let item = Drawing.Item.backdrop(path, backdrop, style)
    let page = CGRect(origin: .zero, size: drawing.size)
    let area = InkBounds.of([item], in: matrix).insetBy(dx: -1, dy: -1).intersection(page)
    // What shines through from beside the area is drawn, too, and then cut.
    let blur = Drawing.Filter.blur(radius: max(0, CGFloat(backdrop.blurRadius))).kind
    let margin = CGFloat(blur.margin(in: matrix))
    let items = drawing.items(before: place) + [.group(.transform(matrix), [item])]
    let picture = try picture(
      of: items, area.insetBy(dx: -margin, dy: -margin).intersection(page), in: matrix)
    return [.group(.clip(path, style), picture)]
  }

  private func picture(
    of items: [Drawing.Item], _ area: CGRect, in matrix: CGAffineTransform
  ) throws(RenderingError) -> [Drawing.Item] {
    guard !area.isNull, area.width > 0, area.height > 0 else { return [] }
    let most = Double(RenderingLimits.documentPixels) / Double(area.width * area.height)
    let scale = min(RenderingLimits.documentScale, most.squareRoot())
    let shift = CGAffineTransform(translationX: -area.minX, y: -area.minY)
    let picture = Drawing(size: area.size, items: [.group(.transform(shift), items)])
    let png = try picture.png(scale: scale, background: .clear)
    guard let data = ImageData(png: png) else { throw .failed }
    let size = CGSize(
      width: Double(data.pixelWidth) / scale, height: Double(data.pixelHeight) / scale)
    let image = Drawing.Item.image(data, in: CGRect(origin: area.origin, size: size))
    return [.group(.transform(matrix.inverted()), [image])]
  }
}

extension Drawing.Effect {
  /// Whether items are drawn as one picture, so that those inside are not blended with what is
  /// outside.
  fileprivate var isolates: Bool {
    switch self {
    case .opacity, .blend, .filter, .masked, .mask: true
    case .clip, .transform, .tag: false
    }
  }
}
