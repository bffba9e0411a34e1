/// A view that is taken apart into the views that it consists of, which are written one by one.
@MainActor
final class SubviewSource {
  /// The view at its place.
  private let identity: ViewIdentity
  private let content: (ViewEmitter) -> Void
  /// What was found, by the number of the view.
  private(set) var found: [FoundSubview] = []
  private(set) var sections: [FoundSection] = []
  /// How many views were before each element of the collections inside, and after the last one.
  fileprivate var starts: [ViewIdentity: [Int]] = [:]

  init(_ content: some View, in emitter: ViewEmitter) {
    identity = emitter.identity
    self.content = { content._emit(into: $0) }
    let survey = SubviewSurvey()
    _ = emitter.emitUnseen {
      emitter.rowCollector = survey
      self.content(emitter)
    }
    emitter.identity = identity
    (found, sections, starts) = (survey.found, survey.sections, survey.starts)
  }

  /// Writes some of the views, those of a range.
  func emit(_ numbers: Range<Int>, into emitter: ViewEmitter) {
    let outer = (emitter.identity, emitter.rowCollector)
    emitter.identity = identity
    emitter.rowCollector = SubviewSelection(numbers, starts: starts, outer: outer.1)
    content(emitter)
    (emitter.identity, emitter.rowCollector) = outer
  }
}

/// A view that was found in another one.
struct FoundSubview {
  let id: Subview.ID
  let values: ContainerValues
}

/// A section that was found in a view, or consecutive views outside of sections.
struct FoundSection {
  var id: SectionConfiguration.ID
  var values = ContainerValues()
  var header: Range<Int>
  var content: Range<Int>
  var footer: Range<Int>
  /// Whether it is made of views outside of sections.
  var isImplicit = false
}

/// Learns what a view consists of.
private final class SubviewSurvey: SubviewCollecting {
  private(set) var found: [FoundSubview] = []
  private(set) var sections: [FoundSection] = []
  private(set) var starts: [ViewIdentity: [Int]] = [:]
  private var ids: [AnyHashable] = []
  /// How many ids belong to collections around each that is open.
  private var numbers: [ViewIdentity: Int] = [:]
  private var skippedAnnotations = 0
  private var isInSection = false

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    let number = numbers[emitter.identity, default: 0]
    numbers[emitter.identity] = number + 1
    let id = Subview.ID(place: emitter.identity, number: number, explicit: ids.last)
    if !isInSection { joinImplicitSection(id) }
    found.append(
      FoundSubview(id: id, values: emitter.pendingContainerValues(after: skippedAnnotations)))
  }

  /// Views beside each other that are in no section are one.
  private func joinImplicitSection(_ id: Subview.ID) {
    let next = found.count
    if let last = sections.last, last.isImplicit, last.content.upperBound == next {
      sections[sections.count - 1].content = last.content.lowerBound..<next + 1
      sections[sections.count - 1].footer = next + 1..<next + 1
    } else {
      sections.append(
        FoundSection(
          id: SectionConfiguration.ID(view: id), header: next..<next, content: next..<next + 1,
          footer: next + 1..<next + 1, isImplicit: true))
    }
  }

  func collectSection(
    from emitter: ViewEmitter, header: () -> Void, content: () -> Void, footer: () -> Void
  ) {
    let outer = (isInSection, skippedAnnotations)
    let number = numbers[emitter.identity, default: 0]
    numbers[emitter.identity] = number + 1
    let id = Subview.ID(place: emitter.identity, number: number, explicit: ids.last)
    let values = emitter.pendingContainerValues(after: skippedAnnotations)
    isInSection = true
    skippedAnnotations = emitter.pendingAnnotations.count
    let start = found.count
    header()
    let middle = found.count
    content()
    let end = found.count
    footer()
    (isInSection, skippedAnnotations) = outer
    // A section in a section is a part of that.
    guard !isInSection else { return }
    sections.append(
      FoundSection(
        id: SectionConfiguration.ID(view: id), values: values, header: start..<middle,
        content: middle..<end, footer: end..<found.count))
  }

  func elements(of collection: ViewIdentity, count: Int) -> Range<Int> {
    starts[collection] = []
    ids.append(AnyHashable(0))
    return 0..<count
  }

  func begin(_ element: AnyHashable, of collection: ViewIdentity) {
    starts[collection]?.append(found.count)
    ids[ids.count - 1] = element
  }

  func end(_ collection: ViewIdentity) {
    starts[collection]?.append(found.count)
    ids.removeLast()
  }

  func with(_ id: AnyHashable, _ content: () -> Void) {
    ids.append(id)
    content()
    ids.removeLast()
  }
}

/// Writes a part of a view that was taken apart.
private final class SubviewSelection: SubviewCollecting {
  private let wanted: Range<Int>
  private let starts: [ViewIdentity: [Int]]
  private let outer: (any RowCollector)?
  private var next = 0

  init(_ wanted: Range<Int>, starts: [ViewIdentity: [Int]], outer: (any RowCollector)?) {
    (self.wanted, self.starts, self.outer) = (wanted, starts, outer)
  }

  func collectRow(from emitter: ViewEmitter, _ content: () -> Void) {
    defer { next += 1 }
    guard wanted.contains(next) else { return }
    emitter.rowCollector = outer
    if let outer { outer.collectRow(from: emitter, content) } else { content() }
    emitter.rowCollector = self
  }

  func collectSection(
    from emitter: ViewEmitter, header: () -> Void, content: () -> Void, footer: () -> Void
  ) {
    header()
    content()
    footer()
  }

  func elements(of collection: ViewIdentity, count: Int) -> Range<Int> {
    guard let starts = starts[collection], starts.count == count + 1 else { return 0..<count }
    let first = starts.partition { $0 > wanted.lowerBound }
    let end = starts.dropLast().partition { $0 >= wanted.upperBound }
    let range = max(first - 1, 0)..<max(end, first - 1, 0)
    next = range.isEmpty ? next : starts[range.lowerBound]
    return range.clamped(to: 0..<count)
  }

  func begin(_ element: AnyHashable, of collection: ViewIdentity) {}

  func end(_ collection: ViewIdentity) {
    if let end = starts[collection]?.last { next = end }
  }

  func with(_ id: AnyHashable, _ content: () -> Void) { content() }
}

extension RandomAccessCollection where Index == Int, Element == Int {
  /// The number of elements of a sorted collection before the first one that fits.
  fileprivate func partition(_ fits: (Int) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low - startIndex
  }
}
