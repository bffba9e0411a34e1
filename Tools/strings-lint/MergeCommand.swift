import ArgumentParser
import CalqueCatalogs
import CalqueDiagnostics
import CalqueExchange

/// `strings-lint merge BASE OURS THEIRS`
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of an .xcstrings file, also as a git merge driver.",
    discussion: """
      The files are merged by content: keys, languages, variations and strings, one by one. The \
      result overwrites OURS, or is written to --output.

      To use it as a merge driver, configure each clone:

          git config merge.xcstrings.name "string catalogs"
          git config merge.xcstrings.driver \\
            'strings-lint merge -L %L --path %P %O %A %B'

      and add to .gitattributes, which is committed:

          *.xcstrings merge=xcstrings

      If the states of a string differ, the one that requires more work is kept (new, needs_review, \
      stale, translated). extractionState is merged independently of the strings; if both sides \
      changed it, the order is manual, extracted_with_value, migrated, none, stale. An entry that \
      one side removed and the other only marked as stale is removed. A manual comment is preferred \
      to an automatic one, and the higher of two new versions of the format to the lower.

      Anything else is a conflict, reported as path:line:column in the result: a string that both \
      sides changed, or that one side changed and the other removed. A file with syntax errors is \
      merged by lines, which is a conflict unless the result is a valid string catalog. Files of \
      other formats are merged by lines.

      The exit status is 0 if the files were merged, 1 if conflicts remain in the result, 2 if the \
      arguments are invalid, and 129 if a file cannot be read or written, or is not UTF-8; in this \
      case, nothing is written, and git (2.42 and later) stops the merge instead of using OURS.
      """)

  enum Conflicts: String, ExpressibleByArgument, CaseIterable {
    case markers
    case ours
    case theirs
    case review
  }

  @Argument(help: "The common ancestor; an empty file if both sides added the file.")
  var base: String

  @Argument(help: "Our version, which the result overwrites.")
  var ours: String

  @Argument(help: "Their version.")
  var theirs: String

  @Option(
    help: ArgumentHelp(
      "The resolution of conflicts: markers around both (status 1), ours, theirs, or review: ours, "
        + "marked needs_review (status 0).", valueName: "way"))
  var onConflict = Conflicts.markers

  @Option(name: .shortAndLong, help: ArgumentHelp("The file for the result.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The path in messages: git's %P.", valueName: "path"))
  var path: String?

  @Option(
    name: [.customShort("L"), .long],
    help: ArgumentHelp("The length of conflict markers: git's %L.", valueName: "number"))
  var markerSize = 7

  @Option(help: ArgumentHelp("The name of our version in markers.", valueName: "name"))
  var oursLabel = "ours"

  @Option(help: ArgumentHelp("The name of their version in markers.", valueName: "name"))
  var theirsLabel = "theirs"

  /// Above 128, where git stops a merge: a lower status would mean that OURS holds the result.
  static let failureStatus: Int32 = 129

  func validate() throws {
    guard (1...1000).contains(markerSize) else {
      throw ValidationError("Expected a marker size from 1 to 1000, found \(markerSize)")
    }
  }

  private var shownPath: String { path ?? output ?? ours }

  private var resolution: MergeResolution {
    switch onConflict {
    case .markers: .markers(size: markerSize, ours: oursLabel, theirs: theirsLabel)
    case .ours: .ours
    case .theirs: .theirs
    case .review: .review
    }
  }

  func run() throws {
    let versions = try [base, ours, theirs].map { try read($0) }
    if let format = CatalogFile.format(ofPath: shownPath), format != .xcstrings {
      StandardError.write(
        "\(shownPath): warning: only .xcstrings files are merged by content; merged by lines\n"
      )
      return try mergeLines(versions) { _ in true }
    }
    let merge: CatalogMerge
    do throws(CatalogMergeError) {
      merge = try CatalogMerge(
        base: versions[0], ours: versions[1], theirs: versions[2], resolution: resolution)
    } catch {
      report(error, versions)
      return try mergeLines(versions) { XCStrings($0).isReadable }
    }
    try write(merge.contents)
    report(merge)
    if !merge.conflicts.isEmpty, onConflict == .markers { throw ExitCode(1) }
  }

  private func read(_ path: String) throws -> [UInt8] {
    // If there was no file, git diff passes this path too.
    if path == "/dev/null" { return [] }
    switch FileBytes.read(path) {
    case .success(let bytes):
      // Lines and markers in other encodings would be valid in neither.
      guard SourceText(path: path, contents: bytes).encoding == .utf8 else {
        throw failure(path, "The file is not UTF-8")
      }
      return bytes
    case .failure(let failure): throw self.failure(path, failure.reason)
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    do {
      try FileBytes.write(bytes, to: output ?? ours)
    } catch {
      throw failure(output ?? ours, error.reason)
    }
  }

  private func failure(_ path: String, _ reason: String) -> ExitCode {
    StandardError.write("\(path): error: \(reason)\n")
    return ExitCode(Self.failureStatus)
  }

  private func report(_ merge: CatalogMerge) {
    guard !merge.conflicts.isEmpty else { return }
    let source = SourceText(path: shownPath, contents: merge.contents)
    let lines = LineMap(source)
    let note =
      switch onConflict {
      case .markers: ""
      case .ours: " (kept ours)"
      case .theirs: " (took theirs)"
      case .review: " (marked needs_review)"
      }
    for conflict in merge.conflicts {
      let offset = conflict.offset - source.byteOrderMarkLength
      let place = lines.position(at: max(offset, 0))
      StandardError.write("\(shownPath):\(place): conflict: \(conflict.message)\(note)\n")
    }
  }

  private func report(_ error: CatalogMergeError, _ versions: [[UInt8]]) {
    let broken = versions[error.version == .base ? 0 : error.version == .ours ? 1 : 2]
    let source = SourceText(path: shownPath, contents: broken)
    let place = source.position(at: error.offset - source.byteOrderMarkLength)
    StandardError.write(
      "\(shownPath):\(place): warning: in \(error.version.rawValue): \(error.message); "
        + "merged by lines\n")
  }

  /// Merges as git would without this driver.
  private func mergeLines(_ versions: [[UInt8]], isGood: (SourceText) -> Bool) throws {
    let merge = LineMerge(
      base: versions[0], ours: versions[1], theirs: versions[2], size: markerSize,
      labels: (oursLabel, theirsLabel))
    try write(merge.contents)
    let result = SourceText(path: shownPath, contents: merge.contents)
    if merge.conflicts > 0 || !isGood(result) { throw ExitCode(1) }
  }
}
