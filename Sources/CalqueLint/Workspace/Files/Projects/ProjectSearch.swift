import CalqueCatalogs

/// Finds the configuration files for paths, and reads each once. If several are in folders above a
/// path, only the nearest applies.
package struct ProjectSearch {
  /// Where configurations come from.
  package enum Source: Sendable, Hashable {
    /// The nearest one, from the folder of each file upwards.
    case nearest
    /// This file, for all. Its patterns are relative to the working folder.
    case file(String)
    /// No configuration file.
    case none
  }

  /// The errors in configuration files, with their places: `path:line:column: error: …`.
  package private(set) var problems: [FileError] = []
  /// The projects that were found. The first has no configuration file.
  package private(set) var projects: [Project]
  /// The folder that relative paths begin in.
  package let workingFolder: String
  private let source: Source
  private var known: [String: Int] = [:]

  /// A search.
  package init(_ source: Source, workingFolder: String) {
    self.source = source
    self.workingFolder = workingFolder
    projects = [Project(folder: workingFolder)]
    if case .file(let path) = source { read(path, folder: workingFolder) }
  }

  /// Returns the absolute path.
  package func absolute(_ path: String) -> String { PathName.absolute(path, in: workingFolder) }

  /// Returns the index in ``projects`` of the project that a path is in.
  ///
  /// - Parameter isFolder: Whether the path is that of a folder, which may hold the configuration.
  package mutating func project(of path: String, isFolder: Bool) -> Int {
    guard source == .nearest else { return projects.count - 1 }
    let path = absolute(path)
    return project(inFolder: isFolder ? path : PathName.folder(of: path))
  }

  private mutating func project(inFolder folder: String) -> Int {
    if let found = known[folder] { return found }
    var found = 0
    let path = folder == "/" ? "/" + ConfigurationFile.name : folder + "/" + ConfigurationFile.name
    if FileBytes.exists(path) {
      read(path, folder: folder)
      found = projects.count - 1
    } else if folder != "/" {
      found = project(inFolder: PathName.folder(of: folder))
    }
    known[folder] = found
    return found
  }

  private mutating func read(_ path: String, folder: String) {
    let shown = ReportPath(folder: workingFolder).relative(path)
    var project = Project(path: shown, folder: folder)
    switch FileBytes.read(path) {
    case .failure(let error): problems.append(FileError(path: shown, reason: error.reason))
    case .success(let bytes):
      let (file, found) = ConfigurationFile.read(bytes, path: shown)
      problems += found
      project.file = file
      project.contents = bytes
    }
    projects.append(project)
  }
}
