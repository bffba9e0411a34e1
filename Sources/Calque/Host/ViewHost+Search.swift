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

  /// The field in front: the last one.
  private var searchField: SearchInput? {
    nodes { $0.input is SearchInput }.last?.input as? SearchInput
  }
}
