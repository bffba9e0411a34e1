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

nonisolated extension View {
  /// Gives a control keys that do the same.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    modifier(SettingModifier(shortcut))
  }

  /// Gives a control keys that do the same.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(SettingModifier(shortcut as Any))
  }

  /// Gives a control keys that do the same.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  {
    modifier(SettingModifier(KeyboardShortcut(key, modifiers: modifiers)))
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

  /// Says what is done when the focus is to leave in a direction.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    modifier(SettingModifier(action as Any))
  }

  /// Says what is done when people press Escape.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    modifier(SettingModifier(action as Any))
  }

  /// Says what is done when people press Delete.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    modifier(SettingModifier(action as Any))
  }

  /// Says what is done when people press Play or Pause.
  ///
  /// Accepted without effect, and kept for tests; see ``ViewHost/setting(_:of:)``.
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View {
    modifier(SettingModifier(action as Any))
  }
}
