import CalqueCatalogs

/// The contents of a cache file.
struct CacheContents: Sendable {
  /// A file whose contents are known while its stamp is unchanged.
  struct File: Hashable, Sendable {
    var stamp: FileStamp
    var digest: ContentDigest
  }

  /// The results of a task.
  struct Task: Sendable {
    /// The paths of the files that were linted, which identify the task.
    var name: [String]
    /// The places that it read, or looked up without finding a file, in the order of the first
    /// access.
    var reads: [FileRead.Place]
    /// Represents the contents of all these places, and everything else that the result depends on.
    var digest: ContentDigest
    /// The result, as in ``CachedResult``.
    var result: ArraySlice<UInt8>
  }

  /// The files, by their paths.
  var files: [ScalarKey: File] = [:]
  /// The tasks, by their names.
  private(set) var tasks: [ScalarKey: Task] = [:]

  /// The first bytes of the file. The last of them changes with the format of the rest.
  private static let mark = Array("calque lint 2\n".utf8)

  /// An empty cache.
  init() {}

  /// Reads a cache file. Returns nil if it is broken, truncated or something else.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark) else { return nil }
    var reader = CacheReader(bytes.dropFirst(Self.mark.count))
    do {
      let sum = try reader.digest()
      let body = try reader.part()
      guard reader.isAtEnd, body.withUnsafeBytes({ ContentDigest($0) }) == sum else { return nil }
      try read(body)
    } catch {
      return nil
    }
  }

  /// Returns the results of the task for some files.
  func task(_ name: [String]) -> Task? { tasks[Self.key(name)] }

  /// Stores the results of a task, replacing earlier ones.
  mutating func insert(_ task: Task) { tasks[Self.key(task.name)] = task }

  // A path does not contain a zero.
  private static func key(_ name: [String]) -> ScalarKey {
    ScalarKey(name.joined(separator: "\0"))
  }

  private mutating func read(_ body: ArraySlice<UInt8>) throws(CacheReader.Broken) {
    var reader = CacheReader(body)
    let places = try reader.all { reader throws(CacheReader.Broken) in
      let place = FileRead.Place(try reader.text(), isPast: try reader.flag())
      let file = try reader.optional { reader throws(CacheReader.Broken) in
        let size = try reader.count()
        let modified = Int64(try reader.integer())
        let changed = Int64(try reader.integer())
        return File(
          stamp: FileStamp(size: size, modified: modified, changed: changed),
          digest: try reader.digest())
      }
      if let file { files[place.path] = file }
      return place
    }
    let tasks = try reader.all { reader throws(CacheReader.Broken) in
      let name = try reader.all { reader throws(CacheReader.Broken) in try reader.text() }
      let reads = try reader.all { reader throws(CacheReader.Broken) in
        let number = try reader.count()
        guard places.indices.contains(number) else { throw CacheReader.Broken() }
        return places[number]
      }
      return Task(
        name: name, reads: reads, digest: try reader.digest(), result: try reader.part())
    }
    for task in tasks { insert(task) }
  }

  /// The bytes of the file. The same contents have the same bytes.
  var bytes: [UInt8] {
    let tasks = self.tasks.values.sorted {
      $0.name.lexicographicallyPrecedes($1.name) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
    var places: [FileRead.Place] = []
    var numbers: [FileRead.Place: Int] = [:]
    func add(_ place: FileRead.Place) {
      guard numbers[place] == nil else { return }
      numbers[place] = places.count
      places.append(place)
    }
    for task in tasks { task.reads.forEach(add) }
    let others = files.keys.map { FileRead.Place($0.string) }.filter { numbers[$0] == nil }
    others.sorted { $0.path.string.utf8.lexicographicallyPrecedes($1.path.string.utf8) }
      .forEach(add)
    var body = CacheWriter()
    body.write(all: places) { body, place in
      body.write(place.path.string)
      body.write(place.isPast)
      body.write(place.isPast ? nil : files[place.path]) { body, file in
        body.write(file.stamp.size)
        body.write(Int(file.stamp.modified))
        body.write(Int(file.stamp.changed))
        body.write(file.digest)
      }
    }
    body.write(all: tasks) { body, task in
      body.write(all: task.name) { $0.write($1) }
      body.write(all: task.reads) { $0.write(numbers[$1] ?? 0) }
      body.write(task.digest)
      body.write(task.result)
    }
    var output = CacheWriter()
    output.write(ContentDigest(body.bytes))
    output.write(body.bytes)
    return Self.mark + output.bytes
  }
}
