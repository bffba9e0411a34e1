/// Whether an action of a menu closes it.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let number: Int

  /// As the platform decides: it does.
  public static let automatic = Self(number: 0)
  /// It does.
  public static let enabled = Self(number: 1)
  /// The menu stays open.
  public static let disabled = Self(number: 2)
}

private let isInMenuSlot = EnvironmentSlot<Bool>()
private let menuActionDismissSlot = EnvironmentSlot<MenuActionDismissBehavior>()

extension EnvironmentValues {
  /// Whether the views are rows of a menu.
  var isInMenu: Bool {
    get { self[isInMenuSlot] ?? false }
    set { self[isInMenuSlot] = newValue }
  }

  /// Whether actions of menus close them.
  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[menuActionDismissSlot] ?? .automatic }
    set { self[menuActionDismissSlot] = newValue }
  }

  /// Whether a menu stays open in which an action is done.
  var keepsMenuOpen: Bool { isInMenu && menuActionDismissBehavior == .disabled }
}

nonisolated extension View {
  /// Says whether the actions inside close the menu that they are in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    modifier(EnvironmentModifier { $0.menuActionDismissBehavior = behavior })
  }
}
