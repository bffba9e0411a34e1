/// The tasks of views that run.
@MainActor
final class RunningTasks {
  private(set) var count = 0

  nonisolated init() {}

  /// Begins a task.
  ///
  /// - Returns: Cancels the task.
  func run(
    _ priority: TaskPriority, _ action: @escaping @Sendable () async -> Void
  ) -> () -> Void {
    count += 1
    let task = Task(priority: priority) {
      await action()
      count -= 1
    }
    return { task.cancel() }
  }
}
