import StringCatalogs

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
  ///   - contents: What stands in for files on disk, by their paths.
  package static func lint(
    _ walk: FileWalk, configurations: [LintConfiguration], contents: [String: [UInt8]] = [:],
    output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    var summary = LintSummary()
    summary.failures = walk.failures
    for (index, configuration) in configurations.enumerated() {
      let files = walk.found.filter { $0.project == index }.map(\.path)
      if files.isEmpty { continue }
      let run = LintRun(
        configuration,
        contents: { path in
          if let bytes = contents[path] { return .success(bytes) }
          return FileBytes.read(path).mapError {
            LintSummary.Failure(path: path, reason: $0.reason)
          }
        }, output: output)
      Linter(configuration).lint(files, run)
      summary.add(run.summary)
    }
    return summary
  }

  /// Lints files that are at hand. Paths tell formats, tables and languages.
  package func lint(
    files: [(path: String, contents: [UInt8])], output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    let contents = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    let run = LintRun(
      configuration,
      contents: { path in
        contents[path].map { .success($0) }
          ?? .failure(LintSummary.Failure(path: path, reason: "No such file or directory"))
      }, output: output)
    lint(files.map { $0.path }, run)
    return run.summary
  }

  private func lint(_ paths: [String], _ run: LintRun) {
    let groups = FileGroup.groups(of: paths)
    run.locales = LocaleLinter(groups, sourceLanguage: configuration.sourceLanguage)
    var linter = EntryLinter()
    for group in groups {
      switch group {
      case .catalog(let path):
        guard let file = run.load(path) else { continue }
        let catalogs: [Catalog]
        switch file.content {
        case .catalog(let catalog): catalogs = [catalog]
        case .exchange(let all): catalogs = all
        case .strings: continue
        }
        var list = run.list(for: file)
        linter.lintProblems(of: file, &list)
        for catalog in catalogs { linter.lint(stringCatalog: catalog, &list) }
        run.report(list)
      case .table(let folder, let name, let members):
        var table = TableLinter(run: run, folder: folder, name: name, linter: linter)
        table.lint(members)
        linter = table.linter
      }
    }
  }
}
