public import Calque
import CalqueUIFoundation
public import Foundation

/// A view of AppKit with a view of SwiftUI's.
open class NSHostingView<Content: View>: NSView {
  /// The view.
  open var rootView: Content

  /// Makes a view.
  public required init(rootView: Content) {
    self.rootView = rootView
    super.init(frame: .zero)
  }

  /// There are no archives of views here.
  public required init?(coder aDecoder: NSCoder) { nil }

  /// The size that the view has by itself, in points.
  open override var fittingSize: NSSize { ViewHost(rootView, proposal: .unspecified).size }
}

/// A screen of AppKit with a view of SwiftUI's.
open class NSHostingController<Content: View>: NSViewController {
  /// The view.
  open var rootView: Content
  /// What the size of the view sets: it has no effect.
  open var sizingOptions: NSHostingSizingOptions = []

  /// Makes a screen.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// There are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// The size of the view for a proposal, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    ViewHost(rootView, proposal: ProposedViewSize(size)).size
  }
}

extension NSHostingView: ViewHosting {
  package var hostedView: any View { rootView }
}

extension NSHostingController: ViewHosting {
  package var hostedView: any View { rootView }
}

/// What the size of a view sets.
public struct NSHostingSizingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The sizes by their names.
  public static let minSize = Self(rawValue: 1), intrinsicContentSize = Self(rawValue: 2),
    maxSize = Self(rawValue: 4), preferredContentSize = Self(rawValue: 8),
    standardBounds: Self = [.minSize, .intrinsicContentSize, .maxSize]
}
