import CalqueCatalogs

/// Lints files and folders.
package struct Linter {
  private let configuration: LintConfiguration

  /// A linter for a configuration.
  package init(_ configuration: LintConfiguration = LintConfiguration()) {
    self.configuration = configuration
  }

  /// Lints the files at paths, and those in folders at paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - output: Takes what was found in a file, file by file. Files in which nothing was found
  ///     are not given.
  package func lint(
    paths: [String], output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    let walk = FileWalk(paths)
    return Self.lint(
      walk, configurations: walk.search.projects.map { _ in configuration }, output: output)
  }

  /// Lints files that were found, each by the configuration of its project.
  ///
  /// - Parameters:
  ///   - configurations: Those of the projects, in their order.
  ///   - jobs: How many threads there may be.
  ///   - contents: What stands in for files on disk, by their paths.
  ///   - cache: Has what was found before, and takes what is found now.
  ///   - progress: Is told how many bytes more are done, as often as ``output``.
  ///   - output: As in ``lint(paths:output:)``. What it gets, and in which order, is the same
  ///     whatever the number of threads; they call it one at a time.
  package static func lint(
    _ walk: FileWalk, configurations: [LintConfiguration], jobs: Int = 1,
    contents: [String: [UInt8]] = [:], cache: LintCache? = nil,
    progress: @escaping (Int) -> Void = { _ in },
    output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    var summary = LintSummary()
    summary.failures = walk.failures
    summary.passedOver = walk.passedOver
    for (index, configuration) in configurations.enumerated() {
      let files = walk.found.filter { $0.project == index }
      if files.isEmpty { continue }
      let job = ProjectSession(
        configuration, files: files.map { ($0.path, $0.size) }, cache: cache,
        inMemory: Set(contents.keys.map { LiteralKey($0) })
      ) { path in
        if let bytes = contents[path] { return .success(bytes) }
        return FileBytes.read(path, limit: LintFile.limit).mapError {
          LintSummary.Failure(path: path, reason: $0.reason)
        }
      }
      summary.add(job.run(jobs: jobs, progress: progress, output))
    }
    return summary
  }

  /// Lints files that are at hand. Paths tell formats, tables and languages.
  package func lint(
    files: [(path: String, contents: [UInt8])], jobs: Int = 1,
    output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    let contents = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    let job = ProjectSession(configuration, files: files.map { ($0.path, $0.contents.count) }) {
      path in
      contents[path].map { .success($0) }
        ?? .failure(LintSummary.Failure(path: path, reason: "No such file or directory"))
    }
    return job.run(jobs: jobs, output)
  }
}
