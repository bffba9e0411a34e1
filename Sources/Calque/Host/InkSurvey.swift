import CalqueDrawing
import CalqueLayout
import Foundation

/// A text, where it is seen, and what is around it.
struct SurveyedText {
  let leaf: TextLeaf
  /// In points from the host's top left corner, without drawing effects.
  let frame: CGRect
  let context: InkContext
  let identifier: String?
  /// Where the ink is seen, line by line.
  let ink: [InkBand]
  /// When it is painted.
  let order: Int
}

/// Goes over a scene in the order of painting, and notes where texts have ink, and what covers ink.
///
/// The order and the effects are those of ``DisplayListBuilder``.
@MainActor
struct InkSurvey {
  /// Something that hides what was painted before.
  struct Cover {
    let rect: CGRect
    let order: Int
  }

  private(set) var texts: [SurveyedText] = []
  private(set) var covers: [Cover] = []
  private var order = 0
  private var scrolls = 0

  init(_ scene: Scene, at origin: CGPoint, host: CGRect) {
    visit(scene, at: origin, InkContext(host: host))
  }

  private mutating func visit(_ scene: Scene, at origin: CGPoint, _ context: InkContext) {
    guard scene.tree.nodeCount > 0 else { return }
    visit(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size), context)
  }

  private mutating func visit(
    _ node: LayoutNode, of scene: Scene, in room: CGRect, _ outer: InkContext
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let frame = scene.tree.frameInParent(of: node).offsetBy(dx: room.minX, dy: room.minY)
    let index = Int(node.index)
    var context = outer
    let kind = scene.kinds[index]
    let own = scene.semantics[index]?.identifier
    context.identifier = own ?? outer.identifier
    if kind != .identity { context.path.append(kind.rawValue) }
    order += 1
    switch scene.drawings[index] {
    case .text(let leaf): note(leaf, frame, own, context)
    case .shape(let shape) where shape.stroke == nil: cover(frame, shape.color.opacity, context)
    case .image: cover(frame, 1, context)
    case .effect(let effect):
      guard apply(effect, of: scene, node, frame, to: &context) else { return }
      visitChildren(of: node, scene, frame, kind, context)
    case .background, .shape, .separator, .none, .zIndex, .space, .lazy:
      visitChildren(of: node, scene, frame, kind, context)
    }
  }

  private mutating func visitChildren(
    of node: LayoutNode, _ scene: Scene, _ frame: CGRect, _ kind: NodeKind, _ outer: InkContext
  ) {
    let first = scene.tree.children(of: node).first
    for child in scene.paintOrder(of: node) {
      var context = outer
      switch kind {
      case .offset, .position:
        context = outer.moved
      case .overlay, .background:
        if child != first { context = outer.moved }
      case .padding, .identity:
        // Only a negative padding, or what runs into the safe area, is larger than its node.
        let inner = scene.tree.frameInParent(of: child)
        if inner.excess(over: CGRect(origin: .zero, size: frame.size)) > 0.5 { context.rooms = [] }
      case .frame, .column, .row, .pile, .grid, .geometryReader, .layout:
        // What scrolls is larger than the part that is seen.
        if scene.scrolls.contains(where: { $0.node == node }) {
          context.rooms = []
          break
        }
        if frame.width > 0, frame.height > 0 {
          context.rooms.append(InkContext.Room(frame: frame, kind: kind.rawValue))
        }
      default: break
      }
      visit(child, of: scene, in: frame, context)
    }
    for (inner, origin) in scene.insides(of: node, frame) { visit(inner, at: origin, outer) }
  }

  /// - Returns: Whether anything is shown of what is inside.
  private mutating func apply(
    _ effect: DrawingEffect, of scene: Scene, _ node: LayoutNode, _ frame: CGRect,
    to context: inout InkContext
  ) -> Bool {
    switch effect {
    case .hidden: return false
    case .opacity(let opacity):
      context.opacity *= opacity
      return opacity > 0
    case .clip(let path, _):
      let shape = path(frame).boundingRect
      context.clip = context.clip.intersection(context.shown(shape))
    case .scroll:
      scrolls += 1
      let axes = scene.scrolls.first { $0.node == node }?.port.axes ?? .vertical
      context.scroll(axes, number: scrolls, in: frame)
    case .transform(let transform):
      context = context.moved
      context.transform = transform(frame).concatenating(context.transform)
    }
    return true
  }

  private mutating func note(
    _ leaf: TextLeaf, _ frame: CGRect, _ identifier: String?, _ context: InkContext
  ) {
    let ink = leaf.ink(at: frame.size).map { band in
      InkBand(
        rect: context.shown(band.rect.offsetBy(dx: frame.minX, dy: frame.minY)),
        opacity: band.opacity * context.opacity)
    }
    texts.append(
      SurveyedText(
        leaf: leaf, frame: frame, context: context, identifier: identifier, ink: ink, order: order))
  }

  private mutating func cover(_ frame: CGRect, _ opacity: Double, _ context: InkContext) {
    guard opacity * context.opacity >= 0.5 else { return }
    let rect = context.shown(frame).intersection(context.clip)
    if !rect.isEmpty { covers.append(Cover(rect: rect, order: order)) }
  }
}
