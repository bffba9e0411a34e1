import CalqueLayout
import Foundation

/// The views of a host, and in front of them what they present, each with a scene of its own.
///
/// The scene of the host is then one node with this facet, so that all passes visit the views and
/// what is in front of them alike: the last layer is painted last and touched first.
final class PresentationStack: PresentationFacet {
  /// Something that is shown in front of the views.
  struct Layer {
    let request: PresentationRequest
    let scene: ViewScene
  }

  /// The views of the host.
  let base: ViewScene
  /// What is in front of them, the last one in front.
  private(set) var layers: [Layer] = []
  private let size: CGSize
  private let insets: OuterInsets
  /// More than this are an error of the app: a sheet that presents itself.
  private static let most = 100

  /// Returns nil if the views present nothing.
  ///
  /// - Parameters:
  ///   - size: The size of the window, in points.
  ///   - reveal: Makes the rows of a scene that are seen.
  init?(
    _ base: ViewScene, size: CGSize, insets: OuterInsets, reveal: (ViewScene) -> Void
  ) {
    (self.base, self.size, self.insets) = (base, size, insets)
    var known: Set<ViewIdentity> = []
    present(from: base, at: base.place.origin, &known, reveal)
    if layers.isEmpty { return nil }
  }

  private func present(
    from scene: ViewScene, at origin: CGPoint, _ known: inout Set<ViewIdentity>,
    _ reveal: (ViewScene) -> Void
  ) {
    for found in scene.presentationRequests(at: origin) {
      guard layers.count < Self.most, known.insert(found.request.identity).inserted else {
        continue
      }
      let place = PresentationPlace(size: size, insets: insets, source: found.source)
      let scene = found.request.scene(at: place)
      reveal(scene)
      layers.append(Layer(request: found.request, scene: scene))
      present(from: scene, at: .zero, &known, reveal)
    }
  }

  /// Whether views present what they presented when the layers were made.
  static func isCurrent(_ stack: PresentationStack?, _ base: ViewScene) -> Bool {
    var found = base.presentationRequests(at: .zero).map(\.request)
    let layers = stack?.layers ?? []
    for layer in layers { found += layer.scene.presentationRequests(at: .zero).map(\.request) }
    return Set(found.map(ObjectIdentifier.init))
      == Set(layers.map { ObjectIdentifier($0.request) })
  }

  private var scenes: [ViewScene] { [base] + layers.map(\.scene) }

  func subscenes(in frame: CGRect) -> [Subscene] {
    scenes.map { Subscene(scene: $0, origin: $0.place.origin) }
  }

  func readableSubscenes(in frame: CGRect) -> [Subscene] {
    let first = layers.lastIndex { $0.request.isModal }.map { $0 + 1 } ?? 0
    return Array(subscenes(in: frame)[first...])
  }

  func reveal(_ node: LayoutNode, in scene: ViewScene, _ ports: inout [ScrollPort]) -> Bool {
    for scene in scenes { _ = scene.reveal(&ports) }
    return false
  }

  /// Those of a layer, and then what is done once the layer has gone.
  var appearances: [AppearanceAction] {
    layers.reduce(base.appearances) { all, layer in
      all + layer.scene.appearances
        + [
          AppearanceAction(
            identity: layer.request.identity, disappear: layer.request.onDismiss ?? {})
        ]
    }
  }

  func hasTarget(_ id: AnyHashable) -> Bool { scenes.contains { $0.hasTarget(id) } }
}

extension ViewScene {
  /// The scene of a host whose views present something.
  convenience init(
    _ stack: PresentationStack, environment: EnvironmentValues, storage: StateStorage, size: CGSize
  ) {
    let setting = Setting(
      environment: environment, identity: ViewIdentity.root.child(.part(.presentations)),
      storage: storage, proposal: ProposedViewSize(size))
    self.init(setting) { _ in
      ScenePlace(origin: .zero, window: stack.base.place.window)
    } content: { emitter in
      emitter.emit(.geometryReader(nil), paint: StackPaint()) {
        emitter.changeParent { $0.change { $0.presentation = stack } }
      }
    }
  }
}

/// Descriptions leave the node out.
private final class StackPaint: PaintFacet {
  let name: LayoutName? = .identity
}

extension ViewIdentity.Part {
  fileprivate static let presentations = Self("presentations")
}
