import CalqueLayout
import Foundation

// What people write, and which field has the focus.
extension ViewHost {
  /// Writes a text into a field, or a field to search with, at its end, after a tap on it: each
  /// character is a change of its own. A line break submits a field of one line, and begins a new
  /// line in others.
  ///
  /// - Parameters:
  ///   - text: What is written.
  ///   - name: The identifier or the label of the field; nil is the field with the focus.
  /// - Returns: Whether there is such a field that takes input; otherwise ``inputFailure`` says
  ///   what was in the way.
  @discardableResult
  public func type(_ text: String, into name: String? = nil) -> Bool {
    if let search = search(name) { return type(text, into: search) }
    guard let editing = focusedField(name) else { return false }
    for character in text {
      guard let field = field(editing.identity) else { return true }
      if character.isNewline, !field.field.hasLines {
        field.submit()
      } else {
        field.insert(String(character))
      }
    }
    return true
  }

  /// Takes away what is in a field, after a tap on it.
  ///
  /// - Parameter name: The identifier or the label of the field; nil is the field with the focus.
  @discardableResult
  public func clear(_ name: String? = nil) -> Bool {
    if let search = search(name) {
      search.context.isActive = true
      search.context.clear()
      return true
    }
    guard let editing = focusedField(name) else { return false }
    field(editing.identity)?.take("")
    return true
  }

  /// Takes the last character away from the field with the focus.
  func deleteLastCharacter() -> Bool {
    if let search = search(nil) { return search.context.deleteBackward() }
    return focusedField(nil)?.deleteBackward() ?? false
  }

  /// Presses the key that ends the input of a field: the actions of `onSubmit(of:_:)` are done.
  ///
  /// - Parameter name: The identifier or the label of the field; nil is the field with the focus,
  ///   which is the field to search with while people are searching.
  /// - Returns: Whether there is such a field. Where return begins a new line, nothing is
  ///   submitted.
  @discardableResult
  public func submit(_ name: String? = nil) -> Bool {
    if let search = search(name) {
      search.context.submit()
      return true
    }
    guard let editing = focusedField(name), let field = field(editing.identity) else {
      return false
    }
    guard !field.field.hasLines else {
      inputFailure = InputFailure(target: name.map { "#\($0)" } ?? "the focus", reason: .noGesture)
      return false
    }
    field.submit()
    return true
  }

  /// Takes the focus away from the field that has it, as where the keyboard is dismissed.
  ///
  /// - Returns: Whether a field had it.
  @discardableResult
  public func dismissKeyboard() -> Bool {
    _ = scene
    guard let release = storage.focus.release else { return false }
    release()
    return true
  }

  /// The identifier of the field with the focus, or its label; nil if no field has it.
  public var focusedField: String? {
    let found = nodes { ($0.input as? TextFieldInput)?.editing.isFocused == true }.first
    return found.flatMap { node in
      node.ancestors.lazy.compactMap(\.identifier).first ?? node.meaningLabel
    }
  }

  /// What the return key of a keyboard is called for the field with the focus, in the language of
  /// its reader: as its `submitLabel(_:)` says, otherwise "Return", while people are searching
  /// "Search"; nil if no field has the focus.
  public var returnKeyTitle: String? {
    if search(nil) != nil { return SystemWord.search.string(for: environment.locale) }
    let found = nodes { ($0.input as? TextFieldInput)?.editing.isFocused == true }.first
    return (found?.input as? TextFieldInput)?.editing.returnKeyTitle
  }

  /// The text that a field has now.
  ///
  /// - Parameter name: The identifier or the label of the field.
  public func input(of name: String) -> String? {
    shownControl(TextFieldInput.self, name)?.input.editing.text
  }

  /// A field with the focus on it: the one that has it, or one of a name, which is tapped.
  private func focusedField(_ name: String?) -> FieldEditing? {
    guard let name else {
      let found = nodes { ($0.input as? TextFieldInput)?.editing.isFocused == true }.first
      guard let input = found?.input as? TextFieldInput else {
        inputFailure = InputFailure(target: "the focus", reason: .missing)
        return nil
      }
      return input.editing
    }
    guard let found = control(TextFieldInput.self, name) else { return nil }
    guard touch(found.input, name) else { return nil }
    return found.input.editing
  }

  private func field(_ identity: ViewIdentity) -> FieldEditing? {
    let found = nodes { ($0.input as? TextFieldInput)?.editing.identity == identity }.first
    return (found?.input as? TextFieldInput)?.editing
  }
}
