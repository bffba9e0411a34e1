import CalqueCatalogs

/// Where the files of a walk are, without links.
struct WalkPlaces {
  /// The paths from the root of the file system, by those of the walk.
  let places: [String: String]
  /// A folder in the repository that the files are in.
  let folder: String

  init(_ walk: FileWalk) {
    var folders: [String: String] = [:]
    var places: [String: String] = [:]
    for file in walk.found {
      let path = walk.search.absolute(file.path)
      let folder = PathName.folder(of: path)
      let real = folders[folder] ?? PathName.real(folder)
      folders[folder] = real
      places[file.path] =
        (real == "/" ? "" : real) + path.dropFirst(folder == "/" ? 0 : folder.count)
    }
    self.places = places
    let first = walk.found.first.flatMap { places[$0.path] }.map(PathName.folder)
    folder = first.flatMap { FileBytes.exists($0) ? $0 : nil } ?? walk.search.workingFolder
  }
}
