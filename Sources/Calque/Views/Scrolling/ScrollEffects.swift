import CalqueDrawing
public import CalqueLayout
public import Foundation

/// Where a scroll view comes to rest that people have scrolled.
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

/// What is known of a scroll view that comes to rest. Values of its environment are read as
/// properties: `context.horizontalSizeClass`.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where it was.
  public let originalTarget: ScrollTarget
  /// How fast the content moves when a finger leaves it, in points a second: positive towards the
  /// end of the content. ``ViewHost/scroll(_:by:)`` has no speed.
  public let velocity: CGVector
  /// The size of the content, in points.
  public let contentSize: CGSize
  /// The size of the view, in points.
  public let containerSize: CGSize
  /// The axes that scroll.
  public let axes: Axis.Set
  /// Where the views of the nearest `scrollTargetLayout` are that are known, in points of the
  /// content, of which the edges that are kept free are no part.
  let views: [CGRect]
  /// What the edges that are kept free leave of the view, in points.
  let room: CGSize
  // Read on the main thread, while a behavior answers.
  nonisolated(unsafe) let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
    environment[keyPath: keyPath]
  }
}

/// Pages as large as the view.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behavior.
  public init() {}
  /// Moves the target to the nearest page, at most one further than where the movement began if a
  /// finger has flung it.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ place: CGFloat, from start: CGFloat, _ length: CGFloat, _ speed: CGFloat) -> CGFloat
    {
      guard length > 0 else { return place }
      let (wanted, first) = ((place / length).rounded(), (start / length).rounded())
      guard speed != 0 else { return wanted * length }
      return min(max(wanted, first - 1), first + 1) * length
    }
    let (size, start) = (context.containerSize, context.originalTarget.rect)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(
        target.rect.minX, from: start.minX, size.width, context.velocity.dx)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(
        target.rect.minY, from: start.minY, size.height, context.velocity.dy)
    }
  }
}

/// The views of the nearest `scrollTargetLayout`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views are passed at once.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// Few where the size class of the axis is compact, otherwise any number.
    public static let automatic = Self(name: "automatic")
    /// Few: as many as the scroll view shows.
    public static let always = Self(name: "always")
    /// One.
    public static let alwaysByOne = Self(name: "alwaysByOne")
    /// Few: as many as the scroll view shows.
    public static let alwaysByFew = Self(name: "alwaysByFew")
    /// Any number of them.
    public static let never = Self(name: "never")
  }

  private let limit: LimitBehavior
  private let anchor: UnitPoint

  /// Makes the behavior: a view begins where the scroll view does.
  public init(limitBehavior: LimitBehavior = .automatic) {
    self.init(limitBehavior: limitBehavior, anchor: nil)
  }

  /// Makes the behavior.
  ///
  /// - Parameters:
  ///   - limitBehavior: How many views are passed at once.
  ///   - anchor: The point of a view that meets the same point of the scroll view; nil is the top
  ///     leading corner.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint?) {
    limit = limitBehavior
    self.anchor = anchor ?? .topLeading
  }

  /// Moves the target to the nearest view, within the limit of views that are passed at once.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func rest(
      _ wanted: CGFloat, _ original: CGFloat, _ views: [(start: CGFloat, length: CGFloat)],
      _ anchor: CGFloat, _ room: CGFloat, _ sizeClass: UserInterfaceSizeClass?
    ) -> CGFloat {
      let places = views.map { $0.start + anchor * ($0.length - room) }
      func nearest(_ place: CGFloat) -> Int? {
        places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
      }
      guard var index = nearest(wanted) else { return wanted }
      if let before = nearest(original), let most = most(room, views[before].length, sizeClass) {
        index = min(max(index, before - most), before + most)
      }
      return places.indices.contains(index) ? places[index] : wanted
    }
    let (origin, before) = (target.rect.origin, context.originalTarget.rect.origin)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = rest(
        origin.x, before.x, context.views.map { ($0.minX, $0.width) }, anchor.x,
        context.room.width, context.environment.horizontalSizeClass)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = rest(
        origin.y, before.y, context.views.map { ($0.minY, $0.height) }, anchor.y,
        context.room.height, context.environment.verticalSizeClass)
    }
  }

  /// How many views are passed at once; nil for any number.
  private func most(
    _ room: CGFloat, _ length: CGFloat, _ sizeClass: UserInterfaceSizeClass?
  ) -> Int? {
    switch limit {
    case .never: return nil
    case .alwaysByOne: return 1
    case .automatic where sizeClass != .compact: return nil
    default:
      guard length > 0, (room / length).isFinite else { return 1 }
      return max(Int(min(room / length, 1_000_000)), 1)
    }
  }
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
  /// Says that the views inside are where a scroll view may come to rest, and what
  /// ``View/scrollPosition(id:anchor:)`` tells of; see also ``ViewHost/setting(_:of:)``.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(SettingModifier(isEnabled))
  }

  /// Says where scroll views inside come to rest that people have scrolled.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    modifier(
      EnvironmentModifier {
        $0.notesTargets = true
        $0.scrollRest.behavior = behavior
      }
    )
    .modifier(SettingModifier(behavior))
  }
}

/// What is said of the next scroll view that people scroll.
struct ScrollRest {
  /// Where it comes to rest.
  var behavior: (any ScrollTargetBehavior)?
  /// What is told where that is, the outermost one first.
  var followers: [ScrollPositionFollower] = []
  /// The environment of the scroll view, for its behavior.
  var environment: EnvironmentValues?

  var isEmpty: Bool { behavior == nil && followers.isEmpty }
}

private let scrollRestSlot = EnvironmentSlot<ScrollRest>()

extension EnvironmentValues {
  /// What is said of the next scroll view inside.
  var scrollRest: ScrollRest {
    get { self[scrollRestSlot] ?? ScrollRest() }
    set { self[scrollRestSlot] = newValue }
  }
}

extension ViewSetting {
  /// Whether a scroll view may come to rest at the views inside.
  var isScrollTargetLayout: Bool {
    name == "scrollTargetLayout(isEnabled:)" && value as? Bool == true
  }
}
