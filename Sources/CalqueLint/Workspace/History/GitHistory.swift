import CalqueCatalogs

/// The catalogs of a git repository as they were at a commit, compared with those on disk.
package struct GitHistory: Sendable {
  /// Why the history cannot be read.
  package struct Failure: Error, Sendable {
    /// The message.
    package var message: String
  }

  /// The folder of the repository, from the root of the file system, with its slash.
  private let top: String
  /// The paths of the catalogs at the commit, from the repository's folder.
  private let paths: Set<String>
  /// The contents of those that differ from the file on disk.
  private let changed: [String: [UInt8]]
  /// The path that a file had at the commit, if it was a different one.
  private let renamed: [String: String]

  /// Reads a commit.
  ///
  /// - Parameters:
  ///   - reference: A name of the commit. With `...` after it, the last commit that it and the
  ///     checked-out commit have in common.
  ///   - folder: A folder in the repository.
  package init(_ reference: String, folder: String) throws(Failure) {
    let folder = try Self.top(folder)
    top = folder.hasSuffix("/") ? folder : folder + "/"
    let commit = try Self.commit(reference, folder)
    var names: [String: String] = [:]
    for line in try Self.git(folder, ["ls-tree", "-r", "-z", "--full-tree", commit]).records {
      // mode type object<tab>path; links and submodules are not files.
      guard line.hasPrefix("100"), let tab = line.firstIndex(of: "\t") else { continue }
      let path = String(line[line.index(after: tab)...])
      guard CatalogFile.format(ofPath: path) != nil else { continue }
      names[path] = line[..<tab].split(separator: " ").last.map { String($0) }
    }
    paths = Set(names.keys)
    var renamed: [String: String] = [:]
    var old: [String] = []
    var fields = try Self.git(
      folder, ["diff", "--name-status", "-z", "-M", "--no-ext-diff", commit, "--"] + Self.catalogs
    ).records[...]
    while let status = fields.popFirst(), let path = fields.popFirst() {
      switch status.first {
      case "R":
        guard let new = fields.popFirst() else { break }
        renamed[String(new)] = String(path)
        old.append(String(path))
      // The origin of a copy is still in its place.
      case "C": fields.removeFirst()
      case "A": break
      default: old.append(String(path))
      }
    }
    self.renamed = renamed
    changed = try Self.contents(of: old.filter { names[$0] != nil }, names, folder)
  }

  /// Returns the path at the commit of a file that is on disk now, or nil if it did not exist.
  ///
  /// - Parameter path: The path from the root of the file system.
  package func pastPath(of path: String) -> String? {
    guard path.hasPrefix(top) else { return nil }
    let name = String(path.dropFirst(top.count))
    let old = renamed[name] ?? name
    // A file that took the name of another file is as new as its contents.
    return paths.contains(old) ? top + old : nil
  }

  /// Whether a file differs from its version at the commit, or did not exist.
  ///
  /// - Parameter path: The path from the root of the file system.
  package func isChanged(_ path: String) -> Bool {
    guard path.hasPrefix(top) else { return true }
    let name = String(path.dropFirst(top.count))
    return renamed[name] != nil || changed[name] != nil || !paths.contains(name)
  }

  /// Returns the contents of a path at that time, or nil if it did not exist.
  ///
  /// - Parameter path: The path of that time, from the root of the file system.
  package func contents(atPastPath path: String) -> [UInt8]? {
    guard path.hasPrefix(top) else { return nil }
    let name = String(path.dropFirst(top.count))
    if let bytes = changed[name] { return bytes }
    guard paths.contains(name), case .success(let bytes) = FileBytes.read(path) else { return nil }
    return bytes
  }

  /// The folder of the repository that a folder is in.
  static func top(_ folder: String) throws(Failure) -> String {
    let head = try git(folder, ["rev-parse", "--show-toplevel"]) {
      $0.contains("dubious ownership") ? $0 : "\(folder) is not in a git repository"
    }
    return String(decoding: head, as: UTF8.self).trimmedEnd
  }

  /// The pathspecs of catalogs.
  static let catalogs = ["strings", "stringsdict", "xcstrings", "xliff"].map {
    ":(icase,top)*.\($0)"
  }

  private static func commit(_ reference: String, _ folder: String) throws(Failure) -> String {
    let isFork = reference.hasSuffix("...")
    let name = isFork ? String(reference.dropLast(3)) : reference
    let answer = try git(
      folder, ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    ) { _ in
      "Unknown commit '\(name)'; a shallow clone has to fetch it first"
    }
    let commit = String(decoding: answer, as: UTF8.self).trimmedEnd
    guard isFork else { return commit }
    let base = try git(folder, ["merge-base", commit, "HEAD"]) { _ in
      "'\(name)' and HEAD have no common commit in this clone"
    }
    return String(decoding: base, as: UTF8.self).trimmedEnd
  }

  /// The contents of files at a commit, by one process.
  static func contents(
    of paths: [String], _ names: [String: String], _ folder: String
  ) throws(Failure) -> [String: [UInt8]] {
    if paths.isEmpty { return [:] }
    let request = paths.map { (names[$0] ?? "") + "\n" }.joined()
    let answer = try git(folder, ["cat-file", "--batch"], input: Array(request.utf8))
    var contents: [String: [UInt8]] = [:]
    var rest = answer[...]
    for path in paths {
      // object type size, a line feed, the contents, a line feed.
      guard let end = rest.firstIndex(of: 0x0A),
        let size = Int(
          String(decoding: rest[..<end], as: UTF8.self).split(separator: " ").last ?? ""),
        rest.endIndex - end > size + 1
      else { throw Failure(message: "git does not provide the earlier contents of \(path)") }
      contents[path] = Array(rest[(end + 1)...].prefix(size))
      rest = rest[(end + 1 + size + 1)...]
    }
    return contents
  }

  static func git(
    _ folder: String, _ arguments: [String], input: [UInt8] = [],
    explain: (String) -> String = { "git: \($0)" }
  ) throws(Failure) -> [UInt8] {
    guard let outcome = ChildProcess.run(["git", "-C", folder] + arguments, input: input),
      outcome.status != 127
    else { throw Failure(message: "git cannot be started") }
    guard outcome.status == 0 else {
      throw Failure(message: explain(String(decoding: outcome.error, as: UTF8.self).trimmedEnd))
    }
    return outcome.output
  }
}

extension [UInt8] {
  /// The texts before NUL bytes.
  var records: [Substring] {
    split(separator: 0).map { Substring(String(decoding: $0, as: UTF8.self)) }
  }
}

extension String {
  /// The text without line feeds at its end.
  fileprivate var trimmedEnd: String {
    var text = self[...]
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}
