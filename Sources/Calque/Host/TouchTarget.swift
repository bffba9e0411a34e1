import CalqueLayout
import Foundation

/// What is to be touched.
enum TouchTarget {
  case identifier(String)
  /// A text or accessibility label, within a view of an identifier.
  case label(String, in: String?)
  case point(CGPoint)
  /// The node of an input, which a name was found for.
  case input(any InputFacet, named: String)

  var description: String {
    switch self {
    case .identifier(let name): "#\(name)"
    case .label(let label, _): "\"\(label)\""
    case .input(_, let name): "#\(name)"
    case .point(let point): "(\(ViewHost.number(point.x)), \(ViewHost.number(point.y)))"
    }
  }

  /// Whether a node is meant.
  @MainActor func names(_ node: ViewNode) -> Bool {
    switch self {
    case .identifier(let name): node.details?.meaning?.identifier == name
    case .label(let label, _):
      node.details?.meaning?.label == label || node.paint?.text == label
    case .input(let input, _): node.details?.input === input
    case .point: false
    }
  }
}

/// A point that reaches what is to be touched.
struct TouchAim {
  let point: CGPoint
  /// The nodes at the point, from the outermost one to the one in front.
  let path: [HitNode]
}

extension ViewHost {
  /// The points of a target at which it can be touched: the middle first, then others of a grid;
  /// first those at which no view inside of it has a gesture of its own.
  func aims(at target: TouchTarget) -> Result<[TouchAim], InputFailure> {
    func failure(_ reason: InputFailure.Reason) -> Result<[TouchAim], InputFailure> {
      .failure(InputFailure(target: target.description, reason: reason))
    }
    let scene = scene
    if case .point(let point) = target {
      guard CGRect(origin: .zero, size: size).contains(point) else { return failure(.outside) }
      let path = hitPath(at: point, in: scene)
      return path.isEmpty ? failure(.untouchable) : .success([TouchAim(point: point, path: path)])
    }
    var paths = scene.hitPaths(at: origin) { target.names($0) }
    if case .label(_, let around?) = target {
      paths.removeAll { !$0.contains { $0.details?.meaning?.identifier == around } }
    }
    if paths.isEmpty, case .identifier(let name) = target {
      // Nothing has the name: it may be what is shown.
      let label = TouchTarget.label(name, in: nil)
      paths = scene.hitPaths(at: origin) { label.names($0) }
    }
    guard !paths.isEmpty else { return failure(.missing) }
    var reason = InputFailure.Reason.notLaidOut
    let aims = paths.compactMap { path -> TouchAim? in
      switch aim(along: path, in: scene) {
      case .success(let aim): return aim
      case .failure(let obstacle):
        if reason == .notLaidOut { reason = obstacle.reason }
        return nil
      }
    }
    return aims.isEmpty ? failure(reason) : .success(aims)
  }

  /// The nodes at a point. A view has its leading and its top edge, and not the others: so a point
  /// between two views belongs to one of them, and to the same one where the layout is mirrored.
  func hitPath(at point: CGPoint, in scene: ViewScene) -> [HitNode] {
    let little = CGSize(width: 1e-6, height: 1e-6).turned(in: environment.layoutDirection)
    return scene.hitPath(
      at: CGPoint(x: point.x + little.width, y: point.y + little.height), from: origin)
  }

  private struct Obstacle: Error {
    let reason: InputFailure.Reason
  }

  /// How many points of each axis are tried after the middle.
  private static let gridLines = 5

  private func aim(along way: [HitNode], in scene: ViewScene) -> Result<TouchAim, Obstacle> {
    guard let node = way.last, node.frame.width > 0, node.frame.height > 0 else {
      return .failure(Obstacle(reason: .notLaidOut))
    }
    if let part = part(of: way) { return aim(along: part, in: scene) }
    let toHost = node.toLocal.inverted()
    var reason: InputFailure.Reason?
    var inner: TouchAim?
    for local in Self.points(of: node.frame) {
      let point = local.applying(toHost)
      guard isInSight(point, along: way) else { continue }
      let path = hitPath(at: point, in: scene)
      if let index = path.firstIndex(where: { $0.isSame(as: node) }) {
        let aim = TouchAim(point: point, path: path)
        if !path[(index + 1)...].contains(where: \.hasGesture) { return .success(aim) }
        inner = inner ?? aim
      } else {
        reason = reason ?? obstacle(at: path, to: way, point)
      }
    }
    if let inner { return .success(inner) }
    if let reason { return .failure(Obstacle(reason: reason)) }
    // People would scroll to it first, unless something is in front of all of it.
    if isBehind(way) {
      let middle = HostNode(scene: node.scene, node: node.node).middle
      return .failure(Obstacle(reason: .covered(by: cover(at: middle))))
    }
    let point = CGPoint(x: node.frame.midX, y: node.frame.midY).applying(toHost)
    let inside = node.scene.hitPath(at: point, inside: node)
    return .success(TouchAim(point: point, path: way + inside))
  }

  /// Whether the end of a way is behind something that is presented, and keeps people from it.
  private func isBehind(_ way: [HitNode]) -> Bool {
    guard let layers = presentations?.layers,
      let front = layers.lastIndex(where: \.request.isModal)
    else { return false }
    return (layer(of: way) ?? -1) < front
  }

  /// The way to the part of a control that takes touches, such as the switch beside a label, where
  /// the control itself takes none.
  private func part(of way: [HitNode]) -> [HitNode]? {
    guard let control = way.last, control.details?.input is ControlInput else { return nil }
    var paths = control.scene.hitPaths(inside: control) {
      $0.details?.input is ControlPartInput
    }
    paths.removeAll { path in path.contains { $0.details?.input is ControlInput } }
    return paths.count == 1 ? way + paths[0] : nil
  }

  /// Whether a point of a node is within the host, and within the scroll views around the node.
  func isInSight(_ point: CGPoint, along way: [HitNode]) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
      && way.allSatisfy {
        $0.scene.draft[$0.node].paint?.isViewport != true
          || $0.frame.contains(point.applying($0.toLocal))
      }
  }

  private static func points(of frame: CGRect) -> [CGPoint] {
    let count = gridLines
    let grid = (0..<count * count).map { index in
      CGPoint(
        x: frame.minX + frame.width * (CGFloat(index % count) + 0.5) / CGFloat(count),
        y: frame.minY + frame.height * (CGFloat(index / count) + 0.5) / CGFloat(count))
    }
    return [CGPoint(x: frame.midX, y: frame.midY)] + grid
  }

  /// Why a touch at a node, which is at the end of a way, met others instead.
  func obstacle(
    at path: [HitNode], to way: [HitNode], _ point: CGPoint
  ) -> InputFailure.Reason {
    guard let front = path.last, let node = way.last,
      // What is around the node lets touches of it through, unless it hides it.
      !way.contains(where: { $0.isSame(as: front) }), node.scene.takesTouch(at: point, along: way)
    else { return .untouchable }
    return .covered(by: name(of: path))
  }

  /// The kinds of views that say little about what they are around.
  private static let plain: Set = ["padding", "frame", "fixedSize", "offset"]

  /// What people call the last node of a way: its identifier or text, or those of a view around;
  /// without one, the kinds of the innermost views.
  func name(of path: [HitNode]) -> String {
    for node in path.reversed() {
      if let name = node.details?.meaning?.identifier { return "#\(name)" }
      if let text = node.scene.draft[node.node].paint?.text { return "\"\(text)\"" }
    }
    let kinds = path.last.map { $0.scene.path(to: $0.node).kinds } ?? []
    return kinds.filter { !Self.plain.contains($0) }.suffix(3).joined(separator: "/")
  }
}

extension HitNode {
  @MainActor fileprivate var hasGesture: Bool {
    guard let input = details?.input else { return false }
    return input.gesture != nil || input.isDisabled
  }
}
