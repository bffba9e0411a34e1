package import CalqueCatalogs
package import CalqueDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files to convert at some paths.
package struct ConversionInputs {
  /// The catalogs.
  package private(set) var catalogs: [Catalog] = []
  /// Files of other systems.
  package private(set) var exchanges: [CatalogConversion.Exchange] = []
  /// The problems, in the order of the files. Nothing can be converted because of an error;
  /// warnings lose something.
  package private(set) var failures: [FileError] = []

  /// The supported kinds of files.
  private enum Kind {
    case catalog
    case portableObject
    case android
  }

  private var visited: Set<String> = []

  /// Reads files, and all files in folders: catalogs, `.po` files, and `.xml` files in `values`
  /// folders. Hidden files and the sources in an `.xcloc` are skipped.
  package init(_ paths: [String]) {
    for path in paths { visit(path, isGiven: true) }
  }

  private static func kind(of path: String, isGiven: Bool) -> Kind? {
    if CatalogFile.format(ofPath: path) != nil { return .catalog }
    let name = path.lowercased()
    if name.hasSuffix(".po") || (isGiven && name.hasSuffix(".pot")) { return .portableObject }
    guard name.hasSuffix(".xml") else { return nil }
    let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    return isGiven || folder == "values" || folder.hasPrefix("values-") ? .android : nil
  }

  private mutating func fail(_ path: String, _ reason: String) {
    failures.append(FileError(path: path, reason: reason))
  }

  private mutating func visit(_ path: String, isGiven: Bool) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if isGiven { fail(path, String(cString: strerror(errno))) }
      return
    }
    guard visited.insert("\(status.st_dev)/\(status.st_ino)").inserted else { return }
    if status.st_mode & S_IFMT == S_IFDIR { return walk(path) }
    guard let kind = Self.kind(of: path, isGiven: isGiven) else {
      if isGiven {
        fail(
          path,
          "Expected a folder, .xcstrings, .strings, .stringsdict, .xliff, .po or Android's .xml")
      }
      return
    }
    switch FileBytes.read(path) {
    case .success(let bytes): read(bytes, path, kind)
    case .failure(let error): failures.append(error)
    }
  }

  private mutating func walk(_ folder: String) {
    guard let handle = opendir(folder) else {
      return fail(folder, String(cString: strerror(errno)))
    }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix("."), name != "Source Contents" { names.append(name) }
    }
    closedir(handle)
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    for name in names { visit(prefix + name, isGiven: false) }
  }

  private mutating func read(_ bytes: [UInt8], _ path: String, _ kind: Kind) {
    switch kind {
    case .catalog:
      let read = CatalogFile.readAll(bytes, path: path)
      if read.isEmpty { fail(path, "Files of this format are not supported") }
      for catalog in read { check(catalog) }
      catalogs += read
    case .portableObject:
      let file = PortableObject(path: path, contents: bytes)
      check(file.problems, file.source)
      exchanges.append(.portableObject(file))
    case .android:
      let file = AndroidResources(SourceText(path: path, contents: bytes))
      check(file.problems, file.source)
      exchanges.append(.android(file))
    }
  }

  /// Reports what the reader lost, which would otherwise be lost silently.
  private mutating func check(_ catalog: Catalog) {
    for problem in catalog.problems where problem.effect >= .losesEntries {
      // The runtime ignores all but the last of equal keys; so does every format.
      let isFatal = problem.code != .duplicateKey && problem.code != .emptyFile
      failures.append(
        FileError(
          catalog.source.place(at: problem.range), problem.message,
          severity: isFatal ? .error : .warning))
    }
  }

  private mutating func check(_ problems: [ExchangeProblem], _ source: SourceText) {
    for problem in problems where problem.severity > .information {
      failures.append(
        FileError(
          source.place(at: problem.range),
          problem.hint.map { "\(problem.message). \($0)" } ?? problem.message,
          severity: problem.severity))
    }
  }
}
