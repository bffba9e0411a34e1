import CalqueCatalogs

/// The catalogs of a git repository as the next commit will have them.
package struct GitIndex {
  /// The contents of files that differ on disk from the index, by the paths of a walk.
  package let contents: [String: [UInt8]]
  /// The contents of files in the index that are not on disk, by their paths from the root of the
  /// file system.
  let deleted: [(place: String, contents: [UInt8])]
  /// Whether there is an earlier commit.
  package let hasCommits: Bool
  private let paths: Set<String>

  /// Reads the index for the files that a walk found.
  package init(_ walk: FileWalk) throws(GitHistory.Failure) {
    let places = WalkPlaces(walk)
    let top = try GitHistory.top(places.folder)
    var names: [String: String] = [:]
    let listing = try GitHistory.git(
      top, ["ls-files", "--stage", "-z", "--"] + GitHistory.catalogs)
    for line in listing.records {
      // mode object stage<tab>path; links and submodules are not files.
      let fields = line.split(separator: "\t", maxSplits: 1)
      let numbers = fields[0].split(separator: " ")
      guard fields.count == 2, line.hasPrefix("100"), numbers.count == 3, numbers[2] == "0" else {
        continue
      }
      names[String(fields[1])] = String(numbers[1])
    }
    let differing = try GitHistory.git(
      top, ["diff", "--name-only", "-z", "--no-ext-diff", "--"] + GitHistory.catalogs
    ).records.map(String.init).filter { names[$0] != nil }
    let changed = try GitHistory.contents(of: differing, names, top)
    let folder = top.hasSuffix("/") ? top : top + "/"
    deleted = changed.sorted { $0.key < $1.key }.map { (folder + $0.key, $0.value) }
      .filter { !FileBytes.exists($0.place) }
    var paths: Set<String> = []
    var contents: [String: [UInt8]] = [:]
    for (path, place) in places.places where place.hasPrefix(folder) {
      let name = String(place.dropFirst(folder.count))
      guard names[name] != nil else { continue }
      paths.insert(path)
      contents[path] = changed[name]
    }
    self.paths = paths
    self.contents = contents
    hasCommits =
      ChildProcess.run(["git", "-C", top, "rev-parse", "--verify", "--quiet", "HEAD"], input: [])?
      .status == 0
  }

  /// Whether a file is in the index.
  ///
  /// - Parameter path: The path of the walk.
  package func has(_ path: String) -> Bool { paths.contains(path) }
}
