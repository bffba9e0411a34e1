import CalqueLayout
import Foundation

extension ViewEmitter {
  /// Writes a lazy container in a scroll view: a leaf, and rows beside the tree.
  ///
  /// - Parameters:
  ///   - dresser: What dresses the rows, if they are a list's.
  ///   - content: Writes the rows.
  func emitLazy(
    _ style: LazyStyle, in port: ScrollPort, dresser: ListDresser? = nil, content: () -> Void
  ) {
    let memory = storage.cell(at: identity.child(0x1A27)) { LazyMemory() }
    // The leaf asks for its length before anything is shown: so the rows are collected first, but
    // without the modifiers that wait for the container.
    var blocks: [LazyBlock] = []
    let owner = SceneOwner()
    let flags = (isInGrid, isInLazyGrid)
    (isInGrid, isInLazyGrid) = (false, false)
    unmodified {
      let sink = LazySink(style: style, memory: memory, owner: owner, dresser: dresser)
      sink.ids = dresser == nil ? LazyIDs().outermost : nil
      blocks = collect(sink, content)
    }
    (isInGrid, isInLazyGrid) = flags
    let container = LazyContainer(
      style, blocks, port: port, margin: environment.lazyRowMargin,
      environment.platformMetrics.decisions)
    emit(.measured(container.leaf), drawing: .lazy) {
      if let parent {
        draft.lazies[Int(parent.index)] = container
        owner.set(draft, parent)
        draft.tree.note(style.tracks, of: parent)
      }
    }
  }

  /// The scroll view around, if it scrolls along an axis.
  func scrollPort(along axis: Axis) -> ScrollPort? {
    environment.scrollPort.flatMap { $0.axes.contains(Axis.Set(axis)) ? $0 : nil }
  }

  /// Gathers what `content` writes.
  func collect(_ sink: LazySink, _ content: () -> Void) -> [LazyBlock] {
    let outer = lazySink
    lazySink = sink
    content()
    lazySink = outer
    return sink.blocks
  }

  /// Writes a row with a tree of its own.
  func emitRow(_ sink: LazySink, _ content: () -> Void) {
    let scene = SceneDraft(tree: sink.makeTree(environment))
    scene.owner = sink.owner
    lazySink = nil
    write(to: scene) {
      if let dresser = sink.dresser {
        dresser.emitRow(traits: pendingTraits, into: self, content: content)
      } else {
        content()
      }
    }
    lazySink = sink
    guard scene.tree.nodeCount > 0 else { return }
    sink.append(.row(LazyRow(Scene(scene, storage: storage, place: ScenePlace.unknown))))
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
    _ sink: LazySink, count: Int, makesSections: Bool = false,
    index: @escaping (AnyHashable) -> Int?,
    element: @escaping @MainActor (Int, ViewEmitter) -> Void
  ) -> LazyRun {
    let writer = copy(writingTo: sink.memory.detached)
    sink.memory.detached.owner = sink.owner
    let identity = identity
    let makePart = sink.partMaker
    let dresser = sink.dresser
    let scope = dresser?.run(count, makesSections: makesSections)
    let run = LazyRun(
      count: count, memory: sink.memory.lengths(identity), index: index,
      make: { slot in
        writer.identity = identity
        let part = makePart(scope.flatMap { dresser?.slot(slot, of: $0) })
        let blocks = writer.collect(part) { element(slot, writer) }
        if blocks.isEmpty { scope?.isEmpty(slot) }
        return blocks
      })
    sink.append(.run(run))
    return run
  }

  /// Gathers a section.
  func emitSection(
    _ sink: LazySink, header: (() -> Void)?, content: () -> Void, footer: (() -> Void)?
  ) {
    let group = sink.dresser?.section(
      hasHeader: header != nil, hasFooter: footer != nil,
      spacing: environment.listSectionSpacing)
    func note(_ body: (() -> Void)?, isHeader: Bool) -> [LazyBlock] {
      guard let body else { return [] }
      guard let group else { return collect(sink.part(dresser: nil), body) }
      // The header of a list is one row, however many views it has.
      let part = sink.part(dresser: nil)
      emitDetachedRow(part) { group.rows.emitNote(body, isHeader: isHeader, into: self) }
      return part.blocks
    }
    if let group { emitListSpacing(group.spacing) }
    let rows = sink.part(dresser: group?.rows)
    rows.ids = sink.ids?.next()
    let section = LazySection(
      header: note(header, isHeader: true),
      content: collect(rows, content),
      footer: note(footer, isHeader: false))
    if let group, group.isFirst, group.rows.look.style.pinnedHeaders == .first {
      section.pinnedHeaderLead = Double(group.rows.look.margins.top)
    }
    sink.append(.section(section))
  }

  /// Writes empty room of a list, in points.
  func emitListSpacing(_ length: CGFloat) {
    guard let lazySink, length > 0 else { return }
    emitDetachedRow(lazySink) {
      emitDetached(.fixedLeaf(CGSize(width: 0, height: length))) {}
    }
  }

  /// Writes a row of a list that is not a view's.
  private func emitDetachedRow(_ sink: LazySink, _ content: () -> Void) {
    let outer = lazySink
    lazySink = nil
    let scene = SceneDraft(tree: sink.makeTree(environment))
    scene.owner = sink.owner
    write(to: scene, content)
    lazySink = outer
    sink.append(.row(LazyRow(Scene(scene, storage: storage, place: ScenePlace.unknown))))
  }
}
