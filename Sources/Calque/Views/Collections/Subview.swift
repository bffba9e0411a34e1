/// One of the views that another view consists of; see ``Group/init(subviews:transform:)``.
///
/// It has the state that it has in the other view, and the environment of the place where it is
/// put.
public struct Subview: Identifiable {
  /// What a view is known by among those of another view.
  public struct ID: Hashable {
    let place: ViewIdentity
    let number: Int
    /// The id of the element of a ``ForEach``, or of ``View/id(_:)``.
    let explicit: AnyHashable?

    /// Whether both are the same view of the same place.
    public static func == (one: Self, other: Self) -> Bool {
      one.place == other.place && one.number == other.number
    }

    /// Adds the place and the number.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(place)
      hasher.combine(number)
    }
  }

  let source: SubviewSource
  let number: Int
  /// What the view is known by.
  public let id: ID
  /// What the view tells its container.
  public let containerValues: ContainerValues

  @MainActor
  init(_ source: SubviewSource, _ number: Int) {
    (self.source, self.number) = (source, number)
    (id, containerValues) = (source.found[number].id, source.found[number].values)
  }
}

extension Subview: PrimitiveView {
  /// Writes the view.
  public func _emit(into emitter: ViewEmitter) {
    source.emit(number..<number + 1, into: emitter)
  }
}

/// The views that another view consists of.
public struct SubviewsCollection: RandomAccessCollection {
  private let views: [Subview]

  @MainActor
  init(_ source: SubviewSource, _ numbers: Range<Int>) {
    views = numbers.map { Subview(source, $0) }
  }

  init(_ views: [Subview]) { self.views = views }

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }
  /// A view.
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollection: PrimitiveView {
  /// Writes the views, one after the other.
  public func _emit(into emitter: ViewEmitter) { emitter.emit(views[...]) }
}

/// Some of the views that another view consists of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let views: ArraySlice<Subview>

  /// The index of the first view.
  public var startIndex: Int { views.startIndex }
  /// The index after the last view.
  public var endIndex: Int { views.endIndex }
  /// A view.
  public subscript(index: Int) -> Subview { views[index] }
  /// Some of the views.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(views: views[bounds])
  }
}

extension SubviewsCollectionSlice: PrimitiveView {
  /// Writes the views, one after the other.
  public func _emit(into emitter: ViewEmitter) { emitter.emit(views) }
}

extension ViewEmitter {
  /// Writes views that others consist of; those that follow each other are written in one pass.
  fileprivate func emit(_ views: ArraySlice<Subview>) {
    var index = views.startIndex
    while index < views.endIndex {
      let source = views[index].source
      let first = views[index].number
      var end = first + 1
      index += 1
      while index < views.endIndex, views[index].source === source, views[index].number == end {
        (index, end) = (index + 1, end + 1)
      }
      source.emit(first..<end, into: self)
    }
  }
}
