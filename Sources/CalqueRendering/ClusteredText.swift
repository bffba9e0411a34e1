import CCalqueDrawing
import CalqueDrawing

/// A run's text in UTF-8, cut into the pieces that its glyphs show.
struct ClusteredText {
  private(set) var utf8: [CChar] = []
  /// In the order of the text; the pieces together are all of the text and all glyphs.
  private(set) var clusters: [cd_cluster] = []

  /// - Returns: nil if the clusters do not cover the text in one direction: then the glyphs can
  ///   only be drawn.
  init?(_ run: GlyphRun) {
    let glyphs = run.isRightToLeft ? run.glyphs.reversed() : run.glyphs
    guard let first = glyphs.first, first.cluster == run.text.startIndex else { return nil }
    var index = 0
    while index < glyphs.count {
      let start = glyphs[index].cluster
      var next = index + 1
      while next < glyphs.count, glyphs[next].cluster == start { next += 1 }
      let end = next < glyphs.count ? glyphs[next].cluster : run.text.endIndex
      guard start < end, end <= run.text.endIndex else { return nil }
      let piece = String(decoding: run.text[start..<end], as: UTF16.self).utf8
      utf8 += piece.map { CChar(bitPattern: $0) }
      clusters.append(cd_cluster(bytes: Int32(piece.count), glyphs: Int32(next - index)))
      index = next
    }
  }
}
