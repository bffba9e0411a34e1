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
/// The order is that of the pass "paint"; what a node does to ink is in its facet.
@MainActor
struct InkSurvey {
  /// Something that hides what was painted before.
  struct Cover {
    let rect: CGRect
    let order: Int
    /// Its outline, if that is known and nothing turns it.
    let path: Path?
    let viewports: [ObjectIdentifier]
    let layers: [ObjectIdentifier]
    let branches: [InkContext.Branch]
    /// Whether a drawing effect has moved it out of its place.
    let isMoved: Bool

    var layer: ObjectIdentifier? { layers.last }
    var viewport: ObjectIdentifier? { viewports.last }
  }

  /// A symbol or a picture.
  struct Picture {
    let image: ImageDrawing
    let frame: CGRect
    let context: InkContext
    let identifier: String?
    let order: Int
  }

  private(set) var texts: [SurveyedText] = []
  /// Where texts are, with or without their ink.
  private(set) var textPlaces: [(order: Int, frame: CGRect)] = []
  private(set) var pictures: [Picture] = []
  /// What is around the nodes that react to something.
  private(set) var inputs: [InkContext.Place: InkContext] = [:]
  private(set) var covers: [Cover] = []
  private(set) var scrollAreas: [ScrollArea] = []
  private var order = 0
  /// Whether the ink of texts is measured.
  private let notesTexts: Bool

  init(_ scene: ViewScene, at origin: CGPoint, host: CGRect, notesTexts: Bool = true) {
    self.notesTexts = notesTexts
    visit(scene, at: origin, InkContext(host: host))
  }

  private mutating func visit(_ scene: ViewScene, at origin: CGPoint, _ context: InkContext) {
    guard scene.tree.nodeCount > 0 else { return }
    visit(
      LayoutNode(index: 0), of: scene, in: CGRect(origin: origin, size: scene.size), context)
  }

  private mutating func visit(
    _ node: LayoutNode, of scene: ViewScene, in room: CGRect, _ outer: InkContext
  ) {
    guard scene.tree.isPlaced(node) else { return }
    let frame = scene.shownFrame(of: node, in: room)
    let facets = scene.draft[node]
    var context = outer
    let own = facets.details?.meaning?.identifier
    context.identifier = own ?? outer.identifier
    if facets.name != .identity { context.path.append(facets.name.text) }
    order += 1
    noteInput(of: node, scene, outer)
    if let leaf = facets.paint as? TextLeaf { return note(leaf, frame, own, context) }
    notePicture(of: node, scene, frame, context)
    switch scene.paint(of: node)?.survey(frame, &context) ?? .none {
    case .none: break
    case .covers(let opacity): cover(frame, opacity, context)
    case .fills(let path, let opacity): cover(frame, opacity, context, path)
    case .hidesInside: return
    }
    findPort(of: node, scene, &context)
    if !notesTexts, facets.details?.input?.port != nil {
      noteScrolling(node, scene, frame, context, outer)
    }
    visitChildren(of: node, scene, frame, context)
  }

  // What follows is written by itself: its variables would take stack at each level of the way.

  private mutating func noteInput(
    of node: LayoutNode, _ scene: ViewScene, _ outer: InkContext
  ) {
    guard scene.draft[node].details?.input != nil else { return }
    inputs[InkContext.Place(scene: ObjectIdentifier(scene), node: node)] = outer
  }

  private mutating func notePicture(
    of node: LayoutNode, _ scene: ViewScene, _ frame: CGRect, _ context: InkContext
  ) {
    let facets = scene.draft[node]
    guard let image = facets.paint as? ImageDrawing else { return }
    pictures.append(
      Picture(
        image: image, frame: frame, context: context,
        identifier: facets.details?.meaning?.identifier, order: order))
  }

  /// Takes how far the scroll view around is scrolled. For a list, its content says that, which is
  /// laid out by itself.
  private func findPort(of node: LayoutNode, _ scene: ViewScene, _ context: inout InkContext) {
    guard let last = context.viewports.indices.last, context.viewports[last].port == nil,
      let port = scene.draft[node].details?.input?.port
    else { return }
    context.viewports[last].port = port
  }

  private mutating func noteScrolling(
    _ node: LayoutNode, _ scene: ViewScene, _ frame: CGRect, _ context: InkContext,
    _ outer: InkContext
  ) {
    guard let port = scene.draft[node].details?.input?.port else { return }
    var context = context
    if !port.isEnabled {
      (context.host, context.clip) = (
        outer.host, outer.clip.intersection(outer.shown(frame))
      )
    }
    let frames = scene.tree.children(of: node).map { scene.shownFrame(of: $0, in: frame) }
    guard let first = frames.first else { return }
    let content = frames.dropFirst().reduce(first) { $0.union($1) }
    let area = ScrollArea(
      frame: frame, content: content, port, in: context, rooms: outer.rooms)
    if let area {
      scrollAreas.append(area)
    }
  }

  private mutating func visitChildren(
    of node: LayoutNode, _ scene: ViewScene, _ frame: CGRect, _ outer: InkContext
  ) {
    let facets = scene.draft[node]
    let children = scene.tree.children(of: node)
    let first = children.first
    let hasSeveral = children.dropFirst().first != nil
    // A drawing that has a name is not what the layout knows.
    let bounds =
      facets.paint?.name == nil ? scene.tree.contentBounds(of: node) : ContentBounds.unknown
    for child in scene.paintOrder(of: node) {
      var context = outer
      switch bounds {
      case .unknown: break
      case .elsewhere: context = outer.moved
      case .besideFirst: if child != first { context = outer.moved }
      case .child:
        // Only a negative padding, or what runs into the safe area, is larger than its node.
        let inner = scene.tree.frameInParent(of: child)
        if inner.excess(over: CGRect(origin: .zero, size: frame.size)) > 0.5 { context.rooms = [] }
      case .frame:
        // What scrolls is larger than the part that is seen.
        if facets.details?.input?.port != nil {
          context.rooms = []
        } else if frame.width > 0, frame.height > 0 {
          context.rooms.append(InkContext.Room(frame: frame, kind: facets.name.text))
        }
      }
      if hasSeveral {
        context.branches.append(
          InkContext.Branch(
            container: InkContext.Place(scene: ObjectIdentifier(scene), node: node), child: child,
            isBeside: Self.rows.contains(facets.name)))
      }
      visit(child, of: scene, in: frame, context)
    }
    for inner in scene.subscenes(of: node, frame) {
      var context = outer
      // What a geometry reader has in it is a part of the views around.
      if facets.name != "GeometryReader" { context.layers.append(ObjectIdentifier(inner.scene)) }
      visit(inner.scene, at: inner.origin, context)
    }
  }

  /// The containers that put their views beside each other.
  private static let rows: Set<LayoutName> = [
    "VStack", "HStack", "LazyVStack", "LazyHStack", "Grid", "GridRow",
  ]

  private mutating func note(
    _ leaf: TextLeaf, _ frame: CGRect, _ identifier: String?, _ context: InkContext
  ) {
    textPlaces.append((order, context.shown(frame)))
    guard notesTexts else { return }
    let ink = leaf.ink(at: frame.size).map { band in
      InkBand(
        rect: context.shown(band.rect.offsetBy(dx: frame.minX, dy: frame.minY)),
        opacity: band.opacity * context.opacity)
    }
    texts.append(
      SurveyedText(
        leaf: leaf, frame: frame, context: context, identifier: identifier, ink: ink, order: order))
  }

  private mutating func cover(
    _ frame: CGRect, _ opacity: Double, _ context: InkContext, _ path: Path? = nil
  ) {
    guard !context.isMask, opacity * context.opacity >= 0.5 else { return }
    let rect = context.shown(frame).intersection(context.clip)
    guard !rect.isEmpty else { return }
    let transform = context.transform
    let isTurned = transform.b != 0 || transform.c != 0
    let outline = transform == .identity ? path : isTurned ? nil : path?.applying(transform)
    covers.append(
      Cover(
        rect: rect, order: order, path: outline, viewports: context.viewports.map(\.id),
        layers: context.layers, branches: context.branches, isMoved: context.isMoved))
  }
}
