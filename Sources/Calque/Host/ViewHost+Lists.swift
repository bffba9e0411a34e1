import Foundation

// What users do to lists. The rows need to be made: scroll to those that are far away.
extension ViewHost {
  /// Swipes a row of a list, which shows its actions: tap one of them then, or tap the row to close
  /// it. While the list is edited, rows are not swiped.
  ///
  /// - Parameters:
  ///   - identifier: The name of the row, or of a view in it; or a text in it.
  ///   - edge: The edge that the swipe comes from.
  ///   - isFull: Whether the swipe is so long that it does the first action, where the row allows
  ///     it.
  /// - Returns: Whether the row has actions at the edge.
  @discardableResult
  public func swipe(
    _ identifier: String, from edge: HorizontalEdge, isFull: Bool = false
  ) -> Bool {
    guard let row = self.row(identifier, where: { $0.isSwiped(from: edge) }) else { return false }
    swipe(row, from: edge, isFull: isFull)
    return true
  }

  /// Shows the actions of a row, or does the first one.
  ///
  /// - Returns: Whether an action was done, if it was to be.
  @discardableResult
  func swipe(_ row: ListRow, from edge: HorizontalEdge, isFull: Bool) -> Bool {
    guard let actions = row.swipeActions(edge) else { return false }
    row.context.state.openRow = ListState.OpenRow(row: row.identity, edge: edge)
    guard isFull, actions.allSatisfy(\.allowsFullSwipe) else { return false }
    let buttons = nodes { node in
      node.input?.action != nil
        && node.ancestors.contains {
          ($0.input as? SwipeActionsInput)?.row.identity == row.identity
        }
    }
    guard let action = buttons.first?.input?.action else { return false }
    action()
    return true
  }

  /// The row of a name, if people can do something to it; otherwise sets ``inputFailure``.
  private func row(_ name: String, where isWanted: (ListRow) -> Bool) -> ListRow? {
    guard let row = input(ListRow.self, around: name) else { return nil }
    guard row.isEnabled, isWanted(row) else {
      inputFailure = InputFailure(
        target: "#\(name)", reason: row.isEnabled ? .noGesture : .disabled)
      return nil
    }
    return row
  }

  /// Deletes a row of a list, as users do by its Delete action.
  ///
  /// - Parameter identifier: The name of the row, or of a view in it.
  /// - Returns: Whether users may delete it.
  @discardableResult
  public func delete(_ identifier: String) -> Bool {
    guard let row = self.row(identifier, where: \.isDeletable) else { return false }
    row.delete?()
    return true
  }

  /// Moves a row of a list, as users do by the handle that it has in edit mode.
  ///
  /// - Parameters:
  ///   - identifier: The name of the row, or of a view in it.
  ///   - next: The name of the row that it is put in front of; nil puts it to the end of its
  ///     collection.
  /// - Returns: Whether users may move it there. Rows only move within their collection.
  @discardableResult
  public func move(_ identifier: String, before next: String?) -> Bool {
    guard let row = self.row(identifier, where: { $0.move != nil }), let move = row.move,
      let element = row.element
    else { return false }
    guard let next else {
      move(element.count)
      return true
    }
    guard let row = input(ListRow.self, around: next) else { return false }
    guard let target = row.element, target.collection == element.collection else {
      inputFailure = InputFailure(target: "#\(next)", reason: .noGesture)
      return false
    }
    move(target.offset)
    return true
  }

  /// Drops values in front of a row of a list.
  ///
  /// - Parameters:
  ///   - values: The values, all of one type.
  ///   - identifier: The name of the row, or of a view in it.
  /// - Returns: Whether the collection of the row takes values of that type.
  @discardableResult
  public func drop(_ values: [any Transferable], before identifier: String) -> Bool {
    guard let row = self.row(identifier, where: { $0.element != nil }), let element = row.element
    else {
      return false
    }
    if element.edits.insert.contains(where: { $0.take(values, element.offset) }) { return true }
    inputFailure = InputFailure(target: "#\(identifier)", reason: .noGesture)
    return false
  }

  /// Pulls a list down, and waits until it is loaded again.
  ///
  /// - Parameter identifier: The name of the list, or of a view around it; nil is the first list.
  /// - Returns: Whether there is such a list that can be loaded again.
  @discardableResult
  public func refresh(_ identifier: String? = nil) async -> Bool {
    let lists = inputs(ListInput.self, in: identifier).map(\.context)
    guard let list = lists.first(where: { $0.refresh != nil }), let refresh = list.refresh else {
      let scrolls = inputs(ScrollInput.self, in: identifier).lazy.compactMap(\.refresh)
      guard let refresh = scrolls.first else {
        fail(identifier, nodes { $0.identifier == identifier }.first)
        return false
      }
      await refresh()
      return true
    }
    list.state.isRefreshing = true
    await refresh()
    list.state.isRefreshing = false
    return true
  }
}
