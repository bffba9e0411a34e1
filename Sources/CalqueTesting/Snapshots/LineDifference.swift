/// The difference of two texts by lines, in the unified format of `diff -u`.
public struct LineDifference: Hashable, Sendable {
  /// A line that both texts have, or only one of them.
  private enum Line: Hashable, Sendable {
    case both(String)
    case removed(String)
    case added(String)

    var isChange: Bool {
      if case .both = self { false } else { true }
    }
  }

  private let lines: [Line]

  /// The number of lines that only the new text has.
  public let added: Int
  /// The number of lines that only the old text has.
  public let removed: Int

  /// Texts of which more lines differ than this are not aligned inside of what differs: the time of
  /// the alignment grows with the square of the difference.
  private static let largestAlignment = 4_000

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: The text that is expected.
  ///   - new: The text that was found.
  public init(from old: String, to new: String) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let middle = Self.compare(
      old.dropFirst(start).dropLast(end), new.dropFirst(start).dropLast(end))
    lines = old.prefix(start).map(Line.both) + middle + old.suffix(end).map(Line.both)
    added = middle.count { if case .added = $0 { true } else { false } }
    removed = middle.count { if case .removed = $0 { true } else { false } }
  }

  /// Whether the texts have the same lines.
  public var isEmpty: Bool { added == 0 && removed == 0 }

  /// Returns the changes as text, each with the lines around it. A line that was removed begins
  /// with `-`, a line that was added with `+`, others with a space.
  ///
  /// - Parameters:
  ///   - context: The number of unchanged lines around a change.
  ///   - limit: The largest number of lines; what is beyond is counted.
  public func unified(context: Int = 3, limit: Int = .max) -> String {
    var text: [String] = []
    for hunk in hunks(context: max(context, 0)) { text += described(hunk) }
    if text.count > limit {
      let rest = text.count - limit
      text = text.prefix(limit) + ["… \(rest) more \(rest == 1 ? "line" : "lines")"]
    }
    return text.joined(separator: "\n")
  }

  /// The ranges of lines that are shown together.
  private func hunks(context: Int) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.isChange {
      let range = max(0, index - context)..<min(lines.count, index + 1 + context)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private func described(_ hunk: Range<Int>) -> [String] {
    func counts(_ lines: ArraySlice<Line>) -> (old: Int, new: Int) {
      var counts = (old: 0, new: 0)
      for line in lines {
        if case .added = line {} else { counts.old += 1 }
        if case .removed = line {} else { counts.new += 1 }
      }
      return counts
    }
    /// The first line and the number of lines; the line in front of an empty range.
    func range(_ before: Int, _ count: Int) -> String {
      "\(count == 0 ? before : before + 1),\(count)"
    }
    let (before, inside) = (counts(lines[..<hunk.lowerBound]), counts(lines[hunk]))
    let old = range(before.old, inside.old)
    let new = range(before.new, inside.new)
    return ["@@ -\(old) +\(new) @@"]
      + lines[hunk].map { line in
        switch line {
        case .both(let text): " \(text)"
        case .removed(let text): "-\(text)"
        case .added(let text): "+\(text)"
        }
      }
  }

  private static func compare(_ old: ArraySlice<String>, _ new: ArraySlice<String>) -> [Line] {
    guard !old.isEmpty, !new.isEmpty, old.count + new.count <= largestAlignment else {
      return old.map(Line.removed) + new.map(Line.added)
    }
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in Array(new).difference(from: Array(old)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[old.startIndex + oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[new.startIndex + newIndex]))
        newIndex += 1
      } else {
        lines.append(.both(old[old.startIndex + oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  /// The lines of a text without their line breaks, which are `\n` or `\r\n`.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" }
    ).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
