import CalqueDrawing
import CalqueLayout
import CalqueText
import Foundation

/// Draws a scene. Frames are rounded to pixels here and nowhere else, and what is mirrored is
/// mirrored by its frame alone.
@MainActor
struct DisplayListBuilder {
  private(set) var items: [Drawing.Item] = []
  private let scale: CGFloat

  init(scale: CGFloat) {
    self.scale = scale.isFinite ? min(max(scale, 0.01), 1e6) : 1
  }

  /// Draws everything of a scene whose top left corner is at a point.
  mutating func draw(_ scene: Scene, at origin: CGPoint) {
    guard scene.tree.nodeCount > 0 else { return }
    draw(LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size))
  }

  /// Paints a rectangle.
  mutating func fill(_ rect: CGRect, _ color: RGBAColor) {
    items.append(.fill(Path(rounded(rect)), color))
  }

  private mutating func draw(_ node: LayoutNode, of scene: Scene, in room: CGRect) {
    guard scene.tree.isPlaced(node) else { return }
    let frame = scene.tree.frameInParent(of: node).placed(in: room)
    let index = Int(node.index)
    let semantics = scene.semantics[index]
    switch scene.drawings[index] {
    case .none, .zIndex, .space, .lazy:
      tagged(semantics, frame, scene, node) { $0.drawInside(node, of: scene, frame) }
    case .background:
      tagged(semantics, frame, scene, node) {
        for child in scene.paintOrder(of: node) { $0.draw(child, of: scene, in: frame) }
      }
    case .text(let leaf):
      draw(leaf, frame, semantics)
    case .image(let image):
      draw(image, frame, semantics)
    case .shape(let shape):
      tagged(semantics, frame, scene, node) { $0.draw(shape, frame) }
    case .separator(let separator):
      if let color = separator.color { fill(frame, color) }
    case .effect(let effect):
      tagged(semantics, frame, scene, node) {
        $0.draw(effect, frame) { $0.drawInside(node, of: scene, frame) }
      }
    }
  }

  private mutating func drawInside(_ node: LayoutNode, of scene: Scene, _ frame: CGRect) {
    for child in scene.paintOrder(of: node) { draw(child, of: scene, in: frame) }
    for (inner, origin) in scene.insides(of: node, frame) { draw(inner, at: origin) }
  }

  private mutating func draw(
    _ effect: DrawingEffect, _ frame: CGRect, content: (inout DisplayListBuilder) -> Void
  ) {
    switch effect {
    case .hidden:
      return
    case .opacity(let opacity):
      guard opacity > 0 else { return }
      guard opacity < 1 else { return content(&self) }
      group(.opacity(opacity), content)
    case .clip(let path, let style): group(.clip(path(rounded(frame)), style), content)
    case .scroll: group(.clip(Path(rounded(frame))), content)
    case .transform(let transform): group(.transform(transform(frame)), content)
    }
  }

  /// Draws what `content` draws as a group.
  private mutating func group(
    _ effect: Drawing.Effect, _ content: (inout DisplayListBuilder) -> Void
  ) {
    var outer: [Drawing.Item] = []
    swap(&outer, &items)
    content(&self)
    swap(&outer, &items)
    items.append(.group(effect, outer))
  }

  private mutating func draw(_ shape: ShapeDrawing, _ frame: CGRect) {
    guard shape.color.opacity > 0 else { return }
    let rect = rounded(frame)
    guard rect.width > 0, rect.height > 0 else { return }
    var path = shape.path(rect)
    if shape.isMirrored { path = path.mirrored(in: rect) }
    if let stroke = shape.stroke {
      items.append(.stroke(path, shape.color, stroke))
    } else {
      items.append(.fill(path, shape.color, shape.fill))
    }
  }

  private mutating func draw(_ leaf: TextLeaf, _ frame: CGRect, _ semantics: NodeSemantics?) {
    let tag = Tag(
      role: semantics?.role ?? .text, label: semantics?.label ?? leaf.label,
      language: leaf.language, direction: leaf.tagDirection, identifier: semantics?.identifier,
      frame: frame)
    group(.tag(tag)) { $0.draw(leaf, frame) }
  }

  private mutating func draw(_ leaf: TextLeaf, _ frame: CGRect) {
    let origin = rounded(frame).origin
    for line in leaf.lines(at: frame.size).lines {
      for rule in line.rules {
        items.append(.fill(Path(rule.rect.offsetBy(dx: origin.x, dy: origin.y)), rule.color))
      }
      for (link, runs) in line.runs(by: leaf.links) {
        let glyphs = runs.map { Drawing.Item.glyphs($0.offsetBy(dx: origin.x, dy: origin.y)) }
        if let link {
          items.append(.group(.tag(link.tag(of: runs, in: line, origin: origin)), glyphs))
        } else {
          items += glyphs
        }
      }
      for attachment in line.attachments where leaf.images.indices.contains(attachment.number) {
        items += leaf.images[attachment.number].items(
          in: attachment.rect.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
  }

  private mutating func draw(
    _ image: ImageDrawing, _ frame: CGRect, _ semantics: NodeSemantics?
  ) {
    let label = semantics?.label ?? image.label
    let drawn = image.items(in: rounded(frame))
    guard label != nil || semantics != nil else {
      items += drawn
      return
    }
    let tag = Tag(
      role: semantics?.role ?? .image, label: label, identifier: semantics?.identifier,
      frame: frame)
    items.append(.group(.tag(tag), drawn))
  }

  private mutating func tagged(
    _ semantics: NodeSemantics?, _ frame: CGRect, _ scene: Scene, _ node: LayoutNode,
    content: (inout DisplayListBuilder) -> Void
  ) {
    guard let semantics else { return content(&self) }
    let isRightToLeft = scene.tree.direction(of: node) == .rightToLeft
    let tag = Tag(
      role: semantics.role ?? .group, label: semantics.label,
      direction: isRightToLeft ? .rightToLeft : .leftToRight,
      identifier: semantics.identifier, frame: frame)
    group(.tag(tag), content)
  }

  /// Both edges on whole pixels, to the nearest, halves upwards. What is thin is a pixel thick at
  /// least: a line does not come and go with its place.
  private func rounded(_ rect: CGRect) -> CGRect {
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    func length(_ start: CGFloat, _ end: CGFloat, of length: CGFloat) -> CGFloat {
      length > 0 ? max(end - start, 1 / scale) : end - start
    }
    return CGRect(
      x: left, y: top, width: length(left, pixel(rect.maxX), of: rect.width),
      height: length(top, pixel(rect.maxY), of: rect.height))
  }
}

extension Scene {
  /// The children of a node in the order in which they are painted.
  func paintOrder(of node: LayoutNode) -> [LayoutNode] {
    let children = tree.children(of: node)
    guard children.count > 1 else { return children }
    if case .background = drawings[Int(node.index)] { return children.dropFirst() + [children[0]] }
    let order = children.map { zIndex(of: $0) }
    guard order.contains(where: { $0 != 0 }) else { return children }
    return zip(children, order).enumerated().sorted {
      ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
    }.map(\.element.0)
  }

  /// The order of drawing of a child, which its outermost modifiers say.
  func zIndex(of node: LayoutNode) -> Double {
    var node = node
    while true {
      if case .zIndex(let value) = drawings[Int(node.index)] { return value.isNaN ? 0 : value }
      switch kinds[Int(node.index)] {
      case .identity, .depth, .direction, .layoutPriority, .alignmentGuide, .layoutValue, .gridCell,
        .opacity:
        guard let child = tree.children(of: node).first else { return 0 }
        node = child
      default:
        return 0
      }
    }
  }
}
