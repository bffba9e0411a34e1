package import Calque

/// An object of another framework that shows a view of SwiftUI's.
@MainActor
package protocol ViewHosting: AnyObject {
  /// The view.
  var hostedView: any View { get }
}

/// Makes what a preview of an object shows: the view that it hosts, else a frame with the name of
/// its type.
@MainActor
package func previewedView(of object: AnyObject) -> any View {
  (object as? any ViewHosting)?.hostedView ?? RepresentablePlaceholder(type(of: object))
}
