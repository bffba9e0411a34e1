import CalqueCatalogs
package import CalqueDiagnostics

/// Collects the fixes of findings and writes them into the files, or shows what it would write.
public struct FixRun {
  /// The results.
  public struct Summary {
    /// How many findings were fixed.
    public var fixed = 0
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
  }

  /// By their paths.
  private var files: [String: FileFixes] = [:]
  /// The paths in the order of their findings.
  private var paths: [String] = []
  private var postponed = 0

  /// No fixes.
  public init() {}

  /// Returns the fixes of a session's findings. A fix that touches another is made in a further
  /// round, as if the files were linted again.
  ///
  /// - Returns: The fixes, and what came of the first round.
  public static func fixes(of session: LintSession) -> (run: FixRun, summary: LintSummary) {
    var run = FixRun()
    var session = session
    let summary = Self.collect(&run, session)
    // The number of rounds is limited in case two rules undo each other's fixes.
    for _ in 0..<8 {
      guard let contents = run.nextRound() else { break }
      session.contents.merge(contents) { $1 }
      _ = Self.collect(&run, session)
    }
    return (run, summary)
  }

  private static func collect(_ run: inout FixRun, _ session: LintSession) -> LintSummary {
    var found: [FileFindings] = []
    let summary = session.run { found.append($0) }
    for file in found { run.collect(file) }
    return summary
  }

  /// Takes the fixes of the findings of a file.
  public mutating func collect(_ found: FileFindings) {
    let chosen = Self.fixes(of: found)
    postponed += chosen.postponed
    guard !chosen.fixes.isEmpty else { return }
    let path = found.source.path
    let contents = found.source.contents(
      applying: chosen.fixes.flatMap(\.edits),
      keepsByteOrderMark: !chosen.fixes.contains(where: \.removesByteOrderMark))
    if files[path] == nil { paths.append(path) }
    files[path, default: FileFixes(original: found.source, contents: [])].contents = contents
    files[path]?.fixed += chosen.fixes.count
  }

  /// The contents of the changed files after the fixes, by their paths.
  public var contents: [String: [UInt8]] { files.mapValues(\.contents) }

  /// Begins a further round if fixes were postponed since they touch what others change.
  ///
  /// - Returns: The current contents of the changed files, by their paths, to be linted again
  ///   instead of those on disk; nil if there are no more fixes.
  package mutating func nextRound() -> [String: [UInt8]]? {
    guard postponed > 0 else { return nil }
    postponed = 0
    return contents
  }

  /// Returns the fixes of a file that can be made together, in the order of the file, and how many
  /// are postponed since they touch what one of these changes.
  package static func fixes(of found: FileFindings) -> (fixes: [Fix], postponed: Int) {
    let all = found.findings.compactMap(\.fix).enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    var chosen: [Fix] = []
    var edits = DisjointEdits()
    for (_, fix) in all where edits.insert(fix.edits) { chosen.append(fix) }
    return (chosen, all.count - chosen.count)
  }

  /// Writes the files.
  public func apply() -> Summary {
    var summary = Summary(postponed: postponed)
    for path in paths {
      guard let file = files[path] else { continue }
      do {
        try FileBytes.replace(file.contents, at: path)
        summary.fixed += file.fixed
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

extension Fix {
  /// Where its first edit begins.
  fileprivate var start: Int { edits.lazy.map(\.range.lowerBound).min() ?? 0 }
}
