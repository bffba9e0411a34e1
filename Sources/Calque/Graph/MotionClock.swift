import Foundation

/// The time of a host's animations, and what is asked of it while views are evaluated.
final class MotionClock {
  /// Seconds since the host was made.
  private(set) var time: TimeInterval = 0
  /// Whether the state is shown that animations run to, whatever the time: so it is after each
  /// change, until the clock moves.
  private(set) var isShowingEnd = true
  /// The transaction of the views that are being evaluated.
  var transaction = Transaction()
  /// The number of the change that views are evaluated for.
  private(set) var step = 0
  /// Whether modifiers decide which changes are animated.
  var hasRules = false
  /// Whether views show another value when the clock moves.
  var hasTimedViews = false

  /// When views change by themselves, by their identities.
  private var events: [ViewIdentity: TimeInterval] = [:]

  /// The first moment after now at which a view changes by itself.
  func nextEvent(until end: TimeInterval) -> TimeInterval? {
    events.values.filter { $0 <= end }.min().map { max($0, time) }
  }

  /// Has views evaluated at a time.
  func schedule(_ time: TimeInterval, for identity: ViewIdentity) { events[identity] = time }

  /// When the last animation of data with an end has ended.
  private(set) var animationEnd: TimeInterval = 0

  /// Notes that an animation of data has begun.
  func noteAnimation(_ duration: TimeInterval) {
    if duration.isFinite { animationEnd = max(animationEnd, time + duration) }
  }

  /// Forgets what was scheduled: views are evaluated, and schedule it again.
  func forgetEvents() { events = [:] }

  /// Begins an evaluation that is due to the time alone.
  func beginFrame() {
    step += 1
    transaction = Transaction()
  }

  func beginStep(_ transaction: Transaction) {
    step += 1
    isShowingEnd = true
    self.transaction = transaction
  }

  func advance(to time: TimeInterval) {
    self.time = time
    isShowingEnd = false
  }
}
