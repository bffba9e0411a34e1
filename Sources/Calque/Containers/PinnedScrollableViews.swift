/// Headers and footers that stay in sight while their section scrolls. Nothing scrolls without a
/// screen, so they have no effect here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
