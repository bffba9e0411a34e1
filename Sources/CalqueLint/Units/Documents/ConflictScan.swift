import CalqueCatalogs
import CalqueDiagnostics

/// Finds merge conflicts that were left in a file, and the problems that a reader has because of
/// them.
enum ConflictScan {
  /// Returns the problems of a file, each conflict as one. If there is no problem, it does not
  /// search: a text may be about conflicts.
  static func problems(of file: LintFile) -> [CatalogProblem] {
    guard file.problems.contains(where: isSyntax) else { return file.problems }
    let all = ranges(in: file.source.utf8)
    let conflicts = all.filter { range in
      file.problems.contains { range.contains($0.range.lowerBound) && isSyntax($0) }
    }
    guard let first = conflicts.first else { return file.problems }
    // In a file that is one tree, nothing after the conflict is reliable.
    let isTree = file.format != .strings
    let others = file.problems.filter { problem in
      let place = problem.range.lowerBound
      if isTree, place >= first.lowerBound { return false }
      return !conflicts.contains { $0.contains(place) }
    }
    let found = conflicts.map { range in
      CatalogProblem(
        .mergeMarker, at: range.lowerBound..<(range.lowerBound + marker.count),
        message(of: range, in: file), effect: isTree ? .losesFile : .losesEntries)
    }
    return (others + found).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private static let marker = Array("<<<<<<<".utf8)

  private static func message(of range: Range<Int>, in file: LintFile) -> String {
    file.problems.first { $0.code == .mergeMarker && $0.range.lowerBound == range.lowerBound }?
      .message
      ?? "The file contains an unresolved merge conflict"
  }

  /// Whether it is a problem that a marker causes.
  private static func isSyntax(_ problem: CatalogProblem) -> Bool {
    switch problem.code {
    case .mergeMarker, .stringsSyntax, .stringsSilentTruncation, .stringsdictXML,
      .stringsdictSchema, .xcstringsJSON, .xliffXML:
      true
    default: false
    }
  }

  /// The conflicts, from the first marker to the end of the last one's line.
  private static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var hasMiddle = false
    var line = 0
    while line < bytes.count {
      let end = bytes[line...].firstIndex(of: 0x0A) ?? bytes.count
      switch sign(of: bytes[line..<end]) {
      case UInt8(ascii: "<"): (start, hasMiddle) = (line, false)
      case UInt8(ascii: "="): hasMiddle = true
      case UInt8(ascii: ">"):
        if let first = start, hasMiddle { found.append(first..<end) }
        start = nil
      default: break
      }
      line = end + 1
    }
    return found
  }

  /// Returns the character that a line begins with seven times, followed by nothing or a space.
  private static func sign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard let first = line.first, line.prefix(marker.count).count == marker.count,
      line.prefix(marker.count).allSatisfy({ $0 == first })
    else { return nil }
    let rest = line.dropFirst(marker.count).first
    return rest == nil || rest == 0x20 || rest == 0x0D ? first : nil
  }
}
