public import CalqueLayout
public import Foundation

/// A button, or another view with an action or a gesture, and the area in which it can be touched.
public struct TouchArea: Hashable, Sendable {
  /// The name of the view, or of the nearest view around that has one.
  public let identifier: String?
  /// The kinds of the views around, the outermost first, and of the view itself.
  public let path: [String]
  /// Where the view is, in points from the host's top left corner.
  public let frame: CGRect
  /// How far its touched area reaches through the middle of the view along each axis, in points.
  /// It is measured up to ``measuredLength``; a longer area has that length.
  public let size: CGSize
  /// Whether the view itself says how large the area is, as a button does. Switches and fields have
  /// the size that the platform gives them.
  public let isOwnSize: Bool
  /// Whether it is disabled.
  public let isDisabled: Bool
  /// Whether it is in a scroll view.
  public let isScrolled: Bool
  /// The axes along which people can scroll it.
  public let scrolledAxes: Axis.Set
  /// Whether a scroll view around it shows only a part of it now.
  public let isPartlyScrolled: Bool
  /// The part of its frame that clips, scroll views and the host show. Along an axis that scrolls,
  /// everything counts as shown.
  public let shown: CGRect
  /// What is in front of its middle: an identifier, a text or kinds of views; `nil` if nothing is,
  /// or something that is presented, such as a sheet, or that people can scroll it away from.
  public let cover: String?
  /// What has a touch area of its own in front of a side of it, and sticks out of it there, as a
  /// button that two buttons share a place with; `nil` if nothing has. What is inside of it, as a
  /// button on a card, is there on purpose.
  public let sideCover: String?

  /// Areas are measured up to this length, in points: the least that Apple's Human Interface
  /// Guidelines ask for on iOS ("Buttons", "Accessibility").
  public static let measuredLength: CGFloat = 44
}

extension ViewHost {
  /// The views that have an action or a gesture and are seen, in the order of the views.
  public var touchAreas: [TouchArea] { touchAreas(placesSurvey) }

  /// - Parameter survey: What is around the views of the host.
  func touchAreas(_ survey: InkSurvey) -> [TouchArea] {
    let scene = scene
    let ways = scene.hitPaths(at: origin) { node in
      guard let input = node.details?.input, input.port == nil else { return false }
      return input.action != nil || input.gesture != nil || input.isDisabled
        || input.isContentShape
    }
    let frames = ways.compactMap(\.last?.frameInHost)
    return ways.compactMap { way in
      way.last?.details?.input?.isContentShape == true
        ? nil : touchArea(along: way, in: scene, survey, beside: frames)
    }
  }

  private func touchArea(
    along way: [HitNode], in scene: ViewScene, _ survey: InkSurvey, beside frames: [CGRect]
  ) -> TouchArea? {
    guard let node = way.last, let input = node.details?.input, !node.frame.isEmpty,
      way.allSatisfy({ $0.scene.paint(of: $0.node)?.isShown != false })
    else { return nil }
    let middle = CGPoint(x: node.frame.midX, y: node.frame.midY)
      .applying(node.toLocal.inverted())
    let path = node.scene.path(to: node.node)
    let frame = node.frameInHost
    let viewports = viewports(around: way)
    let context =
      survey.inputs[InkContext.Place(scene: ObjectIdentifier(node.scene), node: node.node)]
      ?? InkContext(host: CGRect(origin: .zero, size: size))
    let cover = cover(of: way, at: middle, in: scene)
    return TouchArea(
      identifier: path.identifier, path: path.kinds, frame: frame,
      size: touchSize(around: middle, along: way),
      isOwnSize: input.touchSize == .view
        && !way.contains { $0.details?.input?.touchSize == .platform },
      isDisabled: input.isDisabled, isScrolled: !viewports.isEmpty,
      scrolledAxes: viewports.compactMap(\.port).filter(\.isEnabled)
        .reduce(into: []) { $0.formUnion($1.axes) },
      isPartlyScrolled: viewports.contains { viewport in
        let window = viewport.node.frameInHost
        return frame.excess(over: window) > 0.5 && frame.intersects(window)
      },
      shown: frame.intersection(context.clip).intersection(context.host),
      cover: cover,
      sideCover: cover == nil ? sideCover(of: way, in: scene, beside: frames) : nil)
  }

  /// What takes the touches near an edge.
  ///
  /// - Parameter frames: The frames of all that can be touched, and of content shapes. Only where
  ///   another one shares a place with the node, what a touch meets is looked at.
  private func sideCover(
    of way: [HitNode], in scene: ViewScene, beside frames: [CGRect]
  ) -> String? {
    guard let node = way.last else { return nil }
    let frame = node.frameInHost
    let near = frames.filter { $0.sharesPlace(with: frame) }
    if near.isEmpty { return nil }
    // Nearer to the edge, or on small views, a badge is in front on purpose.
    let places: [(x: CGFloat, y: CGFloat)] = [(0.12, 0.5), (0.88, 0.5), (0.5, 0.15), (0.5, 0.85)]
    for place in places {
      let point = CGPoint(
        x: frame.minX + place.x * frame.width, y: frame.minY + place.y * frame.height)
      guard near.contains(where: { $0.contains(point) }), isInSight(point, along: way) else {
        continue
      }
      let path = hitPath(at: point, in: scene)
      guard !path.isEmpty, !path.contains(where: { $0.isSame(as: node) }),
        layer(of: path) == layer(of: way), !isInFront(of: way, path),
        let front = path.lastIndex(where: { $0.details?.input?.action != nil }),
        !way.contains(where: { $0.isSame(as: path[front]) }),
        path[front...].contains(where: {
          ($0.isSame(as: path[front]) || $0.details?.input?.isContentShape == true)
            && $0.frameInHost.sharesPlace(with: frame)
        }),
        case .covered(let cover) = obstacle(at: path, to: way, point)
      else { continue }
      return cover
    }
    return nil
  }

  private func touchSize(around middle: CGPoint, along way: [HitNode]) -> CGSize {
    guard let node = way.last, node.scene.takesTouch(at: middle, along: way) else {
      return .zero
    }
    let scene = node.scene
    func reach(_ direction: CGVector) -> CGFloat {
      func takes(_ distance: CGFloat) -> Bool {
        let point = CGPoint(
          x: middle.x + direction.dx * distance, y: middle.y + direction.dy * distance)
        return scene.takesTouch(at: point, along: way)
      }
      let most = TouchArea.measuredLength / 2
      // The trailing and the bottom edge are outside of a view.
      if takes(most - 0.01) { return most }
      var (inside, outside) = (CGFloat(0), most)
      // Most areas end where the view does.
      let edge = abs(
        direction.dx * node.frame.width / 2 + direction.dy * node.frame.height / 2)
      if edge > 0.02, edge < most, takes(edge - 0.02) {
        if !takes(edge + 0.02) { return edge }
        inside = edge
      }
      while outside - inside > 0.05 {
        let distance = (inside + outside) / 2
        if takes(distance) { inside = distance } else { outside = distance }
      }
      return (inside + outside) / 2
    }
    func length(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      let sum = reach(CGVector(dx: dx, dy: dy)) + reach(CGVector(dx: -dx, dy: -dy))
      return (sum * 10).rounded() / 10
    }
    return CGSize(width: length(1, 0), height: length(0, 1))
  }

  private func cover(of way: [HitNode], at middle: CGPoint, in scene: ViewScene) -> String? {
    guard let node = way.last else { return nil }
    guard isInSight(middle, along: way) else { return coverOfScrolled(way, at: middle, in: scene) }
    let path = hitPath(at: middle, in: scene)
    if path.isEmpty || path.contains(where: { $0.isSame(as: node) }) { return nil }
    guard layer(of: path) == layer(of: way) else { return nil }
    if isInFront(of: way, path) { return coverOfScrolled(way, at: middle, in: scene) }
    // The point that was looked at: one between two views belongs to one of them.
    let little = CGSize(width: 1e-6, height: 1e-6).turned(in: environment.layoutDirection)
    let point = CGPoint(x: middle.x + little.width, y: middle.y + little.height)
    guard case .covered(let cover) = obstacle(at: path, to: way, point) else { return nil }
    return cover
  }

  /// The scroll views around a node, and how they are scrolled; nil is a page, or something else
  /// that people do not scroll freely.
  private func viewports(around way: [HitNode]) -> [(node: HitNode, port: ScrollPort?)] {
    var found: [(node: HitNode, port: ScrollPort?)] = []
    for node in way {
      if node.scene.draft[node.node].paint?.isViewport == true { found.append((node, nil)) }
      // That of a list is in its content.
      if let last = found.indices.last, found[last].port == nil {
        found[last].port = node.details?.input?.port
      }
    }
    return found
  }

  /// Whether something that is met is in front of one of the scroll views around a node.
  private func isInFront(of way: [HitNode], _ path: [HitNode]) -> Bool {
    viewports(around: way).contains { viewport in
      !path.contains { $0.isSame(as: viewport.node) }
    }
  }

  /// What stays in front of a view in a scroll view, however far people scroll; nil if they can
  /// bring it to a place where it is touched, or what is in front covers most of the scroll view.
  private func coverOfScrolled(
    _ way: [HitNode], at middle: CGPoint, in scene: ViewScene
  ) -> String? {
    let viewports = viewports(around: way)
    guard let node = way.last, let reach = ScrollReach(viewports.map(\.port)) else { return nil }
    let window = viewports.reduce(CGRect(origin: .zero, size: size)) {
      $0.intersection($1.node.frameInHost)
    }
    let frame = node.frameInHost
    guard !window.isEmpty, frame.height < window.height, frame.width < window.width * 1.5 else {
      return nil
    }
    var obstacle = CGRect.null
    var cover: String?
    // First as far as it goes, then beside what is in front there.
    for _ in 0..<2 {
      for move in reach.ways(of: frame, beside: obstacle.isNull ? window : obstacle) {
        let point = CGPoint(x: middle.x + move.dx, y: middle.y + move.dy)
        guard window.insetBy(dx: 1, dy: 1).contains(point) else { continue }
        let path = hitPath(at: point, in: scene)
        guard let front = path.last, layer(of: path) == layer(of: way),
          isInFront(of: way, path)
        else { return nil }
        obstacle = front.frameInHost
        cover = name(of: path)
      }
    }
    guard obstacle.intersection(window).area < 0.6 * window.area else { return nil }
    return cover
  }

  /// The index of the presentation that nodes belong to; `nil` for the views of the host.
  func layer(of path: [HitNode]) -> Int? {
    presentations?.layers.lastIndex { layer in path.contains { $0.scene === layer.scene } }
  }
}

extension CGRect {
  /// Whether it has a part in common with another one, and each sticks out of the other.
  fileprivate func sharesPlace(with other: CGRect) -> Bool {
    intersects(other) && excess(over: other) > 8 && other.excess(over: self) > 8
  }
}

extension HitNode {
  /// The frame in points from the host's top left corner.
  var frameInHost: CGRect {
    let toHost = toLocal.inverted()
    let corner = frame.origin.applying(toHost)
    let end = CGPoint(x: frame.maxX, y: frame.maxY).applying(toHost)
    return CGRect(
      x: min(corner.x, end.x), y: min(corner.y, end.y), width: abs(end.x - corner.x),
      height: abs(end.y - corner.y))
  }
}
