import CalqueLayout

/// Parts of the sections of a lazy container that stay visible while the container is scrolled.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  /// A bit for each part.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A header stays at the start of what is visible as long as there is something of its section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// A footer stays at the end of what is visible as long as there is something of its section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

extension LazyStyle {
  mutating func pin(_ views: PinnedScrollableViews) {
    pinsHeaders = views.contains(.sectionHeaders)
    pinsFooters = views.contains(.sectionFooters)
  }
}
