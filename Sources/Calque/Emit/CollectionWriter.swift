import CalqueLayout

/// Writes the elements of a collection in a body that can be evaluated alone.
///
/// What is known of each element lets it come, go and move later, while all others stay.
@MainActor
struct CollectionWriter {
  private let emitter: ViewEmitter
  private let collection: ViewIdentity
  private let identities: [ViewIdentity]
  /// The collection as it was written before; nil where it is new.
  private let known: WrittenCollection?
  /// Which elements are there already; nil where all are, in the same order.
  private let matching: ElementMatching?
  /// The elements of a new or changed collection.
  private var written: [(element: WrittenCollection.Element, nodes: Range<Int>)] = []
  private var next = 0
  /// How many nodes there were before others were appended.
  private let nodeCount: Int
  private var insertedContent = 0

  /// Returns nil if all views have to be written again.
  ///
  /// - Parameters:
  ///   - identities: The places of the elements.
  ///   - ids: Their ids, for diagnostics.
  init?(
    _ emitter: ViewEmitter, _ identities: [ViewIdentity], ids: @escaping () -> [AnyHashable]
  ) {
    let draft = emitter.draft
    if draft.update?.failed == true { return nil }
    (self.emitter, self.identities) = (emitter, identities)
    (collection, nodeCount) = (emitter.identity, draft.nodes.count)
    guard draft.isRewriting else {
      (known, matching) = (nil, nil)
      written.reserveCapacity(identities.count)
      let new = WrittenCollection(
        parent: emitter.parent, element: emitter.storage.elements.innermost(), elements: [],
        end: draft.position, ids: ids)
      if draft.collections.updateValue(new, forKey: collection) != nil { draft.refuseUpdates() }
      return
    }
    guard let known = draft.collections[collection], known.parent == emitter.parent,
      known.start == draft.position
    else {
      draft.update?.failed = true
      return nil
    }
    self.known = known
    known.ids = ids
    if known.elements.elementsEqual(identities, by: { $0.identity == $1 }) {
      matching = nil
      return
    }
    guard draft.update?.allowsEdits == true, draft.update?.edit == nil,
      let parent = emitter.parent,
      draft.tree.canRearrange(childrenOf: parent, from: known.start),
      let matching = ElementMatching(from: known.elements, to: identities)
    else {
      draft.update?.failed = true
      return nil
    }
    self.matching = matching
    written.reserveCapacity(identities.count)
  }

  /// Writes the next element.
  mutating func write(_ content: () -> Void) {
    let number = next
    next += 1
    emitter.identity = identities[number]
    guard let known else { return insert(number, content) }
    guard let matching else { return rewrite(known, number, content) }
    if let before = matching.known[number] {
      emitter.draft.update?.position = known.elements[before].start
      rewrite(known, before, content)
      written.append((known.elements[before], known.nodes(of: before)))
    } else {
      let count = emitter.draft.contentCount
      emitter.draft.update?.insertionParent = emitter.parent
      emitter.storage.elements.isRewriting = false
      insert(number, content)
      emitter.storage.elements.isRewriting = true
      emitter.draft.update?.insertionParent = nil
      insertedContent += emitter.draft.contentCount - count
    }
  }

  private mutating func insert(_ number: Int, _ content: () -> Void) {
    let start = emitter.draft.position
    emitter.storage.elements.push(nil, of: collection)
    content()
    let members = emitter.storage.elements.pop()
    written.append(
      (
        WrittenCollection.Element(
          identity: identities[number], start: start, members: members),
        start..<emitter.draft.position
      ))
  }

  private func rewrite(_ known: WrittenCollection, _ index: Int, _ content: () -> Void) {
    let nodes = known.nodes(of: index)
    let draft = emitter.draft
    guard draft.update?.failed == false, draft.position == nodes.lowerBound else {
      draft.update?.failed = true
      return
    }
    emitter.storage.elements.push(known.elements[index].members, of: collection)
    content()
    known.elements[index].members = emitter.storage.elements.pop()
    if draft.position != nodes.upperBound { draft.update?.failed = true }
  }

  /// Notes what was written.
  func end() {
    let draft = emitter.draft
    emitter.identity = collection
    guard let known else {
      draft.collections[collection]?.elements = written.map(\.element)
      draft.collections[collection]?.end = draft.position
      return
    }
    guard let matching, let parent = emitter.parent else { return }
    // Another collection inside may have been edited.
    guard draft.update?.edit == nil else {
      draft.update?.failed = true
      return
    }
    draft.update?.position = known.end
    draft.update?.edit = CollectionEdit(
      collection: known,
      children: ChildEdit(
        parent: parent, range: known.start..<known.end, order: order, known: nodeCount),
      elements: written, removed: matching.removed.compactMap { known.elements[$0].members },
      body: emitter.body?.identity, insertedContent: insertedContent)
  }

  /// The nodes of the elements, where they are until they move; neighbours are one range, but for
  /// those that were there and those that were appended after the last node of all.
  private var order: [Range<Int>] {
    var order: [Range<Int>] = []
    for element in written where !element.nodes.isEmpty {
      if let last = order.last, last.upperBound == element.nodes.lowerBound,
        last.upperBound != nodeCount
      {
        order[order.count - 1] = last.lowerBound..<element.nodes.upperBound
      } else {
        order.append(element.nodes)
      }
    }
    return order
  }
}
