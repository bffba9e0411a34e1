import CalqueCatalogs
public import CalqueDiagnostics

/// A run over files: it finds them and the configurations of their projects, and lints them.
///
/// ```swift
/// let session = LintSession(paths: ["Sources"])
/// let summary = session.run { found in
///   for finding in found.findings { print(finding) }
/// }
/// ```
///
/// Files in `.lproj` folders that belong to one table are compared with each other, and each file
/// with its siblings, even if they were not given. A session does not change files; ``FixRun``
/// does.
public struct LintSession {
  /// The files.
  package internal(set) var walk: FileWalk
  /// The configurations of the projects, in the order of those of ``walk``.
  package private(set) var configurations: [LintConfiguration]
  /// The maximum number of threads. What a run reports does not depend on it.
  public var jobs = ProcessorCount.current
  /// Contents that replace files on disk, by their paths.
  package var contents: [String: [UInt8]] = [:]
  /// Stores the findings of earlier runs and of this one.
  package var cache: LintCache?

  /// A session for the files at paths and in folders at paths, with one configuration for all.
  public init(paths: [String], configuration: LintConfiguration = LintConfiguration()) {
    let walk = FileWalk(paths)
    self.init(walk, configurations: walk.search.projects.map { _ in configuration })
  }

  /// Makes a session for files in memory. Paths determine formats, tables and languages; files that
  /// are not given do not exist.
  public init(
    files: [(path: String, contents: [UInt8])],
    configuration: LintConfiguration = LintConfiguration()
  ) {
    self.init(FileWalk(inMemory: files), configurations: [configuration])
    contents = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
    readsDisk = false
  }

  /// A session for files that were found.
  ///
  /// - Parameters:
  ///   - configurations: Those of the projects, in the order of the walk's.
  ///   - contents: Contents that replace files on disk, by their paths.
  package init(
    _ walk: FileWalk, configurations: [LintConfiguration], contents: [String: [UInt8]] = [:],
    cache: LintCache? = nil
  ) {
    self.walk = walk
    self.configurations = configurations
    self.contents = contents
    self.cache = cache
  }

  private var readsDisk = true

  /// Changes the configurations of all projects.
  public mutating func configure(_ change: (inout LintConfiguration) throws -> Void) rethrows {
    for index in configurations.indices { try change(&configurations[index]) }
  }

  /// Changes the configuration of each project.
  package mutating func configureProjects<Failure: Error>(
    _ change: (Int, inout LintConfiguration) throws(Failure) -> Void
  ) throws(Failure) {
    for index in configurations.indices { try change(index, &configurations[index]) }
  }

  /// Removes files.
  ///
  /// - Parameter isIncluded: Whether the file at a path stays.
  package mutating func filter(_ isIncluded: (String) -> Bool) { walk.filter(isIncluded) }

  /// The number of bytes to lint.
  public var size: Int { walk.found.reduce(0) { $0 + $1.size } }

  /// Whether there are no files, and no failures that explain why.
  public var isEmpty: Bool { walk.found.isEmpty && walk.failures.isEmpty }

  /// The language of the source texts, if the projects give one.
  package var sourceLanguage: String? {
    let names = Set(configurations.compactMap(\.sourceLanguage))
    return names.count == 1 ? names.first : nil
  }

  /// Returns the requested languages that no file has.
  package func unknownLanguages(_ summary: LintSummary) -> [String] {
    let ranges = configurations.first?.languages ?? []
    let known =
      summary.coverage.map(\.locale)
      + walk.found.compactMap { CatalogFile.locale(ofPath: $0.path) }
    return ranges.filter { range in !known.contains(where: range.contains) }.map(\.name)
  }

  /// Lints the files.
  ///
  /// - Parameters:
  ///   - progress: Called with the number of bytes that were completed.
  ///   - output: Receives the findings, file by file. Files without findings are omitted. What it
  ///     receives, and in which order, does not depend on the number of threads; they call it one
  ///     at a time.
  @discardableResult public func run(
    progress: @escaping (Int) -> Void = { _ in }, _ output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    run(projects(), progress: progress, output)
  }

  /// Lints the files of projects.
  func run(
    _ projects: [ProjectSession], progress: @escaping (Int) -> Void = { _ in },
    _ output: @escaping (FileFindings) -> Void
  ) -> LintSummary {
    var summary = LintSummary()
    summary.failures = walk.failures
    summary.passedOver = walk.passedOver
    for project in projects {
      summary.add(project.run(jobs: jobs, progress: progress, output))
    }
    return summary
  }

  /// The linting of each project that has files.
  ///
  /// - Parameter keepsResults: Whether further runs use the results.
  func projects(keepsResults: Bool = false) -> [ProjectSession] {
    let usage = ProjectUsage(usageFiles, tables: walk.files, read: fileContents)
    return configurations.enumerated().compactMap { index, configuration in
      let files = walk.found.filter { $0.project == index }
      if files.isEmpty { return nil }
      return ProjectSession(
        configuration, files: files.map { ($0.path, $0.size) }, usage: usage, cache: cache,
        inMemory: Set(contents.keys.map { ScalarKey($0) }),
        memory: keepsResults ? TaskMemory() : nil, contents: fileContents)
    }
  }

  /// Returns all findings, file by file.
  public func findings() -> [Finding] {
    var findings: [Finding] = []
    run { findings += $0.findings }
    return findings
  }

  private var usageFiles: ProjectUsage.Files {
    var folder = walk.search.workingFolder
    if readsDisk, folder.isEmpty { folder = FileBytes.realPath(".") ?? folder }
    return ProjectUsage.Files(
      folders: walk.folders.map { PathName.absolute($0, in: folder) }, contents: contents,
      readsDisk: readsDisk, workingFolder: folder, jobs: jobs)
  }

  private var fileContents: FileContents {
    let (contents, readsDisk) = (contents, readsDisk)
    return { path in
      if let bytes = contents[path] { return .success(bytes) }
      if !readsDisk {
        return .failure(FileError(path: path, reason: "No such file or directory"))
      }
      return FileBytes.read(path, limit: LintFile.limit)
    }
  }
}
