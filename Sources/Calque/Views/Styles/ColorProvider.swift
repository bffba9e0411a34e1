/// Where a colour comes from that is not a value itself: a catalog of a bundle, a mixture, another
/// framework.
package protocol ColorProvider: Hashable, Sendable {
  /// The components in an environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved
}

/// A provider whose type is hidden.
struct AnyColorProvider: Hashable, Sendable {
  let base: any ColorProvider

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.base) == AnyHashable(other.base)
  }

  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}
