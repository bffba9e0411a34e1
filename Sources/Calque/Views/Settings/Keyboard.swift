public import Foundation

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What the key writes.
  public var character: Character

  /// The key that writes a character.
  public init(_ character: Character) { self.character = character }

  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The keys that have names, by their characters.
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}"),
    leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}"), escape = Self("\u{1B}"),
    delete = Self("\u{8}"), deleteForward = Self("\u{7F}"), home = Self("\u{F729}"),
    end = Self("\u{F72B}"), pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}"),
    clear = Self("\u{F739}"), tab = Self("\t"), space = Self(" "), `return` = Self("\r")
}

/// Keys that are held down with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = Self(rawValue: 1)
  /// Shift.
  public static let shift = Self(rawValue: 2)
  /// Control.
  public static let control = Self(rawValue: 4)
  /// Option.
  public static let option = Self(rawValue: 8)
  /// Command.
  public static let command = Self(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = Self(rawValue: 32)
  /// All of them.
  public static let all = Self(rawValue: 63)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// Return, for what people most likely want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// What is held down with it.
  public var modifiers: EventModifiers

  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
}

/// Where the focus is to go.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// What people do with a keyboard.
public struct KeyPress: Sendable {
  /// The moments of a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Self(rawValue: 1)
    /// It is held, and repeats.
    public static let `repeat` = Self(rawValue: 2)
    /// It is let go.
    public static let up = Self(rawValue: 4)
    /// All of them.
    public static let all = Self(rawValue: 7)
  }

  /// The moment.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// What is held down with it.
  public let modifiers: EventModifiers
}

/// What a view does with a key.
struct KeyHandler {
  let phases: KeyPress.Phases
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPressResult
}

/// What a view does with a key that means something.
enum KeyCommand {
  case exit(() -> Void)
  case delete(() -> Void)
  case move((MoveCommandDirection) -> Void)
}

// What is said here is kept with the view; ``ViewHost/press(_:modifiers:)`` asks for it.
nonisolated extension View {
  /// Gives a control keys that do the same; see ``ViewHost/press(_:modifiers:)``.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(SettingModifier(shortcut))
  }

  /// Gives a control keys that do the same; nil is none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(SettingModifier(shortcut as Any))
  }

  /// Gives a control keys that do the same; see ``ViewHost/press(_:modifiers:)``.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    modifier(SettingModifier(KeyboardShortcut(key, modifiers: modifiers)))
  }

  /// Says what is done when people press a key while the focus is in the view.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPressResult) -> some View
  {
    handler(.down, { $0.key == key }, { _ in action() })
  }

  /// Says what is done at moments of a key while the focus is in the view.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View {
    handler(phases, { $0.key == key }, action)
  }

  /// Says what is done at moments of several keys while the focus is in the view.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View {
    handler(phases, { keys.contains($0.key) }, action)
  }

  /// Says what is done at moments of keys that write some characters.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View {
    handler(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Says what is done at moments of any key while the focus is in the view.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View {
    handler(phases, { _ in true }, action)
  }

  private func handler(
    _ phases: KeyPress.Phases, _ accepts: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPressResult
  ) -> some View {
    modifier(
      SettingModifier(
        KeyHandler(phases: phases, accepts: accepts, action: action), name: "onKeyPress"))
  }

  /// Says whether the view can have the focus.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(SettingModifier(isFocusable))
  }

  /// Says whether the focus is shown.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(SettingModifier(disabled))
  }

  /// Says what is done when people press the arrow keys.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    command("onMoveCommand(perform:)", action.map { .move($0) })
  }

  /// Says what is done when people press Escape.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    command("onExitCommand(perform:)", action.map { .exit($0) })
  }

  /// Says what is done when people press Delete.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    command("onDeleteCommand(perform:)", action.map { .delete($0) })
  }

  private func command(_ name: String, _ command: KeyCommand?) -> some View {
    modifier(SettingModifier(command as Any, name: name))
  }

  /// Says what is done when people press Play or Pause.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(SettingModifier(action as Any))
  }
}
