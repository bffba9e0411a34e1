public import Foundation

/// What shows a screen in front of another one. Hosts show none of UIKit's.
@MainActor @preconcurrency
open class UIPresentationController {
  /// The screen.
  public let presentedViewController: UIViewController

  init(_ controller: UIViewController) { presentedViewController = controller }
}

/// What shows a screen as a sheet.
open class UISheetPresentationController: UIPresentationController {
  /// A height that a sheet rests at.
  public final class Detent: Sendable {
    /// The names of heights.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String
      /// Makes an identifier of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Makes an identifier of a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The heights of the system.
      public static let medium = Self("medium"), large = Self("large")
    }

    /// The name.
    public let identifier: Identifier

    private init(_ identifier: Identifier) { self.identifier = identifier }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) }
    /// All of the screen.
    public class func large() -> Detent { Detent(.large) }
  }

  /// The heights that the sheet rests at.
  open var detents = [Detent.large()]
  /// The height that it is at.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Up to which height what is below can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether there is a bar to drag it by.
  open var prefersGrabberVisible = false
  /// Whether scrolling at the edge makes it higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it keeps to the edge where there is little height.
  open var prefersEdgeAttachedInCompactHeight = false
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
}

/// What shows a screen in a bubble.
open class UIPopoverPresentationController: UIPresentationController {
  /// What the bubble points at.
  open var sourceView: UIView?
  /// Where it points, in points.
  open var sourceRect = CGRect.null
  /// The item of a bar that it points at.
  open var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  /// What shows the screen as a sheet. It is another one each time: what is set has no effect.
  public var sheetPresentationController: UISheetPresentationController? {
    UISheetPresentationController(self)
  }

  /// What shows the screen: a sheet.
  public var presentationController: UIPresentationController? { sheetPresentationController }

  /// What shows the screen in a bubble. It is another one each time: what is set has no effect.
  public var popoverPresentationController: UIPopoverPresentationController? {
    UIPopoverPresentationController(self)
  }
}
