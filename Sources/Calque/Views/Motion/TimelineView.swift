public import Foundation

/// The moments at which a view changes.
public protocol TimelineSchedule {
  /// The type of the moments.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How exactly moments are kept.
  typealias Mode = TimelineScheduleMode
  /// The moments from a date on: the last one until then first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How exactly the moments of a schedule are kept.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// As the schedule says.
  case normal
  /// Rarely, to save power.
  case lowFrequency
}

/// Moments at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Makes a schedule of a distance in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite && interval > 0 ? interval : 1
  }

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let passed = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
    return sequence(first: start.addingTimeInterval(max(passed, 0) * interval)) { [interval] in
      $0.addingTimeInterval(interval)
    }
  }
}

/// Every full minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return sequence(first: Date(timeIntervalSinceReferenceDate: minute)) {
      $0.addingTimeInterval(60)
    }
  }
}

/// Moments that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates in order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// Every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  fileprivate let paused: Bool

  /// Makes a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest distance of frames in seconds; nil is every moment.
  ///   - paused: Whether nothing changes.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 0
    self.paused = paused
  }

  /// The moments from a date on.
  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let first =
      interval > 0
      ? Date(
        timeIntervalSinceReferenceDate: (startDate.timeIntervalSinceReferenceDate / interval + 1e-9)
          .rounded(.down) * interval)
      : startDate
    return sequence(first: first) { [interval, paused] in
      paused ? nil : $0.addingTimeInterval(interval > 0 ? interval : 1.0 / 60)
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Every full minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// Moments that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Every frame.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  /// Every frame, at most so often.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

/// Shows views for the last moment of a schedule, by the clock of the host.
public struct TimelineView<Schedule: TimelineSchedule, Content: View> {
  /// What the content is made of.
  public struct Context {
    /// How often the view changes.
    public enum Cadence: Comparable, Sendable {
      /// Every frame.
      case live
      /// Every second.
      case seconds
      /// Every minute.
      case minutes
    }

    /// The last moment of the schedule.
    public let date: Date
    /// How often the view changes; a host has no limit.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  /// Makes a view of a schedule.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Makes a view of a schedule, of content with the context of the view itself.
  @_disfavoredOverload
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.init(schedule) { (context: TimelineViewDefaultContext) in
      content(Context(date: context.date, cadence: context.cadence.cadence()))
    }
  }
}

/// What the content of views of schedules is made of: the same type for all of them, so that the
/// compiler need not know the content before it has read the closure.
public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView.Context.Cadence {
  /// The same cadence of another view.
  fileprivate func cadence<Other: TimelineSchedule, Inside: View>()
    -> TimelineView<Other, Inside>.Context.Cadence
  {
    switch self {
    case .live: .live
    case .seconds: .seconds
    case .minutes: .minutes
    }
  }
}

extension TimelineView: PrimitiveView {
  /// How many moments of a schedule are looked at.
  private static var mostEntries: Int { 100_000 }

  /// The last moment of the schedule, or the first one if all are later; nil if there is none.
  private func date(since start: Date, at now: Date) -> Date? {
    var date: Date?
    for entry in schedule.entries(from: start, mode: .normal).prefix(Self.mostEntries) {
      if entry > now { return date ?? entry }
      date = entry
    }
    return date
  }

  /// Writes the content.
  public func _emit(into emitter: ViewEmitter) {
    let now =
      emitter.environment.present
      ?? Date(timeIntervalSinceReferenceDate: emitter.storage.clock.time)
    emitter.storage.clock.hasTimedViews = true
    let cell = emitter.storage.cell(at: emitter.identity.child(.part(.timeline))) {
      TimelineStart(now)
    }
    cell.look(at: now, isPaused: (schedule as? AnimationTimelineSchedule)?.paused == true)
    // The schedules of the system are the same from any date; those of apps begin with the view.
    let start = schedule is any SystemTimelineSchedule ? cell.now : cell.start
    let date = date(since: start, at: cell.now)
    // A view of a schedule in the content has a time of its own.
    let identity = emitter.identity
    emitter.identity = identity.child(.part(.timedContent))
    content(TimelineViewDefaultContext(date: date ?? cell.now, cadence: .live))
      ._emit(into: emitter)
    emitter.identity = identity
  }
}

/// A schedule that gives the same moments from whatever date they are asked.
private protocol SystemTimelineSchedule: TimelineSchedule {}

extension PeriodicTimelineSchedule: SystemTimelineSchedule {}
extension EveryMinuteTimelineSchedule: SystemTimelineSchedule {}
extension ExplicitTimelineSchedule: SystemTimelineSchedule {}
extension AnimationTimelineSchedule: SystemTimelineSchedule {}

/// What a view of a schedule keeps of the time.
private final class TimelineStart {
  /// When the view was first shown.
  let start: Date
  /// The time that counts: that of the host, or when the schedule was paused.
  private(set) var now: Date
  private var isPaused = false

  init(_ now: Date) { (start, self.now) = (now, now) }

  func look(at now: Date, isPaused: Bool) {
    if !isPaused || !self.isPaused { self.now = now }
    self.isPaused = isPaused
  }
}

extension ViewIdentity.Part {
  fileprivate static let timeline = Self("timeline")
  fileprivate static let timedContent = Self("timedContent")
}
