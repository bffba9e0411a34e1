extension Drawing {
  /// Items with an effect that applies to all of them.
  public struct Group: Hashable, Sendable {
    private let storage: Storage

    /// Makes a group of items, from the back to the front.
    public init(_ effect: Effect, _ items: [Item]) {
      storage = Storage(effect, items)
    }

    /// What the group does to its items.
    public var effect: Effect { storage.effect }
    /// From the back to the front.
    public var items: [Item] { storage.items }

    /// Whether two groups have the same effect and items.
    public static func == (one: Group, other: Group) -> Bool {
      one.storage === other.storage || one.effect == other.effect && one.items == other.items
    }

    /// Hashes the effect and the items.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(effect)
      hasher.combine(items)
    }

    /// The items of a group. Groups may be nested as deep as memory allows, so they are not
    /// deallocated by recursion: that would use up the stack.
    private final class Storage: Sendable {
      let effect: Effect
      nonisolated(unsafe) private(set) var items: [Item]

      init(_ effect: Effect, _ items: [Item]) {
        self.effect = effect
        self.items = items
      }

      /// The items change here only, where nothing else has a reference to them.
      deinit {
        var rest = items
        items = []
        while !rest.isEmpty {
          guard var inner = Self.storage(of: rest.removeLast()) else { continue }
          if isKnownUniquelyReferenced(&inner) { inner.giveItems(to: &rest) }
        }
      }

      /// A function of its own, so that no variable of the loop keeps the item.
      private static func storage(of item: consuming Item) -> Storage? {
        if case .group(let group) = item { group.storage } else { nil }
      }

      private func giveItems(to rest: inout [Item]) {
        rest += items
        items = []
      }
    }
  }
}
