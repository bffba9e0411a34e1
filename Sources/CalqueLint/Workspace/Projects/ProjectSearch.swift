import CalqueCatalogs

/// Finds the configuration files that hold for paths, and reads each once. Of several above one
/// another the nearest holds alone.
package struct ProjectSearch {
  /// Where configurations come from.
  package enum Source: Sendable, Hashable {
    /// From the folder of each file upwards.
    case nearest
    /// From this file, for all. Its patterns begin at the working folder.
    case file(String)
    /// From nowhere.
    case none
  }

  /// What is wrong with a configuration file, with its place: `path:line:column: error: …`.
  package private(set) var problems: [String] = []
  /// The projects that were met. The first has no configuration file.
  package private(set) var projects: [Project]
  /// Where relative paths begin.
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

  /// The path from the root of the file system.
  package func absolute(_ path: String) -> String { PathName.absolute(path, in: workingFolder) }

  /// The place in ``projects`` of the one that a path is in.
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
    case .failure(let failure): problems.append("\(shown): error: \(failure.reason)")
    case .success(let bytes):
      let (file, found) = ConfigurationFile.read(bytes)
      problems += found.map { "\(shown):\($0.position): error: \($0.message)" }
      project.file = file
      project.contents = bytes
    }
    projects.append(project)
  }
}
