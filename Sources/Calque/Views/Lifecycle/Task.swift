nonisolated extension View {
  /// Runs a task while the view is there: from its appearance on, and cancelled once it is gone.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: What the task does.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    task(id: 0, priority: priority, action)
  }

  /// Runs a task while the view is there, and begins it again when a value changes: the task before
  /// is cancelled.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - priority: The priority of the task.
  ///   - action: What the task does.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(LifecycleModifier(ViewTask(id: value, priority: priority, action: action)))
  }
}

private struct ViewTask<ID: Equatable>: Lifecycle {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  /// The task that runs.
  private final class Cell {
    var id: ID?
    var cancel: (() -> Void)?
  }

  func actions(at identity: ViewIdentity, in storage: StateStorage) -> AppearanceAction {
    let cell = storage.cell(at: identity) { Cell() }
    let tasks = storage.tasks
    return AppearanceAction(
      identity: identity,
      update: {
        guard cell.id != id else { return }
        cell.id = id
        cell.cancel?()
        cell.cancel = tasks.run(priority, action)
      },
      disappear: {
        cell.cancel?()
        (cell.id, cell.cancel) = (nil, nil)
      })
  }
}
