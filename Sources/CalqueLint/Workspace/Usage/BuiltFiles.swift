import CalqueCatalogs
import CalqueDiagnostics

/// Tells which catalogs the Xcode projects of a tree build. When in doubt, a catalog is built.
struct BuiltFiles {
  private var projects: [XcodeProject] = []
  /// All files and folders that any project lists, in lower case.
  private var references: Set<String> = []
  /// The catalogs that do not exist where a project lists them: the name of the folder and of the
  /// file. One with these names may be what is meant.
  private var lost: Set<String> = []
  private let packages: Set<String>

  /// Reads the projects of a tree.
  init(_ tree: SourceTree, exists: (String) -> Bool, read: (String) -> [UInt8]?) {
    packages = tree.packages
    for path in tree.projects {
      let folder = PathName.folder(of: PathName.folder(of: path))
      guard let contents = read(path), let project = XcodeProject(contents, folder: folder) else {
        continue
      }
      projects.append(project)
      references.formUnion(project.references.keys)
      for (path, spelled) in project.references
      where CatalogFile.format(ofPath: path) != nil && !exists(spelled) {
        lost.insert(Self.names(path))
      }
    }
  }

  /// Whether a project may build the catalog at a path from the root of the file system.
  func contain(_ path: String) -> Bool {
    guard let format = CatalogFile.format(ofPath: path), format != .xliff else { return true }
    let covering = projects.filter { path.hasPrefix($0.folder == "/" ? "/" : $0.folder + "/") }
    guard !covering.isEmpty, covering.allSatisfy({ $0.hasCatalogs && !$0.copiesFolders }) else {
      return true
    }
    var folder = path
    while folder != "/", folder != "." {
      if references.contains(folder.lowercased()) || packages.contains(folder) { return true }
      folder = PathName.folder(of: folder)
    }
    return packages.contains(folder) || lost.contains(Self.names(path.lowercased()))
  }

  private static func names(_ path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
  }
}
