import CalqueDrawing
import Foundation

extension GlyphRun {
  /// The glyphs by the characters that they belong to, from left to right.
  var parts: [Text.Layout.Run.Part] {
    var parts: [Text.Layout.Run.Part] = []
    let ends = Set(glyphs.map(\.cluster)).sorted() + [text.endIndex]
    for (index, glyph) in glyphs.enumerated() {
      if let last = parts.last, last.text.lowerBound == glyph.cluster {
        parts[parts.count - 1].glyphs = last.glyphs.lowerBound..<index + 1
        continue
      }
      if !parts.isEmpty { parts[parts.count - 1].end = glyph.x }
      let end = ends.first { $0 > glyph.cluster } ?? text.endIndex
      parts.append(
        Text.Layout.Run.Part(
          glyphs: index..<index + 1, start: parts.isEmpty ? 0 : glyph.x, end: width,
          text: glyph.cluster..<max(end, glyph.cluster)))
    }
    return parts
  }

  /// A run of some parts beside each other.
  func slice(_ parts: [Text.Layout.Run.Part]) -> GlyphRun {
    guard let first = parts.first, let last = parts.last else { return self }
    var slice = self
    slice.origin.x += first.start
    slice.width = last.end - first.start
    slice.glyphs = glyphs[first.glyphs.lowerBound..<last.glyphs.upperBound].map { glyph in
      var glyph = glyph
      glyph.x -= first.start
      return glyph
    }
    let lower = parts.map(\.text.lowerBound).min() ?? text.startIndex
    let upper = parts.map(\.text.upperBound).max() ?? text.endIndex
    slice.text = text[max(lower, text.startIndex)..<min(upper, text.endIndex)]
    return slice
  }
}
