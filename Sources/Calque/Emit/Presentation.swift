import CalqueLayout
import Foundation

/// What a modifier has shown in front of the screen while its view is there.
struct Presentation {
  /// Tells several presentations of one modifier from each other: the id of an item.
  var id: AnyHashable?
  /// Called once the views have gone.
  var onDismiss: (() -> Void)?
  /// Changes the environment of the views.
  var environment: (inout EnvironmentValues) -> Void = { _ in }
  /// Writes the views, in the whole window.
  let content: @MainActor (PresentationRequest, PresentationPlace, ViewEmitter) -> Void
}

extension ViewEmitter {
  /// Has something shown in front of the screen for as long as the views are there that `content`
  /// writes.
  ///
  /// - Parameter presentation: What is shown; nil for nothing.
  func present(_ presentation: Presentation?, content: () -> Void) {
    storage.hasPresentations = true
    guard let presentation else { return content() }
    // The depth tells several modifiers of one view from each other.
    var place = identity.child(.part(.init("presentation", number: depth)))
    if let id = presentation.id { place = place.child(id: id) }
    with(PresentationAnnotation(request: request(presentation, at: place)), content: content)
  }

  /// Has something shown in front of the screen for as long as the node is there whose children are
  /// being written.
  func presentFromParent(_ presentation: Presentation?) {
    storage.hasPresentations = true
    guard let presentation else { return }
    let request = request(
      presentation, at: identity.child(.part(.init("presentation", number: depth))))
    changeParent { $0.change { $0.requests.append(request) } }
  }

  private func request(
    _ presentation: Presentation, at identity: ViewIdentity
  ) -> PresentationRequest {
    let (environment, storage, depth) = (environment, storage, depth)
    return PresentationRequest(identity: identity, onDismiss: presentation.onDismiss) {
      request, place in
      var inner = environment
      inner.leaveBar()
      presentation.environment(&inner)
      inner.containerSize = place.size
      inner.scrollRegion = nil
      let setting = ViewScene.Setting(
        environment: inner, identity: identity, storage: storage,
        proposal: ProposedViewSize(place.size), depth: depth)
      return ViewScene(setting) { _ in
        ScenePlace(
          origin: .zero,
          window: PlacedSpace(
            frame: CGRect(origin: .zero, size: place.size), direction: inner.layoutDirection))
      } content: { emitter in
        presentation.content(request, place, emitter)
      }
    }
  }
}

private struct PresentationAnnotation: NodeAnnotation {
  let request: PresentationRequest

  func annotate(_ details: inout NodeDetails?) {
    details.change { $0.requests.append(request) }
  }
}
