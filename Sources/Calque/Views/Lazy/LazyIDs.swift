/// The ids that the collections of a lazy stack or grid have, by section.
///
/// A view whose id a section in front of its own has already used is left out, as on Apple's
/// systems. A view that has been given an id of its own by `id(_:)` has another one and stays.
/// Lists do not mind ids that are used again, and collections inside of the elements of others are
/// not known in time.
@MainActor
final class LazyIDs {
  /// The collections of a section.
  @MainActor
  struct SectionIDs {
    fileprivate let ids: LazyIDs
    fileprivate let number: Int

    /// A section that follows all others.
    func next() -> SectionIDs {
      ids.count += 1
      return SectionIDs(ids: ids, number: ids.count)
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
  var outermost: SectionIDs { SectionIDs(ids: self, number: 0) }
}

/// A view whose type may say that it has an id of its own.
private protocol MarkedContent {
  static var hasIdentifier: Bool { get }
}

extension ModifiedContent: MarkedContent {
  fileprivate static var hasIdentifier: Bool {
    Modifier.self is any IdentifyingModifier.Type || Calque.hasIdentifier(Content.self)
  }
}

/// Whether the views of a type have been given ids of their own, as far as the type says.
func hasIdentifier(_ type: Any.Type) -> Bool {
  (type as? any MarkedContent.Type)?.hasIdentifier ?? false
}
