extension ViewHost {
  /// Searches as users do: begins a search, and types into its field.
  ///
  /// - Parameter text: What the field has then.
  /// - Returns: Whether there is a field to search with.
  @discardableResult
  public func search(_ text: String) -> Bool {
    guard let field = searchField else { return false }
    field.context.isActive = true
    _ = scene
    // The views may have made another field.
    (searchField ?? field).context.text.wrappedValue = text
    return true
  }

  /// Ends a search as users do by its button, which also empties the field.
  ///
  /// - Returns: Whether people were searching.
  @discardableResult
  public func endSearch() -> Bool {
    guard let field = searchField, field.context.isActive else { return false }
    field.context.dismiss()
    return true
  }

  /// The field to search with that a name means: its prompt or its identifier; without a name, the
  /// field in front while people are searching and no other field has the focus.
  func search(_ name: String?) -> SearchInput? {
    guard let name else {
      guard storage.focus.release == nil, let field = searchField, field.context.isActive else {
        return nil
      }
      return field
    }
    guard nodes(where: { $0.input is SearchInput }).isEmpty == false else { return nil }
    let failure = inputFailure
    defer { inputFailure = failure }
    guard control(TextFieldInput.self, name) == nil else { return nil }
    return control(SearchInput.self, name)?.input
  }

  /// Writes a text into a field to search with.
  func type(_ text: String, into field: SearchInput) -> Bool {
    inputFailure = nil
    field.context.isActive = true
    for character in text {
      _ = scene
      // The views may have made another field.
      let context = (searchField ?? field).context
      if character.isNewline {
        context.submit()
      } else {
        context.text.wrappedValue += String(character)
      }
    }
    return true
  }

  /// The field in front: the last one.
  private var searchField: SearchInput? {
    nodes { $0.input is SearchInput }.last?.input as? SearchInput
  }
}
