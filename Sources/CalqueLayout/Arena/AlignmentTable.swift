/// The alignments of the nodes of a tree. Neighbours mostly have the same one.
struct AlignmentTable {
  private var alignments = ContiguousArray<Alignment>()
  /// The codes of the last one, if they say all of it.
  private var last: AlignmentCodes?

  var bytes: Int { alignments.capacity * MemoryLayout<Alignment>.stride }

  @inline(__always)
  subscript(place: Int) -> Alignment { alignments[place] }

  /// The place of the alignment of an element.
  @inline(__always)
  mutating func place(of element: LayoutElement) -> UInt32 {
    if last != element.alignmentCodes || element.object != nil { append(element) }
    return UInt32(truncatingIfNeeded: alignments.count - 1)
  }

  @inline(never)
  private mutating func append(_ element: LayoutElement) {
    alignments.append(element.alignment)
    last = element.object == nil ? element.alignmentCodes : nil
  }
}
