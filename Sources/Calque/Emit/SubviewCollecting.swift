/// Takes a view apart: in the first pass to learn what it consists of, later to write a part.
@MainActor
protocol SubviewCollecting: SectionCollecting {
  /// The elements of a collection that are written, by their offsets.
  func elements(of collection: ViewIdentity, count: Int) -> Range<Int>
  /// Called before an element is written.
  func begin(_ element: AnyHashable, of collection: ViewIdentity)
  /// Called after the last element.
  func end(_ collection: ViewIdentity)
  /// Called around the content of a view with an id.
  func with(_ id: AnyHashable, _ content: () -> Void)
}
