public import CalqueLocalization

/// Commands in the menus of an app. A host has no menu bar, but says what the menus have:
/// ``ViewHost/commands``.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what these commands consist of.
  associatedtype Body: Commands

  /// What these commands consist of.
  @CommandsBuilder var body: Body { get }

  /// Lists the menus. For the commands of this package; the default continues with ``body``.
  func _find(with finder: CommandFinder)
}

extension Commands {
  /// Continues with the ``body`` of these commands.
  public func _find(with finder: CommandFinder) { finder.find(self) { $0.body } }
}

extension Never: Commands {}

/// Commands of this package, which have no body.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never asked for: primitive commands are not asked for a body.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }

  /// Nothing: the commands are those of the system.
  public func _find(with finder: CommandFinder) {}
}

/// Combines the commands listed in a closure into one value.
@resultBuilder
public struct CommandsBuilder {
  /// Checks that an expression is a command.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// A closure without commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// A closure with one command.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// A closure with several commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    CommandsTuple(content: (repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    ConditionalCommands<Content, EmptyCommands>(first: content, second: nil)
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    first: First
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: first, second: nil)
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<First: Commands, Second: Commands>(
    second: Second
  ) -> ConditionalCommands<First, Second> {
    ConditionalCommands(first: nil, second: second)
  }

  /// The content of an `if` that asks for a version of the platform.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    content
  }
}

private struct CommandsTuple<each Content: Commands> {
  let content: (repeat each Content)
}

extension CommandsTuple: PrimitiveCommands {
  func _find(with finder: CommandFinder) {
    var number = 0
    for commands in repeat each content {
      finder.find(commands, number: number)
      number += 1
    }
  }
}

/// One of two branches, or none.
public struct ConditionalCommands<First: Commands, Second: Commands> {
  let first: First?
  let second: Second?
}

extension ConditionalCommands: PrimitiveCommands {
  /// Lists the menus of the branch.
  public func _find(with finder: CommandFinder) {
    if let first { finder.find(first, number: 0) }
    if let second { finder.find(second, number: 1) }
  }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  /// Makes no commands.
  public nonisolated init() {}
}

/// A place among the commands that the system brings.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// About the app.
  public static let appInfo = Self(name: "appInfo")
  /// The settings of the app.
  public static let appSettings = Self(name: "appSettings")
  /// What the system offers.
  public static let systemServices = Self(name: "systemServices")
  /// Hiding apps.
  public static let appVisibility = Self(name: "appVisibility")
  /// The end of the app.
  public static let appTermination = Self(name: "appTermination")
  /// New documents.
  public static let newItem = Self(name: "newItem")
  /// Saving documents.
  public static let saveItem = Self(name: "saveItem")
  /// Import and export.
  public static let importExport = Self(name: "importExport")
  /// Printing.
  public static let printItem = Self(name: "printItem")
  /// Undo and redo.
  public static let undoRedo = Self(name: "undoRedo")
  /// The clipboard.
  public static let pasteboard = Self(name: "pasteboard")
  /// Editing text.
  public static let textEditing = Self(name: "textEditing")
  /// Formatting text.
  public static let textFormatting = Self(name: "textFormatting")
  /// The bar of the window.
  public static let toolbar = Self(name: "toolbar")
  /// The side bar.
  public static let sidebar = Self(name: "sidebar")
  /// The size of windows.
  public static let windowSize = Self(name: "windowSize")
  /// The list of windows.
  public static let windowList = Self(name: "windowList")
  /// A single window.
  public static let singleWindowList = Self(name: "singleWindowList")
  /// The order of windows.
  public static let windowArrangement = Self(name: "windowArrangement")
  /// Help.
  public static let help = Self(name: "help")
}

/// Commands beside or in place of those that the system brings.
public struct CommandGroup<Content> {
  private let content: Content
}

extension CommandGroup: Commands, PrimitiveCommands where Content: View {
  /// Lists the commands.
  public func _find(with finder: CommandFinder) { finder.add(title: nil, content) }
}

extension CommandGroup where Content: View {
  /// Makes commands before a group.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Makes commands after a group.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }

  /// Makes commands in place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    content = addition()
  }
}

/// A menu of commands.
public struct CommandMenu<Content> {
  private let name: Text
  private let content: Content
}

extension CommandMenu: Commands, PrimitiveCommands where Content: View {
  /// Lists the commands.
  public func _find(with finder: CommandFinder) { finder.add(title: name, content) }
}

extension CommandMenu where Content: View {
  /// Makes a menu with a title.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {
    (self.name, self.content) = (name, content())
  }

  /// Makes a menu with a localized title.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Makes a menu with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(Text(verbatim: String(name)), content: content)
  }
}

/// The system's commands of side bars.
public struct SidebarCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands of bars.
public struct ToolbarCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands of editing text.
public struct TextEditingCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands of formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands of inspectors.
public struct InspectorCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}

/// The system's commands of importing from other devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
  /// Makes the commands.
  public nonisolated init() {}
}
