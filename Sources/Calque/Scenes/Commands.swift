public import CalqueLocalization

/// Commands in the menus of an app. A host has no menu bar, so that they are accepted and not
/// shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of what these commands consist of.
  associatedtype Body: Commands

  /// What these commands consist of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands of this package, which have no body.
package protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  /// Never asked for: primitive commands are not asked for a body.
  public var body: Never {
    fatalError("\(Self.self) has no body")
  }
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
  ) -> some Commands { EmptyCommands() }

  /// An `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands {
    EmptyCommands()
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }

  /// The content of an `if` that asks for a version of the platform.
  public static func buildLimitedAvailability(_ content: some Commands) -> some Commands {
    content
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
public struct CommandGroup<Content> {}

extension CommandGroup: Commands, PrimitiveCommands where Content: View {}

extension CommandGroup where Content: View {
  /// Makes commands before a group.
  public nonisolated init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Makes commands after a group.
  public nonisolated init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Makes commands in place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// A menu of commands.
public struct CommandMenu<Content> {}

extension CommandMenu: Commands, PrimitiveCommands where Content: View {}

extension CommandMenu where Content: View {
  /// Makes a menu with a title.
  public nonisolated init(_ name: Text, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a localized title.
  public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Makes a menu with a title that is shown as it is.
  @_disfavoredOverload
  public nonisolated init(_ name: some StringProtocol, @ViewBuilder content: () -> Content) {}
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
