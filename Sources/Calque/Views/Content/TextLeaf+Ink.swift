import CalqueText
import Foundation

/// A line of a text, reduced to where its letters certainly have ink.
struct InkBand {
  /// In points from the top left of the text.
  var rect: CGRect
  var opacity: Double
}

extension TextLeaf {
  /// Where the lines certainly have ink at a size: from the top of capitals (or of small letters,
  /// where there are only such) down to the baseline, or below it where a letter reaches there. The
  /// room that a font leaves above and below its letters is not ink.
  func ink(at size: CGSize) -> [InkBand] {
    // Bars take the place of redacted letters.
    if Redaction.paint(in: environment) != nil { return [] }
    // The letters may have been made smaller to fit.
    let capHeight = CGFloat(shownFontMetrics(at: size).capHeight)
    return lines(at: size).lines.compactMap { line in
      guard line.frame.width > 0, line.text.contains(where: { !$0.isWhitespace }) else {
        return nil
      }
      let reach = Reach(line.text)
      let height = max(capHeight, 1) * (reach.isLow ? 0.7 : 1)
      let descent = reach.isDeep ? (line.frame.maxY - line.baseline) * 0.6 : 0
      return InkBand(
        rect: CGRect(
          x: line.frame.minX, y: line.baseline - height, width: line.frame.width,
          height: height + descent),
        opacity: line.runs.map(\.paint.mostOpacity).max() ?? inkOpacity)
    }
  }

  /// The pieces of the words that do not fit into a line and are broken in their middle: each as
  /// its beginning and its rest, up to a white space.
  func brokenWords(at size: CGSize) -> [String] {
    let lines = lines(at: size).lines
    let ends = lines.dropLast().filter { !$0.isTruncated }.map(\.textRange.upperBound)
    return endsInsideWords(ends).map { end in
      let units = Array(string.utf16)
      let start = units[..<end].lastIndex(where: \.isSpace).map { $0 + 1 } ?? 0
      let stop = units[end...].firstIndex(where: \.isSpace) ?? units.endIndex
      return String(decoding: units[start..<end], as: UTF16.self) + "|"
        + String(decoding: units[end..<stop], as: UTF16.self)
    }
  }

  /// How far letters reach above and below the baseline.
  private struct Reach {
    /// Whether no letter is higher than an x.
    var isLow = true
    /// Whether a letter reaches below the baseline.
    var isDeep = false

    init(_ text: String) {
      for scalar in text.unicodeScalars where !scalar.properties.isWhitespace {
        if !"acemnorsuvwxzgpqy.,:-–—…".unicodeScalars.contains(scalar) { isLow = false }
        if scalar.value > 0x24F || "gjpqy,;Q()[]{}|_@".unicodeScalars.contains(scalar) {
          isDeep = true
        }
      }
    }
  }
}

extension UInt16 {
  fileprivate var isSpace: Bool {
    Unicode.Scalar(UInt32(self))?.properties.isWhitespace ?? false
  }
}
