import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Where a scroll view comes to rest. A host scrolls as far as it is told.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Moves the place where the scroll view comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll view comes to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// What is seen then, in points of the content.
  public var rect: CGRect
  /// The point of the rectangle that counts.
  public var anchor: UnitPoint?

  /// Makes a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// What is known of a scroll view that comes to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it was.
  public let originalTarget: ScrollTarget
  /// How fast it moves, in points a second.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
}

/// Pages as large as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behavior.
  public init() {}
  /// Moves the target to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (place / length).rounded() * length : place
    }
    let size = context.containerSize
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, size.height)
    }
  }
}

/// The views of the nearest `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are passed at once.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform decides.
    public static let automatic = Self(name: "automatic")
    /// Few.
    public static let always = Self(name: "always")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// Few, as far as a view is seen.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// Any number of them.
    public static let never = Self(name: "never")
  }

  /// Makes the behavior.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Makes the behavior.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {}

  /// Leaves the target where it is: the views are not known here.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Pages as large as the view.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The views of the nearest `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  /// The views of the nearest `scrollTargetLayout`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

nonisolated extension View {
  /// Says that the views inside are where a scroll view may come to rest.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(SettingModifier(isEnabled))
  }

  /// Says where scroll views inside come to rest.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(SettingModifier(behavior))
  }
}
