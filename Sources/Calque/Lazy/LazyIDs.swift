/// The ids that the collections of a lazy stack or grid have, by section.
///
/// A view whose id a section in front of its own has already used is left out, as on Apple's systems.
/// Lists do not mind, and collections inside of the elements of others are not known in time.
@MainActor
final class LazyIDs {
  /// The collections of a section.
  @MainActor
  struct Section {
    fileprivate let ids: LazyIDs
    fileprivate let number: Int

    /// A section that follows all others.
    func next() -> Section {
      ids.count += 1
      return Section(ids: ids, number: ids.count)
    }

    /// Adds a collection.
    ///
    /// - Parameter contains: Whether it has an id.
    func add(_ contains: @escaping (AnyHashable) -> Bool) {
      ids.collections.append((number, contains))
    }

    /// Whether a collection of another section in front of this one has an id.
    func isUsed(_ id: AnyHashable) -> Bool {
      ids.collections.contains { $0.section < number && $0.contains(id) }
    }

    /// Whether there is a section in front of this one that has collections.
    var isFirst: Bool { !ids.collections.contains { $0.section < number } }
  }

  private var count = 0
  private var collections: [(section: Int, contains: (AnyHashable) -> Bool)] = []

  /// The views that are in no section.
  var outermost: Section { Section(ids: self, number: 0) }
}
