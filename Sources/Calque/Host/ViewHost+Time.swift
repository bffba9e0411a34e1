public import Foundation

// The clock of the host. After a change, what is shown is the state that animations run to; once
// the clock moves, it is the frame of that time.
extension ViewHost: TransactionObserver {
  /// Moves the clock on, and shows animations as they are then. Timers and relative dates follow.
  ///
  /// - Parameter duration: In seconds.
  public func advance(by duration: TimeInterval) {
    guard duration.isFinite, duration >= 0 else { return }
    let clock = storage.clock
    _ = scene
    let end = clock.time + duration
    let start = (environment.present ?? Date(timeIntervalSinceReferenceDate: 0)) - clock.time
    while let event = clock.nextEvent(until: end) { showFrame(at: event, from: start) }
    showFrame(at: end, from: start)
  }

  /// - Parameter start: When the clock began.
  private func showFrame(at time: TimeInterval, from start: Date) {
    let clock = storage.clock
    clock.advance(to: time)
    motion.show(scene, at: origin, clock)
    // Also where the host was told no present: what is shown later counts from the same moment.
    updateEnvironment { $0.now = start + time }
    if clock.hasTimedViews { invalidate() }
    isAdvancing = true
    let scene = scene
    showScrolls(at: time, in: scene)
    isAdvancing = false
    motion.show(scene, at: origin, clock)
    didScroll(scene)
    motion.complete(until: clock.time)
  }

  /// Moves the clock on until all animations have ended that have an end.
  public func finishAnimations() {
    _ = scene
    let clock = storage.clock
    advance(by: max(motion.end(clock.time), clock.animationEnd) - clock.time)
  }

  /// Takes changes into account that were made until now, before others are made in another
  /// transaction.
  func transactionChanges() {
    guard hasChanges else { return }
    guard !isEvaluating else {
      if Transaction.isSet { pendingTransaction = Transaction.current }
      return
    }
    _ = scene
  }
}
