import CalqueCatalogs
package import CalqueDiagnostics

/// Collects the fixes of findings and writes them into the files, or shows what it would write.
public struct FixRun {
  /// The results.
  public struct Summary {
    /// How many findings were fixed.
    public var fixed = 0
    /// How many findings got a draft that a translator has to review.
    public var drafts = 0
    /// How many fixes were postponed, since they touch what another one changes. A second run
    /// applies them.
    public var postponed = 0
    /// The files that were changed, in order.
    public var files: [String] = []
    /// The files that could not be written.
    public var failures: [FileError] = []
  }

  private struct FileFixes {
    var original: SourceText
    /// What the file holds after the fixes, encoded.
    var contents: [UInt8]
    var fixed = 0
    var drafts = 0
  }

  /// By their paths.
  private var files: [String: FileFixes] = [:]
  /// The paths in the order of their findings.
  private var paths: [String] = []
  private var postponed = 0

  /// No fixes.
  public init() {}

  /// Returns the fixes of a session's findings.
  ///
  /// They are made in rounds: a fix that touches another one, or that another one makes possible,
  /// is made as if the files were linted again. A second run therefore changes nothing.
  ///
  /// - Returns: The fixes, and the summary of the session before them.
  public static func fixes(of session: LintSession) -> (run: FixRun, summary: LintSummary) {
    let result = FixedSession(session)
    return (result.run, result.before)
  }

  /// Takes the fixes of the findings of a file.
  ///
  /// - Returns: Whether there were any.
  @discardableResult public mutating func collect(_ found: FileFindings) -> Bool {
    let chosen = Self.places(of: found)
    guard !chosen.isEmpty else { return false }
    let path = found.source.path
    var edits: [Edit] = []
    edits.reserveCapacity(chosen.count)
    var removesMark = false
    for place in chosen {
      guard let fix = found.findings[place].fix else { continue }
      edits += fix.edits
      if fix.removesByteOrderMark { removesMark = true }
    }
    let contents = found.source.contents(applying: edits, keepsByteOrderMark: !removesMark)
    if files[path] == nil { paths.append(path) }
    files[path, default: FileFixes(original: found.source, contents: [])].contents = contents
    let drafts = chosen.count { found.findings[$0].fix?.isDraft == true }
    files[path]?.fixed += chosen.count - drafts
    files[path]?.drafts += drafts
    return true
  }

  /// Notes how many findings still have fixes after the last round.
  mutating func end(postponed: Int) { self.postponed = postponed }

  /// The number of fixes so far.
  var count: Int { files.values.reduce(0) { $0 + $1.fixed + $1.drafts } }

  /// The contents of the changed files after the fixes, by their paths.
  public var contents: [String: [UInt8]] { files.mapValues(\.contents) }

  /// The contents of some of the changed files after the fixes, by their paths.
  func contents(of paths: [String]) -> [String: [UInt8]] {
    paths.reduce(into: [:]) { $0[$1] = files[$1]?.contents }
  }

  /// Returns the fixes of a file that can be made together, in the order of the file: of those that
  /// touch each other the first, and none that repeats a text that another one changes.
  package static func fixes(of found: FileFindings) -> [Fix] {
    places(of: found).compactMap { found.findings[$0].fix }
  }

  /// Returns the places of the findings with these fixes, as there may be very many of them.
  private static func places(of found: FileFindings) -> [Int] {
    let findings = found.findings
    var places: [(start: Int, place: Int)] = []
    places.reserveCapacity(findings.count)
    var haveCopies = false
    for place in findings.indices {
      guard let edits = findings[place].fix?.edits else { continue }
      places.append((edits.lazy.map(\.range.lowerBound).min() ?? 0, place))
      if findings[place].fix?.copiedRange != nil { haveCopies = true }
    }
    if !zip(places, places.dropFirst()).allSatisfy({ $0.start <= $1.start }) {
      places.sort { $0 < $1 }
    }
    var edits = DisjointEdits()
    var chosen = places.map(\.place)
    if !haveCopies {
      chosen.removeAll { findings[$0].fix.map { edits.insert($0.edits) } != true }
      return chosen
    }
    var isChosen = chosen.map { place in
      findings[place].fix.map { $0.copiedRange == nil && edits.insert($0.edits) } == true
    }
    for (index, place) in chosen.enumerated() {
      guard let fix = findings[place].fix, let copied = fix.copiedRange, !edits.touch(copied)
      else { continue }
      isChosen[index] = edits.insert(fix.edits)
    }
    return zip(chosen, isChosen).filter(\.1).map(\.0)
  }

  /// Writes the files.
  public func apply() -> Summary {
    var summary = Summary(postponed: postponed)
    for path in paths {
      guard let file = files[path] else { continue }
      do {
        try FileBytes.replace(file.contents, at: path)
        summary.fixed += file.fixed
        summary.drafts += file.drafts
        summary.files.append(path)
      } catch {
        summary.failures.append(error)
      }
    }
    return summary
  }

  /// Returns what would be written, as a unified diff.
  public func diff() -> String {
    paths.compactMap { path -> String? in
      guard let file = files[path] else { return nil }
      let after = SourceText(path: path, contents: file.contents)
      let marks = (file.original.byteOrderMarkLength > 0, after.byteOrderMarkLength > 0)
      func text(_ source: SourceText, hasMark: Bool) -> String {
        (hasMark && marks.0 != marks.1 ? "\u{FEFF}" : "")
          + String(decoding: source.utf8, as: UTF8.self)
      }
      return UnifiedDiff.text(
        path: ReportPath(folder: "").relative(path), before: text(file.original, hasMark: marks.0),
        after: text(after, hasMark: marks.1))
    }.joined()
  }
}
