internal import CCalqueICU

/// Runs of one script (UAX #24), the input of a shaper.
package enum Scripts {
  package struct Run: Hashable, Sendable {
    /// The range in UTF-16 units.
    package let range: Range<Int>
    /// The ISO 15924 code as four ASCII bytes, the first in the most significant byte: `Arab` is
    /// 0x41726162.
    package let tag: UInt32

    package init(range: Range<Int>, tag: UInt32) {
      self.range = range
      self.tag = tag
    }
  }

  /// The tag of a script from its code: `tag("Latn")`.
  package static func tag(_ code: StaticString) -> UInt32 {
    code.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// Divides a text by script. Common and inherited characters belong to the run in front of them,
  /// leading ones to the run after them; a closing bracket has the script of its opening one. A
  /// text with only such characters is one run of `Zyyy`.
  package static func runs(_ utf16: [UInt16]) -> [Run] {
    guard !utf16.isEmpty else { return [] }
    if utf16.allSatisfy({ $0 < 0x80 }) {
      let hasLetter = utf16.contains { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
      return [Run(range: 0..<utf16.count, tag: tag(hasLetter ? "Latn" : "Zyyy"))]
    }
    return utf16.withUnsafeBufferPointer { text in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: text.count) { ends in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: text.count) { tags in
          let all = [Run(range: 0..<text.count, tag: tag("Zyyy"))]
          guard let base = text.baseAddress, let end = ends.baseAddress,
            let first = tags.baseAddress, let length = Int32(exactly: text.count)
          else { return all }
          var count: Int32 = 0
          guard cicu_script_runs(base, length, end, first, &count) <= 0 else { return all }
          var start = 0
          return (0..<Int(count)).map { index in
            defer { start = Int(ends[index]) }
            return Run(range: start..<Int(ends[index]), tag: tags[index])
          }
        }
      }
    }
  }
}
