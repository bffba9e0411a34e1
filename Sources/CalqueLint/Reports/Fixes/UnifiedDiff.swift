/// Writes changes as `diff -u` and git do, for people to read and for `patch` to apply.
package enum UnifiedDiff {
  private enum Line {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// The number of lines in both versions.
  private struct LineCount {
    var old = 0
    var new = 0

    mutating func add(_ line: Line) {
      switch line {
      case .kept: (old, new) = (old + 1, new + 1)
      case .removed: old += 1
      case .added: new += 1
      }
    }
  }

  /// The number of unchanged lines around changed ones.
  private static let context = 3

  /// Returns the difference of two texts; empty if they are equal.
  package static func text(path: String, before: String, after: String) -> String {
    if before.utf8.elementsEqual(after.utf8) { return "" }
    let lines = merged(split(before), split(after))
    var result = "--- a/\(path)\n+++ b/\(path)\n"
    var count = LineCount()
    var end = 0
    for range in hunks(lines) {
      for line in lines[end..<range.lowerBound] { count.add(line) }
      end = range.upperBound
      result += hunk(lines[range], after: &count)
    }
    return result
  }

  /// Lines with their ends, by bytes: a carriage return and a line feed are two characters here.
  private static func split(_ text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    let bytes = text.utf8
    while start < text.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A).map(bytes.index(after:)) ?? text.endIndex
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let matches = LineMatches(old, new).newLines
    var lines: [Line] = []
    var next = 0
    for (index, line) in old.enumerated() {
      guard let match = matches[index] else {
        lines.append(.removed(line))
        continue
      }
      lines += new[next..<match].map { .added($0) }
      lines.append(.kept(line))
      next = match + 1
    }
    lines += new[next...].map { .added($0) }
    return lines
  }

  private static func hunks(_ lines: [Line]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .kept = line { continue }
      let range = max(0, index - context)..<min(lines.count, index + context + 1)
      if let last = ranges.last, last.upperBound >= range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// Returns lines with their places.
  ///
  /// - Parameter count: The number of lines before them; they are added to it.
  private static func hunk(_ lines: ArraySlice<Line>, after count: inout LineCount) -> String {
    var here = LineCount()
    for line in lines { here.add(line) }
    var result =
      "@@ -\(count.old + (here.old > 0 ? 1 : 0)),\(here.old) "
      + "+\(count.new + (here.new > 0 ? 1 : 0)),\(here.new) @@\n"
    for line in lines { count.add(line) }
    for line in lines {
      let (sign, text) =
        switch line {
        case .kept(let text): (" ", text)
        case .removed(let text): ("-", text)
        case .added(let text): ("+", text)
        }
      result += sign + text
      if text.utf8.last != 0x0A { result += "\n\\ No newline at end of file\n" }
    }
    return result
  }
}
