import LayoutCore

/// Takes the views that a lazy container is written with: each becomes a row with a tree of its own,
/// and a ``ForEach`` is kept to make rows of its elements when they are seen.
@MainActor
final class LazySink {
  private(set) var blocks: [LazyBlock] = []
  let style: LazyStyle
  let memory: LazyMemory
  /// What dresses the rows of a list.
  let dresser: ListDresser?
  /// The node of the container, once it is written.
  let owner: SceneOwner

  init(
    style: LazyStyle, memory: LazyMemory, owner: SceneOwner, dresser: ListDresser? = nil
  ) {
    self.style = style
    self.memory = memory
    self.owner = owner
    self.dresser = dresser
  }

  /// A sink for a part of the container.
  func part(dresser: ListDresser?) -> LazySink {
    LazySink(style: style, memory: memory, owner: owner, dresser: dresser)
  }

  func append(_ block: LazyBlock) {
    blocks.append(block)
  }

  /// An empty tree for a row.
  func makeTree(_ environment: EnvironmentValues) -> LayoutTree {
    LayoutTree(
      metrics: environment.platformMetrics, direction: style.direction,
      orientation: style.isGrid ? nil : style.axis)
  }
}

/// What a lazy container knows of its runs for as long as it exists.
@MainActor
final class LazyMemory {
  private var runs: [ViewIdentity: LazyLengths] = [:]

  func lengths(_ identity: ViewIdentity) -> LazyLengths {
    if let known = runs[identity] { return known }
    let lengths = LazyLengths(count: 0)
    runs[identity] = lengths
    return lengths
  }
}
