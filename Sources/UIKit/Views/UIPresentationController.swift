public import Foundation

/// What shows a screen in front of another one. Hosts show none of UIKit's.
@MainActor @preconcurrency
open class UIPresentationController {
  /// The screen.
  public let presentedViewController: UIViewController

  init(_ controller: UIViewController) { presentedViewController = controller }

  /// The object that is asked how the screen adapts: it is not asked.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

/// An object that is asked how a screen in front of another one adapts. It is not asked.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style where there is little room.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The style where there is little room.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether people may send the screen away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Told that people try to send the screen away.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Told that people send the screen away.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Told that people sent the screen away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the screen says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// As the screen says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// An object that is asked about a screen in a bubble. It is not asked.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// An object that is told of a screen in a sheet. It is told nothing.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Told that people chose another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}

/// Sides of a bubble that its arrow may be at.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The sides by their names.
  public static let up = Self(rawValue: 1), down = Self(rawValue: 2), left = Self(rawValue: 4),
    right = Self(rawValue: 8), any = Self(rawValue: 15)
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
  /// The sides that the arrow may be at.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Views beside it that take touches.
  open var passthroughViews: [UIView]?
  /// The colour of the ground.
  open var backgroundColor: UIColor?
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
