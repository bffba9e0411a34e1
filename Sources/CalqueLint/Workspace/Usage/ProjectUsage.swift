import CalqueCatalogs
import CalqueDiagnostics

/// What the project around some catalogs does with them: which files it builds, and which keys its
/// sources may name. Nothing is read before it is asked for.
final class ProjectUsage {
  /// Where the files are.
  struct Files {
    /// The folders that are searched, from the root of the file system.
    var folders: [String] = []
    /// Files in memory besides, by their paths.
    var contents: [String: [UInt8]] = [:]
    /// Whether there are files on disk.
    var readsDisk = true
    /// The folder that relative paths begin in.
    var workingFolder = ""
    /// The number of threads that read sources.
    var jobs = 1
  }

  private let files: Files
  private let read: FileContents
  /// The paths of files in memory, from the root of the file system.
  private let inMemory: Set<String>
  /// Reads the file at a path from the root of the file system.
  private let readPlace: FileContents
  private let tables: [String]
  private var texts: [FileGroup.TableName: TableKeys] = [:]
  private lazy var groups = Self.members(of: tables)
  private lazy var tree = makeTree()
  private lazy var built = BuiltFiles(
    tree, exists: exists, read: { try? self.readPlace($0).get() })
  private lazy var words = SourceWords.words(of: tree.sources, jobs: files.jobs, readPlace)

  /// The usage of some catalogs.
  ///
  /// - Parameters:
  ///   - tables: Their paths.
  ///   - read: Reads a file.
  init(_ files: Files, tables: [String], read: @escaping FileContents) {
    (self.files, self.tables, self.read) = (files, tables, read)
    let contents = Dictionary(
      files.contents.map { (PathName.absolute($0.key, in: files.workingFolder), $0.value) }
    ) { first, _ in first }
    inMemory = Set(contents.keys)
    let readsDisk = files.readsDisk
    readPlace = { path in
      if let bytes = contents[path] { return .success(bytes) }
      return readsDisk
        ? FileBytes.read(path, limit: LintFile.limit)
        : .failure(FileError(path: path, reason: "No such file or directory"))
    }
  }

  /// Whether a project may build the catalog at a path.
  func mayBuild(_ path: String) -> Bool { built.contain(absolute(path)) }

  /// Whether a source may use the text of a key. If it is not understood how the sources use most
  /// keys of its table, they may use all of them.
  func mayUse(_ key: String, in path: String) -> Bool {
    if KeyText.isObject(key) || !tree.hasCode { return true }
    let table = FileGroup.parts(of: path).table
    let name = table.name.split(separator: "/").last ?? table.name
    guard !Self.isOfSystem(name), !tree.nibs.contains(String(name)) else { return true }
    if words.mayName(key) { return true }
    let keys = keys(of: table, path)
    return keys.isUnknown || keys.extracted.contains(ScalarKey(key))
  }

  /// Whether a catalog is an input of tests: below the folders that were given.
  func isOfTests(_ path: String) -> Bool {
    let path = absolute(path)
    let folder = files.folders.filter { path.hasPrefix($0 == "/" ? $0 : $0 + "/") }
      .max { $0.utf8.count < $1.utf8.count }
    guard folder != nil || files.folders.isEmpty else { return false }
    return LintFile.isInTests(String(path.dropFirst(folder.map { $0.utf8.count } ?? 0)))
  }

  // MARK: Files

  private func absolute(_ path: String) -> String {
    PathName.absolute(path, in: files.workingFolder)
  }

  /// Whether there is a file at a path from the root of the file system.
  private func exists(_ path: String) -> Bool {
    files.readsDisk ? FileBytes.exists(path) : inMemory.contains(path)
  }

  private func makeTree() -> SourceTree {
    var tree = files.readsDisk ? SourceTree(folders: files.folders) : SourceTree()
    if !files.readsDisk {
      for path in inMemory.sorted() { tree.add(path) }
    }
    return tree
  }

  // MARK: Keys

  /// The keys of a table.
  private struct TableKeys {
    /// Whether most of them are not found in sources.
    var isUnknown = false
    /// Those that Xcode has found in sources.
    var extracted: Set<ScalarKey> = []
  }

  private static func members(of paths: [String]) -> [FileGroup.TableName: [TableMember]] {
    var members: [FileGroup.TableName: [TableMember]] = [:]
    for case .table(let folder, let name, let all) in FileGroup.groups(of: paths) {
      members[FileGroup.TableName(folder: folder[...], name: name[...])] = all
    }
    return members
  }

  private func keys(of table: FileGroup.TableName, _ path: String) -> TableKeys {
    if let known = texts[table] { return known }
    var paths = [path]
    if let members = groups[table] {
      let source = SourceFolder.names(among: members.map(\.locale), given: nil).first
      paths = (members.first { $0.locale == source } ?? members.first)?.paths ?? paths
    }
    var found = TableKeys()
    var (unnamed, count) = (0, 0)
    for path in paths {
      guard let contents = try? read(path).get(),
        let file = LintFile(path: path, contents: contents)
      else { continue }
      for (key, isExtracted) in Self.keys(of: file) {
        if isExtracted {
          found.extracted.insert(ScalarKey(key))
          continue
        }
        count += 1
        if !words.mayName(key) { unnamed += 1 }
      }
    }
    found.isUnknown = count == 0 || unnamed * 2 > count
    texts[table] = found
    return found
  }

  /// The keys of a file, and whether Xcode finds them in sources whenever it builds the project.
  private static func keys(of file: LintFile) -> [(key: String, isExtracted: Bool)] {
    switch file.content {
    case .strings(let strings): strings.entries.map { (strings.key(of: $0), false) }
    case .catalog(let catalog):
      catalog.entries.map { entry in
        (
          entry.key,
          file.format == .xcstrings
            && !["manual", "migrated", "stale"].contains(entry.extractionState)
        )
      }
    case .exchange: []
    }
  }

  /// Whether the system reads a table, by keys that no source names.
  private static func isOfSystem(_ table: Substring) -> Bool {
    table.hasSuffix("InfoPlist") || table == "Root" || table.hasPrefix("AppShortcuts")
      || table.hasPrefix("AppIntent") || table == "ServicesMenu" || table == "LaunchScreen"
      || table.hasSuffix("Intents")
  }
}
