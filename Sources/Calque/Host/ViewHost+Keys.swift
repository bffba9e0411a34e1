import CalqueLayout
import Foundation

// Keys of a keyboard.
extension ViewHost {
  /// Presses a key and lets it go. What is done is the first of these that there is:
  ///
  /// 1. what `onKeyPress` says of the field with the focus or a view around it, the innermost
  ///    first; without a focus, of any view, the last one first;
  /// 2. what a control does whose `keyboardShortcut` it is;
  /// 3. the answer that cancels the alert or dialog in front, for Escape; `onExitCommand` for
  ///    Escape, `onDeleteCommand` for Delete, `onMoveCommand` for arrows;
  /// 4. Command-Z takes back what was registered with `\.undoManager`, with Shift does it again;
  /// 5. Tab moves the focus to the next field that takes input, with Shift to the previous one;
  ///    after the last one comes the first;
  /// 6. what the key does in the field with the focus: Return submits it, others write.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The keys that are held down with it.
  /// - Returns: Whether something was done.
  @discardableResult
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
    let around = keyViews
    if send(.down, key, modifiers, to: around) {
      _ = send(.up, key, modifiers, to: keyViews)
      return true
    }
    if pressShortcut(KeyboardShortcut(key, modifiers: modifiers)) { return true }
    if key == .escape, modifiers.isEmpty, let cancel = presentations?.layers.last?.request.cancel()
    {
      cancel()
      return true
    }
    if modifiers.isEmpty, perform(key, in: around) { return true }
    if key == "z", takeBack(modifiers) { return true }
    if key == .tab, [[], .shift].contains(modifiers), moveFocus(back: !modifiers.isEmpty) {
      return true
    }
    return write(key, modifiers) || send(.up, key, modifiers, to: around)
  }

  /// The nodes that are asked for what they do with a key, in this order.
  private var keyViews: [HostNode] {
    let focused = nodes { ($0.input as? TextFieldInput)?.editing.isFocused == true }.first
    return focused.map { Array($0.ancestors) } ?? nodes { !$0.settings.isEmpty }.reversed()
  }

  private func send(
    _ phase: KeyPress.Phases, _ key: KeyEquivalent, _ modifiers: EventModifiers,
    to nodes: [HostNode]
  ) -> Bool {
    let press = KeyPress(
      phase: phase, key: key, characters: String(key.character), modifiers: modifiers)
    for node in nodes {
      for setting in node.settings.reversed() {
        guard let handler = setting.value as? KeyHandler, handler.phases.contains(phase),
          handler.accepts(press), handler.action(press) == .handled
        else { continue }
        return true
      }
    }
    return false
  }

  /// Takes a change back, or does it again.
  private func takeBack(_ modifiers: EventModifiers) -> Bool {
    guard let manager = environment.undoManager else { return false }
    switch modifiers {
    case .command where manager.canUndo: manager.undo()
    case [.command, .shift] where manager.canRedo: manager.redo()
    default: return false
    }
    return true
  }

  /// Moves the focus from the field that has it to another one that can be reached.
  private func moveFocus(back: Bool) -> Bool {
    let fields = nodes { ($0.input as? TextFieldInput)?.isDisabled == false }
      .compactMap { $0.input as? TextFieldInput }
    guard let here = fields.firstIndex(where: \.editing.isFocused) else { return false }
    let failure = inputFailure
    defer { inputFailure = failure }
    let others = fields[(here + 1)...] + fields[..<here]
    for field in back ? others.reversed() : Array(others) {
      if touch(field, "the next field") { return true }
    }
    return false
  }

  private func pressShortcut(_ shortcut: KeyboardShortcut) -> Bool {
    for node in nodes(where: { $0.settings.contains { $0.value as? KeyboardShortcut == shortcut } })
    {
      // The modifier is at the control, or around it.
      guard let input = node.firstInput(where: { $0.gesture != nil && !$0.isDisabled }) else {
        continue
      }
      if let action = input.action {
        action()
        return true
      }
    }
    return false
  }

  private func perform(_ key: KeyEquivalent, in nodes: [HostNode]) -> Bool {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    for node in nodes {
      for setting in node.settings.reversed() {
        guard let command = setting.value as? KeyCommand else { continue }
        switch (command, key) {
        case (.exit(let action), .escape): action()
        case (.delete(let action), .delete), (.delete(let action), .deleteForward): action()
        case (.move(let action), _):
          guard let direction = directions[key] else { continue }
          action(direction)
        default: continue
        }
        return true
      }
    }
    return false
  }

  private func write(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard focusedField != nil || search(nil) != nil,
      modifiers.subtracting([.shift, .capsLock]).isEmpty
    else { return false }
    switch key {
    case .return: return type("\n")
    case .delete: return deleteLastCharacter()
    default:
      let scalar = key.character.unicodeScalars.first?.value ?? 0
      // Keys without characters have those of private use.
      guard scalar >= 0x20, scalar != 0x7F, !(0xF700...0xF8FF).contains(scalar) else {
        return false
      }
      let text = String(key.character)
      return type(modifiers.isEmpty ? text : text.uppercased())
    }
  }
}

extension HostNode {
  /// What modifiers say of the node.
  @MainActor var settings: [ViewSetting] { scene.draft[node].details?.settings ?? [] }

  /// What a node reacts to, at or within this one.
  @MainActor fileprivate func firstInput(
    where isWanted: (any InputFacet) -> Bool
  ) -> (any InputFacet)? {
    if let input = scene.draft[node].details?.input, isWanted(input) { return input }
    for child in scene.tree.children(of: node) {
      let found = HostNode(scene: scene, node: child).firstInput(where: isWanted)
      if let found { return found }
    }
    return nil
  }
}
