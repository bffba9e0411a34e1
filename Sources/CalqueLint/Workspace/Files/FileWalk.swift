import CalqueCatalogs
package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the catalog files under paths.
package struct FileWalk {
  /// A file that was found.
  package struct File: Sendable {
    /// The path.
    package var path: String
    /// The size in bytes.
    package var size: Int
    /// The index of its project in those of ``search``.
    package var project: Int
  }

  /// The files, each once, folder by folder in the order of their names.
  package private(set) var found: [File] = []
  /// The configurations that were found on the way.
  package private(set) var search: ProjectSearch
  /// The folders and catalogs that are excluded by configurations or by default.
  package private(set) var passedOver: [String] = []
  /// The folders and files that could not be read.
  package private(set) var failures: [FileError] = []

  private struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private var visited: Set<Identity> = []
  private let skipsGiven: Bool
  private var given: [String] = []
  /// The folders among the given paths.
  private(set) var folders: [String] = []

  /// The paths of the files.
  package var files: [String] { found.map(\.path) }

  /// Searches paths. Folders are walked and links are followed; a folder that is reached a second
  /// time, through a link or because it was given twice, is skipped. Hidden folders are skipped
  /// too, unless they are given, and so are broken links, unless they have the name of a catalog.
  /// Pipes and devices are never read: reading one could block indefinitely.
  ///
  /// - Parameters:
  ///   - search: Finds configurations, which determine what is skipped.
  ///   - skipsGiven: Whether that applies to files that are given by name too.
  package init(
    _ paths: [String],
    _ search: ProjectSearch = ProjectSearch(.none, workingFolder: ""), skipsGiven: Bool = false
  ) {
    self.search = search
    self.skipsGiven = skipsGiven
    given = paths
    for path in paths { visitGiven(path) }
  }

  /// Removes files.
  ///
  /// - Parameter isIncluded: Whether the file at a path stays.
  package mutating func filter(_ isIncluded: (String) -> Bool) {
    found.removeAll { !isIncluded($0.path) }
  }

  /// Adds a file that is not on disk, if the walk would have found it.
  ///
  /// - Parameter place: The path from the root of the file system, without links.
  /// - Returns: The path, or nil if no given path leads to it or it is excluded.
  mutating func add(missing place: String, size: Int) -> String? {
    for root in given {
      let folder = PathName.real(search.absolute(root))
      let prefix = folder == "/" ? folder : folder + "/"
      guard place == folder || place.hasPrefix(prefix) else { continue }
      let names = place.dropFirst(prefix.utf8.count).split(separator: "/")
      let project = search.project(of: place, isFolder: false)
      var path = root
      for (index, name) in names.enumerated() {
        path = path == "." ? String(name) : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
        let isSkipped = search.projects[project].skips(
          path, isFolder: index < names.count - 1, absolute: { search.absolute(path) })
        if isSkipped || name.hasPrefix(".") { return nil }
      }
      failures.removeAll { $0.path == root }
      found.append(File(path: path, size: size, project: project))
      return path
    }
    return nil
  }

  /// Makes a walk of files in memory, which are one project without a configuration file.
  init(inMemory files: [(path: String, contents: [UInt8])]) {
    search = ProjectSearch(.none, workingFolder: "")
    skipsGiven = false
    found = files.map { File(path: $0.path, size: $0.contents.count, project: 0) }
  }

  /// Makes a walk of one file, which need not be on disk.
  package init(standardInputAs path: String, size: Int, _ search: ProjectSearch) {
    self.search = search
    skipsGiven = false
    let project = self.search.project(of: path, isFolder: false)
    found = [File(path: path, size: size, project: project)]
  }

  /// Visits a path that was given. A folder without a catalog is reported, as the error would go
  /// unnoticed.
  private mutating func visitGiven(_ path: String) {
    let before = (found.count, failures.count, visited.count, passedOver.count)
    visit(path, isGiven: true, project: nil)
    // A folder that was already visited adds nothing.
    guard found.count == before.0, failures.count == before.1, visited.count > before.2 else {
      return
    }
    let others = passedOver.count - before.3
    failures.append(
      FileError(
        path: path,
        reason: "No .strings, .stringsdict, .xcstrings or .xliff file found"
          + (others == 0 ? "" : "; excluded: \(others)")))
  }

  private mutating func visit(_ path: String, isGiven: Bool, project outer: Int?) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if !isGiven, CatalogFile.format(ofPath: path) == nil { return }
      failures.append(FileError(path: path, reason: String(cString: strerror(errno))))
      return
    }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    if let outer,
      search.projects[outer].skips(path, isFolder: isFolder, absolute: { search.absolute(path) })
    {
      if isFolder || CatalogFile.format(ofPath: path) != nil { passedOver.append(path) }
      return
    }
    if isFolder {
      if isGiven { folders.append(path) }
      if visited.insert(identity).inserted {
        walk(path, project: search.project(of: path, isFolder: true))
      }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      if isGiven || CatalogFile.format(ofPath: path) != nil {
        failures.append(FileError(path: path, reason: "Not a regular file"))
      }
      return
    }
    switch CatalogFile.format(ofPath: path) {
    case .strings, .stringsdict, .xcstrings, .xliff:
      let project = outer ?? search.project(of: path, isFolder: false)
      if outer == nil, skipsGiven, search.projects[project].skips(absolute: search.absolute(path)) {
        return
      }
      guard visited.insert(identity).inserted else { return }
      found.append(File(path: path, size: Int(status.st_size), project: project))
    case nil:
      guard isGiven else { return }
      failures.append(
        FileError(
          path: path,
          reason: "Expected a folder, or a .strings, .stringsdict, .xcstrings or .xliff file"))
    }
  }

  private mutating func walk(_ folder: String, project: Int) {
    guard let handle = opendir(folder) else {
      failures.append(FileError(path: folder, reason: String(cString: strerror(errno))))
      return
    }
    var names: [(name: String, isFile: Bool)] = []
    while let entry = readdir(handle) {
      let kind = entry.pointee.d_type
      let (name, isText) = withUnsafeBytes(of: &entry.pointee.d_name) {
        let bytes = $0.prefix { $0 != 0 }
        let name = String(decoding: bytes, as: UTF8.self)
        return (name, name.utf8.elementsEqual(bytes))
      }
      if name.hasPrefix(".") { continue }
      let isFile = kind == UInt8(DT_REG)
      // Most files in a project are not catalogs; they need no further call.
      if isFile, CatalogFile.format(ofPath: name) == nil { continue }
      guard isText else {
        failures.append(
          FileError(path: folder + "/" + name, reason: "The name is not valid UTF-8"))
        continue
      }
      names.append((name, isFile))
    }
    closedir(handle)
    names.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    // Paths in the working folder are relative to it.
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for (name, _) in names { visit(prefix + name, isGiven: false, project: project) }
  }
}
