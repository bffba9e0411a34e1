/// Lists the menus of commands. Commands of this package talk to it in `Commands._find(with:)`;
/// other code has no use for it.
@MainActor
public final class CommandFinder {
  private let emitter: ViewEmitter

  init(_ emitter: ViewEmitter) { self.emitter = emitter }

  /// Looks in what commands of the user consist of.
  func find<Owner, Content: Commands>(
    _ owner: Owner, _ body: @escaping @MainActor (Owner) -> Content
  ) {
    emitter.emitBody(of: owner) { [self] in FoundCommands(commands: body($0), finder: self) }
  }

  /// Looks in one of several commands.
  func find(_ commands: some Commands, number: Int) {
    let outer = emitter.identity
    emitter.identity = outer.child(.child(number))
    commands._find(with: self)
    emitter.identity = outer
  }

  /// Notes a menu.
  ///
  /// - Parameter title: What it is called; nil for commands in a menu of the system.
  func add(title: Text?, _ content: some View) {
    let title = title.flatMap { emitter.words(of: $0) }
    let items = MenuContent(content, in: emitter)
    emitter.storage.commandMenus.append {
      CommandMenuContent(title: title, items: items.items.flatMap(\.flat))
    }
  }
}

extension MenuItem {
  /// The item, or those of the menu that it is.
  fileprivate var flat: [(title: String, action: (() -> Void)?)] {
    children.isEmpty ? [(title, action)] : children.flatMap(\.flat)
  }
}

/// Commands as a view, which shows nothing.
private struct FoundCommands<Content: Commands>: PrimitiveView {
  let commands: Content
  let finder: CommandFinder

  func _emit(into emitter: ViewEmitter) { commands._find(with: finder) }
}
