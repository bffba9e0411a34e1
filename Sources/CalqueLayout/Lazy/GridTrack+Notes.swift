extension LayoutTree {
  /// Notes what is wrong with the columns or rows of a lazy grid.
  package func note(_ tracks: [GridTrack], of node: LayoutNode) {
    for track in tracks {
      for fault in track.faults {
        note(Int(node.index), "GridItem", fault.argument, Double(fault.value), fault.remedy)
      }
    }
  }
}
