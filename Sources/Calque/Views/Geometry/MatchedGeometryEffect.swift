public import CalqueLayout
import Foundation

/// What views of one id share.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place.
  public static let position = Self(rawValue: 1)
  /// The size.
  public static let size = Self(rawValue: 2)
  /// Place and size.
  public static let frame = Self(rawValue: 3)
}

nonisolated extension View {
  /// Gives the view the frame of the view of the same id that is the source. The layout around it
  /// remains as it would be without.
  ///
  /// A view that is the source has its own frame. Of several sources that are there, the first one
  /// counts. A source that takes the place of another one begins at its frame where the change is
  /// animated, and the other one goes with it; what is inside keeps its place in proportion.
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: Where the id is unique.
  ///   - properties: What the view takes of the source.
  ///   - anchor: The point of both views that meets.
  ///   - isSource: Whether the view is the source.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedKey(id: AnyHashable(id), namespace: AnyHashable(namespace)),
        properties: properties, anchor: anchor, isSource: isSource))
  }
}

private struct MatchedKey: Hashable {
  let id: AnyHashable
  let namespace: AnyHashable
}

private struct MatchedGeometryModifier {
  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: PrimitiveModifier {
  func _emit<Modified: View>(content: Modified, into emitter: ViewEmitter) {
    let registry = emitter.storage.object { MatchedViews() }
    let (properties, anchor, isSource, key) = (properties, anchor, isSource, key)
    emitter.wrapEach {
      var details = NodeDetails()
      if isSource {
        details.presentation = MatchedSource(key, registry)
        return NodeContent(.identity, details: details)
      }
      let layout = MatchedLayout(anchor: anchor, properties: properties)
      details.presentation = MatchedTarget(key, registry, layout)
      return NodeContent(.layout(layout), details: details)
    } content: {
      content._emit(into: emitter)
    }
  }
}

/// The views of a host that are sources of frames.
final class MatchedViews: EvaluationObject {
  private struct Entry {
    weak var source: MatchedSource?
  }

  private var entries: [AnyHashable: [Entry]] = [:]
  /// What was written before is not there.
  func beginEvaluation() { entries = [:] }

  fileprivate func add(_ source: MatchedSource, _ key: MatchedKey) {
    var known = entries[key, default: []].filter { $0.source != nil }
    if !known.contains(where: { $0.source === source }) { known.append(Entry(source: source)) }
    entries[key] = known
  }

  /// The frame of the source in the host.
  @MainActor
  fileprivate func frame(_ key: MatchedKey) -> CGRect? {
    for entry in entries[key] ?? [] { if let frame = entry.source?.frame { return frame } }
    return nil
  }
}

/// A view whose frame others take.
private final class MatchedSource: MatchedFacet {
  private let key: MatchedKey
  var matchedKey: AnyHashable { AnyHashable(key) }
  private let registry: MatchedViews
  private weak var scene: ViewScene?
  private var node: LayoutNode?

  init(_ key: MatchedKey, _ registry: MatchedViews) {
    (self.key, self.registry) = (key, registry)
  }

  func subscenes(in frame: CGRect) -> [Subscene] { [] }
  var appearances: [AppearanceAction] { [] }

  func place(_ node: LayoutNode, in scene: ViewScene) {
    (self.node, self.scene) = (node, scene)
    registry.add(self, key)
  }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    false
  }

  /// Where the view is in the host; nil if it is not there any more.
  var frame: CGRect? {
    guard let scene, let node, scene.tree.isPlaced(node),
      scene.draft[node].details?.presentation === self
    else { return nil }
    return scene.hostFrame(of: node)
  }
}

/// A view that takes the frame of another one.
private final class MatchedTarget: PresentationFacet {
  private let key: MatchedKey
  private let registry: MatchedViews
  private let layout: MatchedLayout

  init(_ key: MatchedKey, _ registry: MatchedViews, _ layout: MatchedLayout) {
    (self.key, self.registry, self.layout) = (key, registry, layout)
  }

  func subscenes(in frame: CGRect) -> [Subscene] { [] }
  var appearances: [AppearanceAction] { [] }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    guard scene.tree.isPlaced(node) else { return false }
    let own = PlacedSpace(
      frame: scene.hostFrame(of: node), direction: scene.tree.direction(of: node))
    let wanted = registry.frame(key).map { own.convert($0, from: .leading) }
    if let wanted, let known = layout.frame.value, known.isNear(wanted) { return false }
    guard wanted != layout.frame.value else { return false }
    layout.frame.value = wanted
    scene.tree.placeAgain(node)
    return true
  }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) + abs(minY - other.minY) + abs(width - other.width)
      + abs(height - other.height) < 1e-6
  }
}

/// Puts a view where another one is. Its size, for views around, is that of the view.
private struct MatchedLayout: Layout {
  final class Frame {
    /// From the top leading corner of the view's own place.
    var value: CGRect?
  }

  let anchor: UnitPoint
  let properties: MatchedGeometryProperties
  let frame = Frame()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let own = CGRect(origin: .zero, size: bounds.size)
    let source = frame.value ?? own
    let place = frame.value == nil || !properties.contains(.position) ? own : source
    let isSized = frame.value != nil && properties.contains(.size)
    let point = CGPoint(
      x: bounds.minX + place.minX + anchor.x * place.width,
      y: bounds.minY + place.minY + anchor.y * place.height)
    for subview in subviews {
      subview.place(
        at: point, anchor: anchor, proposal: isSized ? ProposedViewSize(source.size) : proposal)
    }
  }
}
