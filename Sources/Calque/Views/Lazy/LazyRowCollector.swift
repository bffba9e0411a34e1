import CalqueLayout

/// Takes the views that a lazy container is written with: each becomes a row with a tree of its
/// own, and a ``ForEach`` is kept to make rows of its elements when they are seen.
@MainActor
final class LazyRowCollector {
  private(set) var blocks: [LazyBlock] = []
  let style: LazyStyle
  let memory: LazyMemory
  /// What decorates the rows, if anything does.
  let decorator: (any RowDecorator)?
  /// The node of the container, once it is written.
  let owner: SceneOwner
  /// What users may do to the collection that is written next.
  var edits = CollectionEdits()
  /// The ids of the collections of the container, by section; `nil` where ids may be used again.
  var ids: LazyIDs.SectionIDs?

  init(
    style: LazyStyle, memory: LazyMemory, owner: SceneOwner, decorator: (any RowDecorator)? = nil
  ) {
    self.style = style
    self.memory = memory
    self.owner = owner
    self.decorator = decorator
  }

  /// A collector for a part of the container.
  func part(decorator: (any RowDecorator)?) -> LazyRowCollector {
    LazyRowCollector(style: style, memory: memory, owner: owner, decorator: decorator)
  }

  /// Makes the collectors of the elements of a run. The run is a part of what this collector has
  /// gathered, so it must not keep this collector.
  var partMaker: ((any RowDecorator)?) -> LazyRowCollector {
    { [style, memory, owner] in
      LazyRowCollector(style: style, memory: memory, owner: owner, decorator: $0)
    }
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
  /// The draft of the emitters of runs between their rows, which stays empty. The tree that the
  /// container is part of owns the runs, so that none of them may own the tree.
  private(set) lazy var detached = SceneDraft.unseen()

  func lengths(_ identity: ViewIdentity) -> LazyLengths {
    if let known = runs[identity] { return known }
    let lengths = LazyLengths(count: 0)
    runs[identity] = lengths
    return lengths
  }
}
