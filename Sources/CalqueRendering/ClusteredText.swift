import CalqueDrawing

/// A run's text, cut into the pieces that its glyphs show.
struct ClusteredText {
  struct Cluster {
    /// UTF-16 without broken pairs; empty if it is not known what the glyphs show.
    let text: [UInt16]
    /// Indices of the run's glyphs.
    let glyphs: Range<Int>
  }

  /// From left to right, as the run's glyphs are; together they are all glyphs.
  private(set) var clusters: [Cluster] = []

  /// If the clusters do not cover the text in one direction, the glyphs are without text.
  init(_ run: GlyphRun) {
    if let clusters = Self.covering(run) {
      self.clusters = run.isRightToLeft ? clusters.reversed() : clusters
    } else {
      clusters = run.glyphs.indices.map { Cluster(text: [], glyphs: $0..<$0 + 1) }
    }
  }

  /// The clusters in the order of the text; nil if they do not cover it.
  private static func covering(_ run: GlyphRun) -> [Cluster]? {
    let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
    guard let first = glyphs.first, first.cluster == run.text.startIndex else { return nil }
    var clusters: [Cluster] = []
    var index = 0
    while index < glyphs.count {
      let start = glyphs[index].cluster
      var next = index + 1
      while next < glyphs.count, glyphs[next].cluster == start { next += 1 }
      let end = next < glyphs.count ? glyphs[next].cluster : run.text.endIndex
      guard start < end, end <= run.text.endIndex else { return nil }
      let piece = String(decoding: run.text[start..<end], as: UTF16.self).utf16
      let range =
        run.isRightToLeft ? glyphs.count - next..<glyphs.count - index : index..<next
      clusters.append(Cluster(text: Array(piece), glyphs: range))
      index = next
    }
    return clusters
  }
}
