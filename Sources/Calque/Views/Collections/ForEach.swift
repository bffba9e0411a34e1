/// Views made from the elements of a collection, each with the identity of its element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What users may do to the elements.
  var edits = CollectionEdits()
  /// Writes the views, if the elements are parts of a view that is still to be taken apart.
  var apart: AnyView?
  /// Whether the elements are those of the first evaluation.
  var isConstant = false

  nonisolated init(
    data: Data, content: @escaping (Data.Element) -> Content,
    id: @escaping (Data.Element) -> ID, edits: CollectionEdits = CollectionEdits()
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.edits = edits
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  /// Makes a view for each element; the element's own id is its identity.
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element; the value at the key path is its identity.
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    // Most key paths here are `\.self`: an element stores nothing else of its own type. Reading a
    // key path costs more than everything else about an element.
    if Data.Element.self == ID.self, MemoryLayout<Data.Element>.offset(of: id) == 0 {
      self.init(data: data, content: content, id: { unsafeBitCast($0, to: ID.self) })
    } else {
      self.init(data: data, content: content, id: { $0[keyPath: id] })
    }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a constant range: what the range is later has no effect, and
  /// is reported. For a range that changes, give an `id`.
  public nonisolated init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, content: content, id: { $0 })
    isConstant = true
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Writes the views of the elements, one after the other; a lazy container makes them when they
  /// are seen.
  public func _emit(into emitter: ViewEmitter) {
    if let apart { return apart._emit(into: emitter) }
    if isConstant { return emitConstant(into: emitter) }
    if let collector = emitter.rowCollector as? LazyRowCollector {
      return emitRun(into: emitter, collector)
    }
    if let collector = emitter.rowCollector as? any SubviewCollecting {
      return emitParts(into: emitter, collector)
    }
    if emitter.rowCollector is ViewCollector { return emitTagged(into: emitter) }
    if emitter.draft.keepsElements { return emitKept(into: emitter) }
    let identity = emitter.identity
    let (data, id, content) = (data, id, content)
    let isTarget = emitter.environment.scrollPort != nil
    if Data.self != Range<Int>.self {
      emitter.draft.note(idList: idList(data, id), of: emitter.parent)
    }
    forEach {
      emit(
        $0, id: id, content: content, under: identity, isTarget: isTarget, into: emitter)
    }
    emitter.identity = identity
  }

  /// Writes the elements of the first evaluation.
  @MainActor
  private func emitConstant(into emitter: ViewEmitter) {
    var first = self
    first.isConstant = false
    if let range = data as? Range<Int> {
      let kept = emitter.storage.cell(at: emitter.identity.child(.part(.constantRange))) {
        ConstantRange(range)
      }
      if kept.range != range, let data = kept.range as? Data {
        first.data = data
        emitter.report(
          ViewDiagnostic(
            .changedRange,
            "a ForEach or List of the range \(kept.range) was given \(range) later, which has no "
              + "effect; a range that changes needs an id, such as \\.self"))
      }
    }
    first._emit(into: emitter)
  }

  /// Calls a closure with each element.
  ///
  /// The iterator of a collection that only its protocol tells of costs more than many a view.
  @MainActor
  private func forEach(_ body: (Data.Element) -> Void) {
    if Data.self == Range<Int>.self {
      for number in unsafeBitCast(data, to: Range<Int>.self) {
        body(unsafeBitCast(number, to: Data.Element.self))
      }
    } else {
      let isContiguous: Void? = data.withContiguousStorageIfAvailable { elements in
        for index in 0..<elements.count { body(elements[index]) }
      }
      if isContiguous == nil { for element in data { body(element) } }
    }
  }

  /// In a body that can be evaluated alone, elements may come, go and move later.
  @MainActor
  private func emitKept(into emitter: ViewEmitter) {
    let (data, id, content) = (data, id, content)
    let identity = emitter.identity
    var identities: [ViewIdentity] = []
    identities.reserveCapacity(data.count)
    forEach { identities.append(identity.child(id: id($0))) }
    let isTarget = emitter.environment.scrollPort != nil
    guard var writer = CollectionWriter(emitter, identities, ids: idList(data, id)) else { return }
    forEach { element in
      writer.write {
        if isTarget {
          emitter.withTarget(id(element)) { content(element)._emit(into: emitter) }
        } else {
          content(element)._emit(into: emitter)
        }
      }
    }
    writer.end()
  }

  /// The views of an element without a tag are known by its id.
  @MainActor
  private func emitTagged(into emitter: ViewEmitter) {
    let identity = emitter.identity
    for element in data {
      let id = id(element)
      emitter.identity = identity.child(id: id)
      emitter.with(TagAnnotation(tag: AnyHashable(id))) { content(element)._emit(into: emitter) }
    }
    emitter.identity = identity
  }

  /// Writes the elements that are wanted of a view that is taken apart.
  @MainActor
  private func emitParts(into emitter: ViewEmitter, _ collector: any SubviewCollecting) {
    let identity = emitter.identity
    for offset in collector.elements(of: identity, count: data.count) {
      let element = data[data.index(data.startIndex, offsetBy: offset)]
      let id = AnyHashable(id(element))
      collector.begin(id, of: identity)
      emitter.identity = identity.child(id: self.id(element))
      emitter.with(TagAnnotation(tag: id)) { content(element)._emit(into: emitter) }
    }
    collector.end(identity)
    emitter.identity = identity
  }

  /// No element is touched before it is seen.
  @MainActor
  private func emitRun(into emitter: ViewEmitter, _ collector: LazyRowCollector) {
    let (data, id, content) = (data, id, content)
    let start = data.startIndex
    let edits = collector.edits.filled(with: edits)
    let (collection, count) = (emitter.identity, data.count)
    // Those of this collection do not apply to collections inside of its elements.
    let outerEdits = collector.edits
    collector.edits = CollectionEdits()
    defer { collector.edits = outerEdits }
    // Ids that the content gives to its views count in the place of these.
    let ids = hasIdentifier(Content.self) ? nil : collector.ids
    let mayRepeat = ids?.isFirst == false
    if let ids {
      let known = KnownIDs(data, id: id)
      ids.add { known.contains($0) }
    }
    let run = emitter.emitRun(
      collector, count: count,
      makesSections: collector.decorator != nil && isSection(Content.self)
    ) { wanted in
      guard let wanted = wanted as? ID else { return nil }
      // The numbers of a range are their own ids.
      if let range = data as? Range<Int>, let number = wanted as? Int {
        return range.contains(number) ? number - range.lowerBound : nil
      }
      return data.firstIndex { id($0) == wanted }.map { data.distance(from: start, to: $0) }
    } element: { slot, emitter in
      let element = data[data.index(start, offsetBy: slot)]
      let id = id(element)
      if mayRepeat, let ids, ids.isUsed(AnyHashable(id)) { return }
      emitter.identity = emitter.identity.child(id: id)
      let write: () -> Void =
        emitter.environment.notesTargets
        ? { emitter.withTarget(id) { content(element)._emit(into: emitter) } }
        : { content(element)._emit(into: emitter) }
      guard emitter.isInList else { return write() }
      emitter.beginElement(
        CollectionElement(
          id: AnyHashable(id), offset: slot, count: count, edits: edits,
          collection: collection))
      emitter.inSelectable(AnyHashable(id), content: write)
    }
    run.ids = idList(data, id)
  }
}

/// The range that a constant collection began with.
private final class ConstantRange {
  let range: Range<Int>

  init(_ range: Range<Int>) { self.range = range }
}

extension ViewIdentity.Part {
  fileprivate static let constantRange = Self("constantRange")
}

/// The ids of a collection, gathered when the first one is asked for.
private final class KnownIDs<Data: RandomAccessCollection, ID: Hashable> {
  private let data: Data
  private let id: (Data.Element) -> ID
  private lazy var all = Set(data.map(id))

  init(_ data: Data, id: @escaping (Data.Element) -> ID) {
    self.data = data
    self.id = id
  }

  func contains(_ wanted: AnyHashable) -> Bool {
    guard let wanted = wanted as? ID else { return false }
    if let range = data as? Range<Int>, let number = wanted as? Int {
      return range.contains(number)
    }
    return all.contains(wanted)
  }
}

/// The ids of a collection, for a look at them when diagnostics are wanted; nothing for a range of
/// numbers, which has none twice.
private func idList<Data: RandomAccessCollection, ID: Hashable>(
  _ data: Data, _ id: @escaping (Data.Element) -> ID
) -> () -> [AnyHashable] {
  if Data.self == Range<Int>.self { return { [] } }
  return { data.prefix(RepeatedIDs.mostElements).map { AnyHashable(id($0)) } }
}

/// Writes the view of an element.
///
/// - Parameter isTarget: Whether the element is inside of what scrolls.
///
/// It is not a method: the field offsets of a generic value would be looked up for each element.
@MainActor
private func emit<Element, ID: Hashable, Content: View>(
  _ element: Element, id: (Element) -> ID, content: (Element) -> Content,
  under identity: ViewIdentity, isTarget: Bool, into emitter: ViewEmitter
) {
  let id = id(element)
  emitter.identity = identity.child(id: id)
  if isTarget {
    emitter.withTarget(id) { content(element)._emit(into: emitter) }
  } else {
    content(element)._emit(into: emitter)
  }
}
