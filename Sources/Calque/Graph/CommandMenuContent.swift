/// A menu of commands, or commands beside those of the system, as a host has them.
struct CommandMenuContent {
  /// What the menu is called; nil for commands in a menu of the system.
  let title: String?
  /// What the items are called, and what they do; nil for those that are disabled.
  let items: [(title: String, action: (() -> Void)?)]
}
