import CalqueLayout
import Foundation

/// Views that a view wants shown in front of the screen: a sheet, an alert, a menu.
///
/// The nodes of the view have the request as a part of their details. After each evaluation the
/// host collects the requests, and shows a scene for each; see ``PresentationStack``.
@MainActor
final class PresentationRequest {
  /// The place of the presentation. Presentations of several items have several places.
  let identity: ViewIdentity
  /// Called once the views have gone.
  let onDismiss: (() -> Void)?
  /// Does what users do to dismiss it without a button; nil if the platform has no way.
  var dismiss: (() -> Void)?
  /// Whether it is a menu: what people choose from it belongs to a view below.
  var isMenu = false
  /// Returns what the answer does that cancels, if there is one.
  var cancel: () -> (() -> Void)? = { nil }
  /// Whether what is below neither reacts nor is read. It is known once the views are made.
  var isModal = true
  private let make: (PresentationRequest, PresentationPlace) -> ViewScene

  init(
    identity: ViewIdentity, onDismiss: (() -> Void)? = nil,
    make: @escaping (PresentationRequest, PresentationPlace) -> ViewScene
  ) {
    self.identity = identity
    self.onDismiss = onDismiss
    self.make = make
  }

  /// Makes the views.
  func scene(at place: PresentationPlace) -> ViewScene { make(self, place) }
}

/// Where something appears.
struct PresentationPlace {
  /// The size of the window, in points.
  let size: CGSize
  /// What the device takes from the window, and what a keyboard does.
  let insets: OuterInsets
  /// The frame of the view that presents it, x to the right from the window's left edge.
  let source: CGRect

  /// The frame of the view that presents it, as a layout of a direction counts.
  ///
  /// - Parameter direction: The direction of the views.
  func source(in direction: LayoutDirection) -> CGRect {
    PlacedSpace(frame: CGRect(origin: .zero, size: size), direction: direction)
      .convert(source, from: .leading)
  }
}
