import CalqueCatalogs
import CalqueDiagnostics

/// The files that an Xcode project lists (`project.pbxproj`), whether a target builds them or not.
struct XcodeProject {
  /// The folder with the project.
  let folder: String
  /// The files and folders, by their paths in lower case: a folder means everything in it.
  private(set) var references: [String: String] = [:]
  /// Whether it lists any catalog, or a folder that may have some.
  private(set) var hasCatalogs = false
  /// Whether a script of the project copies folders of languages.
  private(set) var copiesFolders = false

  private typealias Fields = [String: PropertyListNode]

  /// Reads a project. Returns nil if it cannot be read.
  ///
  /// - Parameter folder: The folder with the project, from the root of the file system.
  init?(_ contents: [UInt8], folder: String) {
    self.folder = folder
    let list = PropertyList(SourceText(path: "project.pbxproj", contents: contents))
    guard list.isReadable, let root = list.root?.member("rootObject")?.value.string,
      let members = list.root?.member("objects")?.value.members
    else { return nil }
    var objects: [String: Fields] = [:]
    for member in members {
      guard let fields = member.value.members else { continue }
      objects[member.key] = Fields(fields.map { ($0.key, $0.value) }) { _, last in last }
    }
    guard let project = objects[root], let group = project["mainGroup"]?.string else { return nil }
    copiesFolders = objects.values.contains { $0["shellScript"]?.string?.contains("lproj") == true }
    let place = project["projectDirPath"]?.string ?? ""
    var seen: Set<String> = []
    let base = place.isEmpty ? folder : PathName.absolute(place, in: folder)
    visit(group, in: base, root: base, objects, &seen, depth: 0)
  }

  /// No project has groups that are nested deeper.
  private static let depthLimit = 200

  /// Collects what a group has.
  private mutating func visit(
    _ name: String, in parent: String, root: String, _ objects: [String: Fields],
    _ seen: inout Set<String>, depth: Int
  ) {
    guard depth < Self.depthLimit, seen.insert(name).inserted, let fields = objects[name] else {
      return
    }
    let path = fields["path"]?.string ?? ""
    let place: String
    switch fields["sourceTree"]?.string ?? "<group>" {
    case "<group>": place = PathName.absolute(path, in: parent)
    case "SOURCE_ROOT": place = PathName.absolute(path, in: root)
    case "<absolute>": place = PathName.absolute(path, in: "/")
    default: return
    }
    switch fields["isa"]?.string ?? "" {
    case "PBXFileReference": add(place)
    case "PBXFileSystemSynchronizedRootGroup", "PBXFileSystemSynchronizedGroup": add(place)
    default:
      guard case .array(let children)? = fields["children"]?.content else { return }
      for child in children.compactMap(\.string) {
        visit(child, in: place, root: root, objects, &seen, depth: depth + 1)
      }
    }
  }

  private mutating func add(_ place: String) {
    references[place.lowercased()] = place
    if hasCatalogs { return }
    let name = place.split(separator: "/").last ?? ""
    hasCatalogs =
      CatalogFile.format(ofPath: place) != nil || name.hasSuffix(".lproj") || !name.contains(".")
  }
}
