import CalqueCatalogs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files around catalogs that tell what a project does with them: sources, interface files,
/// Xcode projects and the manifests of other build tools.
struct SourceTree {
  /// The files whose texts may name keys.
  private(set) var sources: [String] = []
  /// Whether any of them is code or an interface file.
  private(set) var hasCode = false
  /// The `project.pbxproj` files.
  private(set) var projects: [String] = []
  /// The folders whose files another tool than an Xcode project may build.
  private(set) var packages: Set<String> = []
  /// The names of nibs and storyboards, whose tables have the identifiers of objects as keys.
  private(set) var nibs: Set<String> = []

  /// An empty tree.
  init() {}

  /// The files below some folders. Hidden folders, links and folders of fetched or built files are
  /// passed over.
  init(folders: [String]) {
    for folder in folders { walk(folder, depth: 0) }
  }

  /// Adds a file, if it tells anything.
  ///
  /// - Parameter path: The path from the root of the file system.
  mutating func add(_ path: String) {
    let name =
      path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
    if name == "project.pbxproj" {
      projects.append(path)
      return
    }
    if Self.manifests.contains(String(name)) || name.hasSuffix(".podspec") {
      packages.insert(PathName.folder(of: path))
    }
    guard let kind = SourceKind(name: name) else { return }
    sources.append(path)
    if kind.isCode { hasCode = true }
    if kind == .nib, let point = name.lastIndex(of: ".") { nibs.insert(String(name[..<point])) }
  }

  /// Swift packages, XcodeGen, Tuist, Bazel and CMake.
  private static let manifests: Set<String> = [
    "Package.swift", "project.yml", "project.yaml", "Project.swift", "BUILD", "BUILD.bazel",
    "CMakeLists.txt",
  ]

  /// The deepest folder that is searched.
  private static let depthLimit = 60

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit, let handle = opendir(folder) else { return }
    var (files, folders): ([String], [String]) = ([], [])
    while let entry = readdir(handle) {
      let kind = entry.pointee.d_type
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.hasPrefix(".") { continue }
      if kind == UInt8(DT_REG) { files.append(name) }
      if kind == UInt8(DT_DIR), !Project.isFetchedOrBuilt(name) { folders.append(name) }
    }
    closedir(handle)
    let prefix = folder == "/" ? folder : folder + "/"
    for name in files.sorted() { add(prefix + name) }
    for name in folders.sorted() { walk(prefix + name, depth: depth + 1) }
  }
}

/// How a source spells texts.
enum SourceKind {
  /// Literals in quotes.
  case code
  /// An interface file in XML.
  case nib
  /// Other XML.
  case markup
  /// Data in quotes.
  case data

  /// The kind of a file by its name; nil if it is no source.
  init?(name: Substring) {
    guard let point = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    switch name[name.utf8.index(after: point)...] {
    case "swift", "m", "mm", "h", "c", "cc", "cpp", "hpp", "pch": self = .code
    case "xib", "storyboard": self = .nib
    case "plist", "intentdefinition", "xml", "html": self = .markup
    case "json", "js", "ts", "tsx", "jsx", "dart", "metal": self = .data
    default: return nil
    }
  }

  /// Whether programs are written in it.
  var isCode: Bool { self == .code || self == .nib }
  /// Whether texts are spelled as in XML.
  var isMarkup: Bool { self == .nib || self == .markup }
}
