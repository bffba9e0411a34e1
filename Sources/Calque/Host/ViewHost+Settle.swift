extension ViewHost {
  /// Waits until the tasks of the views have ended, and shows what they have changed: tasks that
  /// begin because of it are waited for, too. What is sent to the main queue until then is done.
  ///
  /// - Parameter limit: How long tasks are waited for. Time in which other work keeps the main
  ///   actor busy hardly counts: the tasks have 50 turns at least. A task that never ends, such as
  ///   one that follows a sequence of notifications, is left running.
  /// - Returns: Whether no task runs any more.
  @discardableResult
  public func settle(limit: Duration = .seconds(10)) async -> Bool {
    let turn = max(limit / 50, .milliseconds(1))
    var waited = Duration.zero
    var isQuiet = false
    while true {
      _ = scene
      if storage.tasks.count > 0 {
        guard waited < limit else { return false }
        isQuiet = false
        let start = ContinuousClock.now
        try? await Task.sleep(for: .milliseconds(1))
        waited += min(ContinuousClock.now - start, turn)
      } else if isQuiet {
        return true
      } else {
        // What waits for the main actor has its turn before the tasks count as ended.
        isQuiet = true
        for _ in 0..<3 { await Task.yield() }
      }
    }
  }
}
