/// Places conflicting versions between conflict markers, in the smallest range of whole lines.
struct ConflictMarkers {
  let size: Int
  let ours: String
  let theirs: String
  let newline: [UInt8]

  private static let lineFeed = UInt8(ascii: "\n")

  /// Returns the text with markers, and the place of each conflict in it.
  func text(
    of output: MergeOutput
  ) -> (bytes: [UInt8], places: [(conflict: Int, offset: Int)]) {
    let common = output.common
    var result: [UInt8] = []
    var places: [(Int, Int)] = output.settled
    result.reserveCapacity(common.count + 1024)
    var written = 0
    var index = 0
    while index < output.versions.count {
      // Adjacent lines are one conflict: the comma of one may depend on the other.
      var last = index
      while last + 1 < output.versions.count,
        areNeighbours(common, output.versions[last].offset, output.versions[last + 1].offset)
      {
        last += 1
      }
      let group = output.versions[index...last]
      let start = lineStart(common, output.versions[index].offset)
      let end = lineEnd(common, output.versions[last].offset)
      result += common[written..<max(start, written)]
      places += write(group, common, max(start, written)..<end, &result)
      written = end
      index = last + 1
    }
    result += common[written...]
    return (result, places)
  }

  private func areNeighbours(_ common: [UInt8], _ first: Int, _ second: Int) -> Bool {
    var breaks = 0
    for byte in common[first..<second] where byte == Self.lineFeed {
      breaks += 1
      if breaks > 1 { return false }
    }
    return true
  }

  private func lineStart(_ bytes: [UInt8], _ offset: Int) -> Int {
    (bytes[..<offset].lastIndex(of: Self.lineFeed) ?? -1) + 1
  }

  private func lineEnd(_ bytes: [UInt8], _ offset: Int) -> Int {
    bytes[offset...].firstIndex(of: Self.lineFeed).map { $0 + 1 } ?? bytes.count
  }

  /// Writes the lines of related versions.
  private func write(
    _ group: ArraySlice<MergeOutput.Versions>, _ common: [UInt8], _ range: Range<Int>,
    _ result: inout [UInt8]
  ) -> [(Int, Int)] {
    var our: [UInt8] = []
    var their: [UInt8] = []
    var marks: [(conflict: Int, offset: Int, isThere: Bool)] = []
    var position = range.lowerBound
    for versions in group {
      our += common[position..<versions.offset]
      their += common[position..<versions.offset]
      position = versions.offset
      if let conflict = versions.conflict {
        marks.append((conflict, our.count + versions.mark, !versions.ours.isEmpty))
      }
      our += versions.ours
      their += versions.theirs
    }
    our += common[position..<range.upperBound]
    their += common[position..<range.upperBound]
    // Only lines that are certain to be the same are left outside: others, such as brackets, may
    // look alike but belong to one of the versions.
    let first = (group.first?.offset ?? range.lowerBound) - range.lowerBound
    let rest = range.upperBound - position
    let (head, tail) = sharedLines(our, their, headLimit: first + 1, tailLimit: rest)
    result += our[..<head]
    let start = result.count
    line("<", ours, &result)
    let shift = result.count - head
    result += our[head..<(our.count - tail)]
    endLine(&result)
    line("=", "", &result)
    result += their[head..<(their.count - tail)]
    endLine(&result)
    line(">", theirs, &result)
    result += our[(our.count - tail)...]
    return marks.map { mark in
      let isInside = mark.isThere && mark.offset >= head && mark.offset < our.count - tail
      return (mark.conflict, isInside ? mark.offset + shift : start)
    }
  }

  /// Returns the number of bytes in whole lines that two texts share at the start and at the end.
  private func sharedLines(
    _ our: [UInt8], _ their: [UInt8], headLimit: Int, tailLimit: Int
  ) -> (head: Int, tail: Int) {
    var head = 0
    var index = 0
    while index < min(our.count, their.count, headLimit), our[index] == their[index] {
      index += 1
      if our[index - 1] == Self.lineFeed { head = index }
    }
    var tail = 0
    index = 0
    let most = min(min(our.count, their.count) - head, tailLimit)
    while index < most, our[our.count - 1 - index] == their[their.count - 1 - index] {
      index += 1
      // Only whole lines: the previous byte must end a line in both.
      let isStart = { (bytes: [UInt8]) in
        bytes.count == index || bytes[bytes.count - 1 - index] == Self.lineFeed
      }
      if isStart(our), isStart(their) { tail = index }
    }
    return (head, tail)
  }

  private func line(_ sign: Character, _ label: String, _ result: inout [UInt8]) {
    result += String(repeating: sign, count: size).utf8
    if !label.isEmpty { result += " \(label)".utf8 }
    result += newline
  }

  private func endLine(_ result: inout [UInt8]) {
    if let last = result.last, last != Self.lineFeed { result += newline }
  }
}
