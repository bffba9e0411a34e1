import CalqueLayout

/// The order of the items of a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// As the platform decides: by priority in the menu of a button, and as they are written in a
  /// context menu. On macOS they always are as written.
  public static var automatic: Self { Self("automatic") }
  /// The first one nearest to the finger: at the bottom of a menu above its button.
  public static var priority: Self { Self("priority") }
  /// As they are written.
  public static var fixed: Self { Self("fixed") }

  /// Whether the first item is the one nearest to the finger.
  func isByPriority(_ metrics: PresentationMetrics.Menu, inContextMenu: Bool) -> Bool {
    metrics.followsPriority && (self == .priority || self == .automatic && !inContextMenu)
  }
}

private let menuOrderSlot = EnvironmentSlot<MenuOrder>()

extension EnvironmentValues {
  /// The order of the items of the menus inside.
  public var menuOrder: MenuOrder {
    get { self[menuOrderSlot] ?? .automatic }
    set { self[menuOrderSlot] = newValue }
  }
}

nonisolated extension View {
  /// Says in which order the items of the menus inside are.
  public func menuOrder(_ order: MenuOrder) -> some View {
    modifier(EnvironmentModifier { $0.menuOrder = order })
  }
}
