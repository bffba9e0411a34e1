public import CalqueLayout
public import Foundation

/// How far a view is scrolled, and how large everything is.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top leading corner of the view, in points.
  public var contentOffset: CGPoint
  /// The size of the content, in points.
  public var contentSize: CGSize
  /// What is kept free around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the view, in points.
  public var containerSize: CGSize

  /// Makes a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The geometry of a scroll view. What is kept free is not a part of its content, which begins
  /// after it.
  init(_ port: ScrollPort) {
    let margins = port.margins
    self.init(
      contentOffset: CGPoint(x: port.offset.x - margins.leading, y: port.offset.y - margins.top),
      contentSize: CGSize(
        width: max(port.contentSize.width - margins.leading - margins.trailing, 0),
        height: max(port.contentSize.height - margins.top - margins.bottom, 0)),
      contentInsets: margins, containerSize: port.size)
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The bounds of the view in the content.
  public var bounds: CGRect { visibleRect }
}

private struct ScrollNote<Value: Equatable>: PreferenceStep {
  let noted: NotedValue<Value>
  let transform: (ScrollGeometry) -> Value

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    guard let port = scene.port(within: node) ?? scene.port(around: node) else { return }
    // Of several scroll views the first one counts.
    noted.note(transform(ScrollGeometry(port))) { _, _ in }
  }
}

private struct VisibilityNote: PreferenceStep {
  let noted: NotedValue<Bool>
  let threshold: Double

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    noted.note(isVisible(scene.geometry(of: node))) { $0 = $0 || $1 }
  }

  private func isVisible(_ geometry: GeometryPlace) -> Bool {
    geometry.isInSight(threshold)
  }
}

/// The ids of the views in the first scroll view inside that are visible.
private struct TargetsNote<ID: Hashable>: PreferenceStep {
  let noted: NotedValue<[ID]>
  let threshold: Double

  func apply(to values: inout PreferenceValues, at node: LayoutNode, in scene: ViewScene) {
    guard let port = scene.port(within: node) else { return }
    // Of several scroll views the first one counts.
    noted.note(ids(in: port, of: scene) ?? []) { _, _ in }
  }

  /// - Returns: nil if the scroll view is elsewhere.
  @MainActor private func ids(in port: ScrollPort, of scene: ViewScene) -> [ID]? {
    if let scroll = scene.ports.first(where: { $0.port === port }) {
      var found: [ID] = []
      add(below: scroll.node, of: scene, to: &found)
      return found
    }
    return scene.subscenes.lazy.compactMap { ids(in: port, of: $0) }.first
  }

  @MainActor private func add(below node: LayoutNode, of scene: ViewScene, to found: inout [ID]) {
    guard scene.tree.isPlaced(node) else { return }
    let ids = scene.draft[node].details?.targets.compactMap { $0.base as? ID } ?? []
    if let id = ids.first(where: { !found.contains($0) }),
      scene.geometry(of: node).isInSight(threshold)
    {
      found.append(id)
    }
    for child in scene.tree.children(of: node) { add(below: child, of: scene, to: &found) }
    for inner in scene.subscenes(of: node, .zero) where inner.scene.tree.nodeCount > 0 {
      add(below: LayoutNode(index: 0), of: inner.scene, to: &found)
    }
  }
}

extension GeometryPlace {
  /// Whether a part of the view at least is visible of the scroll view around.
  fileprivate func isInSight(_ threshold: Double) -> Bool {
    func share(_ axis: Axis) -> Double {
      guard let (start, length, room) = scrollSpan(axis: axis) else { return 1 }
      let seen = min(start + length, room) - max(start, 0)
      return length > 0 ? Double(seen / length) : (seen >= 0 ? 1 : 0)
    }
    let (width, height) = (share(.horizontal), share(.vertical))
    guard width > 0, height > 0 else { return false }
    return width * height >= threshold
  }
}

extension ViewScene {
  /// The scroll view that a node is inside of.
  fileprivate func port(around node: LayoutNode) -> ScrollPort? {
    var here = tree.parent(of: node)
    while let around = here {
      if let port = draft[around].details?.input?.port { return port }
      here = tree.parent(of: around)
    }
    guard let owner = draft.owner, let draft = owner.draft, let node = owner.node else {
      return nil
    }
    return draft[node].details?.input?.port ?? draft.scene?.port(around: node)
  }
}

nonisolated extension View {
  /// Does something when what is read of the scroll view inside, or of the one around, has changed,
  /// and when it is first known.
  ///
  /// - Parameters:
  ///   - type: The type of what is read.
  ///   - transform: Reads it.
  ///   - action: Gets what was read before and now, which are the same at first.
  public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(
      NotingModifier(step: { ScrollNote(noted: $0, transform: transform) }) {
        action($0 ?? $1, $1)
      })
  }

  /// Does something when other views of the first scroll view inside are visible, and when that is
  /// first known.
  ///
  /// - Parameters:
  ///   - idType: The type of the ids that ``View/id(_:)`` or a ``ForEach`` gave to the views.
  ///   - threshold: The part of a view that is visible then, from 0 to 1.
  ///   - action: Gets the ids of the visible views, in the order of the views.
  public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { $0.notesTargets = true })
      .modifier(
        NotingModifier(step: { TargetsNote(noted: $0, threshold: threshold) }) { action($1) })
  }

  /// Does something when the view is scrolled in or out.
  ///
  /// - Parameters:
  ///   - threshold: The part of the view that is visible then, from 0 to 1.
  ///   - action: Gets whether it is visible. A view that is not visible at first tells nothing.
  public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(
      NotingModifier(step: { VisibilityNote(noted: $0, threshold: threshold) }) {
        if $0 != nil || $1 { action($1) }
      })
  }
}
