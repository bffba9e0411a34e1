import CalqueCatalogs
import CalqueDiagnostics

/// Compares findings with those of an earlier commit.
package struct PastRun {
  private let walk: FileWalk
  private let history: GitHistory
  /// The paths of the files from the root of the file system, without links, by those of the walk.
  private let places: [String: String]

  /// A run over the files that a walk found, as they were.
  ///
  /// - Parameter reference: The commit, as in ``GitHistory``.
  /// - Throws: A failure if the files are not in a repository, or the commit does not exist.
  package init(_ walk: FileWalk, since reference: String) throws(GitHistory.Failure) {
    self.walk = walk
    let places = WalkPlaces(walk)
    self.places = places.places
    history = try GitHistory(reference, folder: places.folder)
  }

  /// Makes a configuration of a project pass the earlier findings, and know the earlier contents.
  ///
  /// - Parameters:
  ///   - project: The index of the project in the walk.
  ///   - jobs: The maximum number of threads.
  package func apply(to configuration: inout LintConfiguration, project: Int, jobs: Int) {
    let workingFolder = walk.search.workingFolder
    // Current paths by earlier ones, in the order of the walk.
    var paths: [String: String] = [:]
    var files: [(path: String, size: Int)] = []
    for file in walk.found where file.project == project {
      guard let past = places[file.path].flatMap(history.pastPath),
        paths.updateValue(file.path, forKey: past) == nil
      else { continue }
      files.append((past, file.size))
    }
    let work = ProjectSession(configuration, files: files) { [history] path in
      history.contents(atPastPath: path).map { .success($0) }
        ?? .failure(FileError(path: path, reason: "The file did not exist"))
    }
    var past = Baseline(path: ConfigurationFile.name, workingFolder: workingFolder)
    _ = work.run(jobs: jobs) { found in
      for var finding in found.findings {
        finding.file = paths[finding.file] ?? finding.file
        past.add(finding, in: found.source)
      }
    }
    configuration.pastFindings = past
    configuration.changedFiles = Set(
      walk.found.lazy.map(\.path).filter { path in
        places[path].map(history.isChanged) ?? false
      })
    configuration.pastContents = { [history, places] path in
      let place = places[path] ?? PathName.absolute(path, in: workingFolder)
      return history.pastPath(of: place).flatMap(history.contents)
    }
  }
}
