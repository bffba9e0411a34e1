import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes a lazy container in a scroll view: a leaf, and rows beside the tree.
  ///
  /// - Parameters:
  ///   - decorator: What decorates the rows, if they are a list's.
  ///   - content: Writes the rows.
  func emitLazy(
    _ style: LazyStyle, in port: ScrollPort, decorator: (any RowDecorator)? = nil,
    content: () -> Void
  ) {
    let memory = storage.cell(at: identity.child(.part(.lazyMemory))) { LazyMemory() }
    // The leaf asks for its length before anything is shown: so the rows are collected first, but
    // without the modifiers that wait for the container.
    var blocks: [LazyBlock] = []
    let owner = SceneOwner()
    let outer = self.container
    self.container = nil
    unmodified {
      let collector = LazyRowCollector(
        style: style, memory: memory, owner: owner, decorator: decorator)
      collector.ids = decorator == nil ? LazyIDs().outermost : nil
      blocks = collect(collector, content)
    }
    self.container = outer
    let container = LazyContainer(
      style, blocks, port: port, margin: max(environment.lazyRowMargin, environment.roomBehindBars),
      environment.platformMetrics.decisions)
    var details = NodeDetails()
    details.presentation = container
    emit(.measured(container.leaf), paint: container.paint, details: details) {
      if let parent {
        owner.set(draft, parent)
        draft.tree.note(style.tracks, of: parent)
      }
    }
  }

  /// Gathers what `content` writes.
  func collect(_ collector: LazyRowCollector, _ content: () -> Void) -> [LazyBlock] {
    let outer = rowCollector
    rowCollector = collector
    content()
    rowCollector = outer
    return collector.blocks
  }

  /// Writes a row with a tree of its own.
  func emitRow(_ collector: LazyRowCollector, _ content: () -> Void) {
    let scene = SceneDraft(tree: collector.makeTree(environment))
    scene.canBeUpdated = false
    scene.owner = collector.owner
    rowCollector = nil
    write(to: scene) {
      if let decorator = collector.decorator {
        decorator.emitRow(into: self, content: content)
      } else {
        content()
      }
    }
    rowCollector = collector
    guard scene.tree.nodeCount > 0 else { return }
    collector.append(.row(LazyRow(ViewScene(scene, storage: storage, place: ScenePlace.unknown))))
  }

  /// Keeps a collection to make rows of its elements when they are seen.
  ///
  /// - Parameters:
  ///   - makesSections: Whether the elements are sections.
  ///   - index: Finds the place of an id.
  ///   - element: Writes an element.
  /// - Returns: The collection, which may be told its ids.
  @discardableResult
  func emitRun(
    _ collector: LazyRowCollector, count: Int, makesSections: Bool = false,
    index: @escaping (AnyHashable) -> Int?,
    element: @escaping @MainActor (Int, ViewEmitter) -> Void
  ) -> LazyRun {
    let writer = copy(writingTo: collector.memory.detached)
    collector.memory.detached.owner = collector.owner
    let identity = identity
    let makePart = collector.partMaker
    let decorator = collector.decorator
    let scope = decorator?.run(count, makesSections: makesSections)
    let run = LazyRun(
      count: count, memory: collector.memory.lengths(identity), index: index,
      make: { slot in
        writer.identity = identity
        let part = makePart(scope?.slot(slot))
        let blocks = writer.collect(part) { element(slot, writer) }
        if blocks.isEmpty { scope?.isEmpty(slot) }
        return blocks
      })
    collector.append(.run(run))
    return run
  }

  /// Gathers a section.
  ///
  /// - Parameter expansion: Whether the content is shown; nil if users cannot change it.
  func emitSection(
    _ collector: LazyRowCollector, header: (() -> Void)?, content: () -> Void,
    footer: (() -> Void)?, expansion: Binding<Bool>? = nil
  ) {
    let group = collector.decorator?.section(
      hasHeader: header != nil, hasFooter: footer != nil, in: self)
    let arrow = group?.collapses == true ? expansion : nil
    func note(_ body: (() -> Void)?, isHeader: Bool) -> [LazyBlock] {
      guard let body else { return [] }
      guard let group else { return collect(collector.part(decorator: nil), body) }
      // The header of a list is one row, however many views it has.
      let part = collector.part(decorator: nil)
      emitDetachedRow(part) {
        group.rows.emitNote(
          body, isHeader: isHeader, expansion: isHeader ? arrow : nil, into: self)
      }
      return part.blocks
    }
    if let group { emitRowSpacing(group.spacing) }
    let rows = collector.part(decorator: group?.rows)
    rows.ids = collector.ids?.next()
    let section = LazySection(
      header: note(header, isHeader: true),
      content: collect(rows, content),
      footer: note(footer, isHeader: false))
    if let lead = group?.pinnedHeaderLead { section.pinnedHeaderLead = lead }
    collector.append(.section(section))
  }

  /// Writes empty room between rows, in points.
  func emitRowSpacing(_ length: CGFloat) {
    guard length > 0 else { return }
    emitBetweenRows { emitDetached(.fixedLeaf(CGSize(width: 0, height: length))) {} }
  }

  /// Writes something between rows that is not a row of a view.
  func emitBetweenRows(_ content: () -> Void) {
    guard let collector = rowCollector as? LazyRowCollector else { return }
    emitDetachedRow(collector, content)
  }

  /// Writes a row of a list that is not a view's.
  private func emitDetachedRow(_ collector: LazyRowCollector, _ content: () -> Void) {
    let outer = rowCollector
    rowCollector = nil
    let scene = SceneDraft(tree: collector.makeTree(environment))
    scene.canBeUpdated = false
    scene.owner = collector.owner
    write(to: scene, content)
    rowCollector = outer
    collector.append(.row(LazyRow(ViewScene(scene, storage: storage, place: ScenePlace.unknown))))
  }
}

extension LazyRowCollector: RowCollector {
  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    emitter.emitRow(self, content)
  }
}

extension ViewIdentity.Part {
  fileprivate static let lazyMemory = Self("lazyMemory")
}

extension ContainerMark {
  /// Headers and footers of sections know whether they are in a grid.
  static let lazyGrid = ContainerMark("lazyGrid")
}
