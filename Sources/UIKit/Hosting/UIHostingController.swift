public import Calque
import CalqueUIFoundation
public import Foundation

/// A screen of UIKit with a view of SwiftUI's.
open class UIHostingController<Content: View>: UIViewController {
  /// The view.
  open var rootView: Content
  /// Which safe areas count: they have no effect.
  open var safeAreaRegions: SafeAreaRegions = .all
  /// What the size of the view sets: it has no effect.
  open var sizingOptions: UIHostingControllerSizingOptions = []

  /// Makes a screen.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen of an archive, which has another view.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// There are no archives of views here.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// The size of the view for a proposal, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewHost(rootView, proposal: ProposedViewSize(size)).size
  }
}

extension UIHostingController: ViewHosting {
  package var hostedView: any View { rootView }
}

/// What the size of a view sets.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The size that the screen wants.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The size that the view has by itself.
  public static let intrinsicContentSize = Self(rawValue: 2)
}
