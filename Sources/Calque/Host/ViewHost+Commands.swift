/// A menu of an app's commands, in the language of the host.
public struct CommandItems: Hashable, Sendable {
  /// What the menu is called; nil for commands that are in a menu of the system.
  public let title: String?
  /// What the items are called, those of menus inside included.
  public let items: [String]
}

extension ViewHost {
  /// What the window is called that is shown, in the language of the host: the title of its scene,
  /// or the label of an item in the menu bar. Nil where there is none.
  public var windowTitle: String? {
    _ = scene
    return storage.windowTitle
  }

  /// The commands that the scene of the window adds to the menus, in the language of the host.
  public var commands: [CommandItems] {
    menus.map { CommandItems(title: $0.title, items: $0.items.map(\.title)) }
  }

  /// Chooses a command of the scene by its title.
  ///
  /// - Parameters:
  ///   - title: The whole title, as it is shown.
  ///   - menu: What the menu is called; nil is any one.
  /// - Returns: Whether there is such a command that can be chosen.
  @discardableResult
  public func chooseCommand(_ title: String, in menu: String? = nil) -> Bool {
    inputFailure = nil
    let found = menus.filter { menu == nil || $0.title == menu }.flatMap(\.items)
      .first { $0.title == title }
    guard let found, let action = found.action else {
      inputFailure = InputFailure(
        target: "\"\(title)\"", reason: found == nil ? .missing : .disabled)
      return false
    }
    action()
    return true
  }

  private var menus: [CommandMenuContent] {
    _ = scene
    return storage.commandMenus.map { $0() }
  }
}
