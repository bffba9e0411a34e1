import ArgumentParser
import CalqueCatalogs
import CalqueLint

/// Makes sessions from the command line, and ends the command if they cannot be made.
enum SessionFiles {
  /// A session for the files under paths.
  static func session(
    _ paths: [String], _ options: ConfigurationOptions, skipsGiven: Bool
  ) throws -> LintSession {
    try session(FileWalk(paths, options.search, skipsGiven: skipsGiven), options)
  }

  /// A session for a file from the standard input, as if it were at a path.
  static func session(
    standardInputAs path: String, _ options: ConfigurationOptions
  ) throws -> LintSession {
    guard CatalogFile.format(ofPath: path) != nil else {
      throw ValidationError(
        "Expected a file name that ends in .strings, .stringsdict, .xcstrings or .xliff, found '\(path)'"
      )
    }
    let bytes = try StandardInput.read()
    let walk = FileWalk(standardInputAs: path, size: bytes.count, options.search)
    return try session(walk, options, contents: [path: bytes])
  }

  private static func session(
    _ walk: FileWalk, _ options: ConfigurationOptions, contents: [String: [UInt8]] = [:]
  ) throws -> LintSession {
    try ConfigurationOptions.check(walk.search)
    return LintSession(
      walk, configurations: walk.search.projects.map(options.configuration), contents: contents)
  }

  /// Reads the baselines: from a file for all projects, else from those that configurations name.
  static func readBaselines(_ path: String?, into session: inout LintSession) throws {
    let given = try path.map { try Adoption.baseline(at: $0) }
    let walk = session.walk
    try session.configureProjects { index, configuration in
      let project = walk.search.projects[index]
      guard given == nil, let name = project.file.baseline,
        walk.found.contains(where: { $0.project == index })
      else {
        configuration.baseline = given
        return
      }
      let path = name.hasPrefix("/") ? name : project.folder + "/" + name
      configuration.baseline = try Adoption.baseline(
        at: ReportPath(folder: WorkingFolder.path).relative(path))
    }
  }

  /// Runs the work that needs git's history.
  static func withHistory(
    of option: String, _ body: () throws(GitHistory.Failure) -> Void
  ) throws {
    do throws(GitHistory.Failure) {
      try body()
    } catch {
      StandardError.write("\(option): error: \(error.message)\n")
      throw ExitCode(2)
    }
  }

  /// Opens the cache of an earlier run.
  static func openCache(_ path: String) -> LintCache? {
    let cache = LintCache(path: path, program: ProgramFile.path)
    if cache == nil {
      StandardError.write(
        "--cache: warning: The program file cannot be read, so findings are not cached\n")
    }
    return cache
  }

  /// Writes the cache to its file.
  static func save(_ cache: LintCache?) throws {
    do throws(FileError) {
      try cache?.save()
    } catch {
      StandardError.write("--cache: error: The file cannot be written: \(error.reason)\n")
      throw ExitCode(2)
    }
  }

  /// Writes a file that an option names, or replaces it.
  static func write(_ contents: [UInt8], to path: String) throws {
    do throws(FileError) {
      try FileBytes.replace(contents, at: path)
    } catch {
      StandardError.write("\(error)\n")
      throw ExitCode(2)
    }
  }
}
