import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// The files of a command, each with the configuration that holds for it.
struct LintJob {
  private var walk: FileWalk
  /// The paths as they were given.
  let paths: [String]
  private var configurations: [LintConfiguration]
  /// How many threads there may be.
  var jobs = ProcessorCount.current
  /// What stands in for files on disk.
  var contents: [String: [UInt8]]
  private var cache: LintCache?

  /// Finds the files under paths.
  init(_ paths: [String], _ options: ConfigurationOptions, skipsGiven: Bool) throws {
    self.paths = paths == ["."] ? [] : paths
    walk = FileWalk(paths, options.search, skipsGiven: skipsGiven)
    try ConfigurationOptions.check(walk.search)
    configurations = walk.search.projects.map(options.configuration)
    contents = [:]
  }

  /// Takes a file from the standard input, as if it stood at a path.
  init(standardInputAs path: String, _ options: ConfigurationOptions) throws {
    guard CatalogFile.format(ofPath: path) != nil else {
      throw ValidationError(
        "Expected a name in .strings, .stringsdict, .xcstrings or .xliff, found '\(path)'")
    }
    paths = [path]
    let bytes = try StandardInput.read()
    walk = FileWalk(standardInputAs: path, size: bytes.count, options.search)
    try ConfigurationOptions.check(walk.search)
    configurations = walk.search.projects.map(options.configuration)
    contents = [path: bytes]
  }

  /// The languages that were asked for and that no file has.
  func unknownLanguages(_ summary: LintSummary) -> [String] {
    let ranges = configurations.first?.languages ?? []
    let known =
      summary.coverage.map(\.locale)
      + walk.found.compactMap { CatalogFile.locale(ofPath: $0.path) }
    return ranges.filter { range in !known.contains(where: range.contains) }.map(\.name)
  }

  /// Whether there is no file, and no failure that says why.
  var isEmpty: Bool { walk.found.isEmpty && walk.failures.isEmpty }

  /// The language of the source texts, where the projects say one.
  var sourceLanguage: String? {
    let names = Set(configurations.compactMap(\.sourceLanguage))
    return names.count == 1 ? names.first : nil
  }

  /// Reads what was found before: from a file for all projects, else from those that configurations
  /// name.
  mutating func readBaselines(_ path: String?) throws {
    let given = try path.map { try Adoption.baseline(at: $0) }
    for index in configurations.indices {
      let project = walk.search.projects[index]
      guard given == nil, let name = project.file.baseline,
        walk.found.contains(where: { $0.project == index })
      else {
        configurations[index].baseline = given
        continue
      }
      let path = name.hasPrefix("/") ? name : project.folder + "/" + name
      configurations[index].baseline = try Adoption.baseline(
        at: ReportPath(folder: WorkingFolder.path).relative(path))
    }
  }

  /// Reads files as they are in git's index, and passes over what was found at the last commit.
  mutating func readIndex() throws {
    do throws(GitHistory.Failure) {
      let index = try GitIndex(walk)
      walk.filter(index.has)
      contents = index.contents
      if !index.hasCommits { return }
    } catch {
      StandardError.write("--staged: error: \(error.message)\n")
      throw ExitCode(2)
    }
    try compare(since: "HEAD")
  }

  /// Passes over what was found at a commit already.
  mutating func compare(since reference: String) throws {
    do throws(GitHistory.Failure) {
      let past = try PastRun(walk, since: reference)
      for index in configurations.indices {
        past.apply(to: &configurations[index], project: index, jobs: jobs)
      }
    } catch {
      StandardError.write("--since: error: \(error.message)\n")
      throw ExitCode(2)
    }
  }

  /// Takes what was found before from a file.
  mutating func openCache(_ path: String) {
    cache = LintCache(path: path, program: ProgramFile.path)
    if cache == nil {
      StandardError.write("--cache: warning: The program cannot be read, so nothing is kept\n")
    }
  }

  /// Writes what was found to that file.
  func saveCache() throws {
    do throws(FileBytes.Failure) {
      try cache?.save()
    } catch {
      StandardError.write("--cache: error: The file cannot be written: \(error.reason)\n")
      throw ExitCode(2)
    }
  }

  /// Changes what holds for all files.
  mutating func configure(_ change: (inout LintConfiguration) throws -> Void) rethrows {
    for index in configurations.indices { try change(&configurations[index]) }
  }

  /// How many bytes there are to lint.
  var size: Int { walk.found.reduce(0) { $0 + $1.size } }

  /// Lints the files.
  ///
  /// - Parameter progress: Is told how many bytes more are done.
  func lint(
    progress: @escaping (Int) -> Void = { _ in }, output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    Linter.lint(
      walk, configurations: configurations, jobs: jobs, contents: contents, cache: cache,
      progress: progress, output: output)
  }
}
