import Foundation

/// The distances that one edge of a view prefers, in points.
///
/// Two facing edges compare what both have: texts with texts, a view with the text below or above
/// it. Apple's systems also compare baselines; of two texts that distance is negative and never the
/// largest, so it is left out.
struct SpacingPreference: Hashable, Sendable {
  /// What a text, or what counts as one, prefers towards another text.
  enum TowardsText: Hashable, Sendable {
    /// The leading of its font: that of the lower text is the distance.
    case leading(CGFloat)
    /// A number, which is added to that of the other one.
    case points(CGFloat)

    var points: CGFloat {
      switch self {
      case .leading(let value), .points(let value): value
      }
    }

    static func larger(_ one: TowardsText, _ other: TowardsText) -> TowardsText {
      other.points > one.points ? other : one
    }
  }

  /// Towards anything; `nil` leaves it to the neighbour.
  var plain: CGFloat?
  /// Between a text and a text.
  var text: TowardsText?
  /// Between a view and a text below it.
  var aboveText: CGFloat?
  /// Between a text and a view below it.
  var belowText: CGFloat?

  /// No preference at all, not even what a plain view has beside texts.
  init() {}

  init(plain: CGFloat) { self.plain = plain }

  /// What a view has that says nothing of distances: what is above or below it decides.
  static func standard(_ edge: Edge) -> SpacingPreference {
    var result = SpacingPreference()
    if edge == .top { result.belowText = 0 }
    if edge == .bottom { result.aboveText = 0 }
    return result
  }

  /// What a text has at an edge.
  init(_ text: TextSpacing, _ edge: Edge) {
    guard edge == .top || edge == .bottom else { return }
    self.text = text.leading.map { .leading($0) } ?? .points(0)
    if edge == .top { aboveText = text.above } else { belowText = text.below }
  }

  /// The distance from this edge to the one that follows it; `nil` where neither has a preference.
  ///
  /// Where both have a value for the same kind of neighbour the values are added, and the largest
  /// sum wins. Else the larger of the plain values is the distance.
  func distance(to next: SpacingPreference) -> CGFloat? {
    var best: CGFloat?
    if let text, let other = next.text { best = Self.distance(text, other) }
    if let aboveText, let other = next.aboveText {
      best = max(best ?? -.infinity, aboveText + other)
    }
    if let belowText, let other = next.belowText {
      best = max(best ?? -.infinity, belowText + other)
    }
    if let best { return best }
    guard let plain else { return next.plain }
    return max(plain, next.plain ?? plain)
  }

  private static func distance(_ upper: TowardsText, _ lower: TowardsText) -> CGFloat {
    switch (upper, lower) {
    case (.leading, .leading(let leading)): leading
    case (.leading, .points(let points)), (.points(let points), .leading): points
    case (.points(let one), .points(let other)): one + other
    }
  }

  mutating func formUnion(_ other: SpacingPreference) {
    plain = Self.larger(plain, other.plain)
    aboveText = Self.larger(aboveText, other.aboveText)
    belowText = Self.larger(belowText, other.belowText)
    if let theirs = other.text { text = text.map { .larger($0, theirs) } ?? theirs }
  }

  private static func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
    guard let one, let other else { return one ?? other }
    return max(one, other)
  }
}
