import StringCatalogs

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Finds the catalog files under paths.
package struct FileWalk {
  /// The files, each once, folder by folder in the order of their names.
  package private(set) var files: [String] = []
  /// What could not be looked into.
  package private(set) var failures: [LintSummary.Failure] = []

  private struct Identity: Hashable {
    var device: UInt64
    var node: UInt64
  }

  private var visited: Set<Identity> = []

  /// Looks through paths. Folders are walked, links followed; a folder that is reached a second
  /// time, over a link or because it was given twice, is passed over. Hidden folders are passed
  /// over too, unless they are given, and so are links that lead nowhere, unless they are named as
  /// a catalog is. Pipes and devices are never read: one could wait for ever.
  package init(_ paths: [String]) {
    for path in paths { visit(path, isGiven: true) }
  }

  private mutating func visit(_ path: String, isGiven: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if !isGiven, CatalogFile.format(ofPath: path) == nil { return }
      failures.append(LintSummary.Failure(path: path, reason: String(cString: strerror(errno))))
      return
    }
    let identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      node: UInt64(truncatingIfNeeded: status.st_ino))
    if status.st_mode & S_IFMT == S_IFDIR {
      if visited.insert(identity).inserted { walk(path) }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      if isGiven || CatalogFile.format(ofPath: path) != nil {
        failures.append(LintSummary.Failure(path: path, reason: "Not a regular file"))
      }
      return
    }
    switch CatalogFile.format(ofPath: path) {
    case .strings, .stringsdict, .xcstrings, .xliff:
      if visited.insert(identity).inserted { files.append(path) }
    case nil:
      guard isGiven else { return }
      failures.append(
        LintSummary.Failure(
          path: path, reason: "Expected a folder, .strings, .stringsdict, .xcstrings or .xliff"))
    }
  }

  private mutating func walk(_ folder: String) {
    guard let handle = opendir(folder) else {
      failures.append(LintSummary.Failure(path: folder, reason: String(cString: strerror(errno))))
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
      // Most files in a project are no catalogs; they cost no further call.
      if isFile, CatalogFile.format(ofPath: name) == nil { continue }
      guard isText else {
        failures.append(
          LintSummary.Failure(path: folder + "/" + name, reason: "Its name is not UTF-8"))
        continue
      }
      names.append((name, isFile))
    }
    closedir(handle)
    names.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for (name, _) in names { visit(prefix + name, isGiven: false) }
  }
}
