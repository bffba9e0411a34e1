/// A three-way merge of texts line by line, for files that cannot be merged by content.
public struct LineMerge: Sendable {
  /// The merged text, with conflicts between markers.
  public let contents: [UInt8]
  /// The number of conflicts.
  public let conflicts: Int

  /// The number of differing lines above which the difference is one piece: the search for the
  /// smallest difference needs memory proportional to their square.
  private static let differenceLimit = 6000

  private typealias Line = ArraySlice<UInt8>

  /// Merges two versions of a text.
  ///
  /// - Parameters:
  ///   - base: The common ancestor.
  ///   - ours: Our version.
  ///   - theirs: Their version.
  ///   - size: The number of characters in a conflict marker.
  ///   - labels: The texts after the opening and the closing marker.
  public init(
    base: [UInt8], ours: [UInt8], theirs: [UInt8], size: Int = 7,
    labels: (ours: String, theirs: String) = ("ours", "theirs")
  ) {
    let (old, our, their) = (Self.lines(base), Self.lines(ours), Self.lines(theirs))
    let ourMatches = Self.matches(old, our)
    let theirMatches = Self.matches(old, their)
    let newline: [UInt8] = our.first?.suffix(2) == [0x0D, 0x0A] ? [0x0D, 0x0A] : [0x0A]
    var output = Output(newline: newline, size: size, labels: labels)
    var (line, ourLine, theirLine) = (0, 0, 0)
    while line < old.count || ourLine < our.count || theirLine < their.count {
      // Up to the next line that all three texts share.
      var shared = line
      while shared < old.count, ourMatches[shared] == nil || theirMatches[shared] == nil {
        shared += 1
      }
      let ourEnd = shared < old.count ? ourMatches[shared] ?? our.count : our.count
      let theirEnd = shared < old.count ? theirMatches[shared] ?? their.count : their.count
      let before = old[line..<shared]
      let (one, other) = (our[ourLine..<ourEnd], their[theirLine..<theirEnd])
      if one.elementsEqual(other) || other.elementsEqual(before) {
        output.put(one)
      } else if one.elementsEqual(before) {
        output.put(other)
      } else {
        output.putConflict(one, other)
      }
      if shared < old.count { output.put(old[shared...shared]) }
      (line, ourLine, theirLine) = (shared + 1, ourEnd + 1, theirEnd + 1)
      (line, ourLine, theirLine) = (
        min(line, old.count), min(ourLine, our.count), min(theirLine, their.count)
      )
    }
    contents = output.bytes
    conflicts = output.conflicts
  }

  /// The merged text while it is written.
  private struct Output {
    let newline: [UInt8]
    let size: Int
    let labels: (ours: String, theirs: String)
    var bytes: [UInt8] = []
    var conflicts = 0

    mutating func put(_ lines: ArraySlice<Line>) {
      for line in lines { bytes += line }
    }

    mutating func putConflict(_ ours: ArraySlice<Line>, _ theirs: ArraySlice<Line>) {
      conflicts += 1
      putMarker("<", labels.ours)
      put(ours)
      putMarker("=", "")
      put(theirs)
      putMarker(">", labels.theirs)
    }

    /// A marker starts on a new line, even after a last line without a line break.
    private mutating func putMarker(_ sign: Character, _ label: String) {
      if let last = bytes.last, last != 0x0A { bytes += newline }
      bytes += String(repeating: sign, count: max(size, 1)).utf8
      if !label.isEmpty { bytes += " \(label)".utf8 }
      bytes += newline
    }
  }

  /// Returns the lines of a text, including their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in bytes.indices where bytes[index] == 0x0A {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  /// Returns the corresponding new line for each old line that still exists.
  private static func matches(_ old: [Line], _ new: [Line]) -> [Int?] {
    var result = [Int?](repeating: nil, count: old.count)
    var head = 0
    while head < old.count, head < new.count, old[head].elementsEqual(new[head]) {
      result[head] = head
      head += 1
    }
    var tail = 0
    while tail < min(old.count, new.count) - head,
      old[old.count - 1 - tail].elementsEqual(new[new.count - 1 - tail])
    {
      tail += 1
      result[old.count - tail] = new.count - tail
    }
    let middle = old[head..<(old.count - tail)]
    let changed = new[head..<(new.count - tail)]
    guard middle.count + changed.count <= differenceLimit else { return result }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in Array(changed).difference(from: Array(middle)) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var position = 0
    for offset in 0..<middle.count where !removed.contains(offset) {
      while inserted.contains(position) { position += 1 }
      result[head + offset] = head + position
      position += 1
    }
    return result
  }
}
