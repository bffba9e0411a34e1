import CalqueLayout
import Foundation

/// A request with the frame of the view that made it.
struct PlacedRequest {
  let request: PresentationRequest
  /// In the host, x to the right from its left edge.
  let source: CGRect
}

// The pass "present": what views want shown in front of the screen.
extension ViewScene {
  /// The requests of the views that are laid out, in the order of the views. Of several views that
  /// a modifier applies to, the first one counts.
  ///
  /// - Parameter origin: Where the scene's top left corner is in the host.
  func presentationRequests(at origin: CGPoint) -> [PlacedRequest] {
    var known: Set<ViewIdentity> = []
    var found: [PlacedRequest] = []
    visit(at: origin) { scene, node, frame, _, _ in
      guard let requests = scene.draft[node].details?.requests, !requests.isEmpty else { return }
      for request in requests where known.insert(request.identity).inserted {
        found.append(PlacedRequest(request: request, source: frame))
      }
    }
    return found
  }
}
