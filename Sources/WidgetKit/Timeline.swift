public import Calque
public import Foundation

/// What a widget shows from a date on.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
  /// How much it matters then.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// It does not say.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// Compared with others of the widget.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a timeline is made again.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let atEnd: Bool

  /// After the last entry.
  public static let atEnd = Self(date: nil, atEnd: true)
  /// When the app says so.
  public static let never = Self(date: nil, atEnd: false)
  /// After a date.
  public static func after(_ date: Date) -> Self { Self(date: date, atEnd: false) }
}

/// What a widget shows over time.
public struct Timeline<EntryType: TimelineEntry> {
  /// What is shown, in the order of the dates.
  public let entries: [EntryType]
  /// When the timeline is made again.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What is known of the widget that a timeline is for.
public struct TimelineProviderContext: Sendable {
  /// The size and place of the widget.
  public let family: WidgetFamily
  /// Whether it is shown in the list of widgets.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// Makes what a widget shows.
public protocol TimelineProvider {
  /// The type of what is shown.
  associatedtype Entry: TimelineEntry
  /// What is known of the widget.
  typealias Context = TimelineProviderContext

  /// What is shown until there is something to show.
  func placeholder(in context: Context) -> Entry
  /// What is shown now.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// What is shown over time.
  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Tells the system that widgets have something else to show. There is no system here.
public final class WidgetCenter: Sendable {
  /// The one there is.
  public static let shared = WidgetCenter()

  /// Does nothing: a host makes the timeline when it is asked for.
  public func reloadAllTimelines() {}

  /// Does nothing: a host makes the timeline when it is asked for.
  public func reloadTimelines(ofKind kind: String) {}
}
