import CalqueDiagnostics
import CalqueYAML
import Foundation

/// The targets of a `project.yml`, from which XcodeGen makes an Xcode project: apps that have one
/// often leave the project itself out of their repository.
struct ProjectSpecification {
  /// The modules of the targets that are no tests, in the order of the file.
  private(set) var modules: [AppModule] = []
  /// The files that it includes.
  private(set) var included: Set<String> = []

  private struct Source {
    var path: String
    var excludes: [String]
  }

  /// Reads a specification and the files that it includes.
  ///
  /// - Throws: A `FileError` if the file cannot be read. Included files that are not there are
  ///   passed over.
  init(at path: String) throws(FileError) {
    let value = try Self.read(path)
    var documents: [(folder: String, value: YAMLNode)] = []
    collect(value, at: path, into: &documents)
    var templates: [String: [Source]] = [:]
    for (folder, value) in documents {
      for field in value["targetTemplates"]?.fields ?? [] {
        let name = field.name.text ?? ""
        templates[name, default: []] += Self.sources(of: field.value, in: folder)
      }
    }
    let version = documents.lazy.compactMap { Self.version(in: $0.value["settings"]) }.first
    var places: [String: Int] = [:]
    for (folder, value) in documents {
      for field in value["targets"]?.fields ?? [] where !Self.isTest(field.value) {
        let (name, target) = (field.name.text ?? "", field.value)
        let own = target["templates"]?.values.compactMap(\.text) ?? []
        let sources =
          own.flatMap { templates[$0] ?? [] } + Self.sources(of: target, in: folder)
        let place = places[name] ?? modules.count
        if place == modules.count {
          places[name] = place
          modules.append(AppModule(name: AppReader.moduleName(name), files: []))
        }
        modules[place].add(sources.flatMap(Self.files), sources.flatMap(Self.catalogs))
        modules[place].languageVersion =
          Self.version(in: target["settings"]) ?? version ?? modules[place].languageVersion
      }
    }
  }

  private static func read(_ path: String) throws(FileError) -> YAMLNode {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path: path, reason: "the file cannot be read")
    }
    guard let value = try YAMLReader.read(Array(data), path: path) else {
      throw FileError(path: path, reason: "the file is empty")
    }
    return value
  }

  /// Adds what a file includes, then the file, each with the folder that its paths start from.
  private mutating func collect(
    _ value: YAMLNode, at path: String, into documents: inout [(folder: String, value: YAMLNode)]
  ) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    for entry in value["include"]?.values ?? [] {
      guard let name = entry.text ?? entry["path"]?.text else { continue }
      let file = Self.join(folder, name)
      guard included.insert(file).inserted, let value = try? Self.read(file) else { continue }
      collect(value, at: file, into: &documents)
    }
    documents.append((folder, value))
  }

  private static func isTest(_ target: YAMLNode) -> Bool {
    target["type"]?.text?.contains("test") == true
  }

  /// The language version of settings, which may be below `base`.
  private static func version(in settings: YAMLNode?) -> String? {
    let text = (settings?["base"]?["SWIFT_VERSION"] ?? settings?["SWIFT_VERSION"])?.text
    return text.map { $0.hasPrefix("6") ? "6" : "5" }
  }

  private static func sources(of target: YAMLNode, in folder: String) -> [Source] {
    (target["sources"]?.values ?? []).compactMap { entry in
      guard let path = entry.text ?? entry["path"]?.text else { return nil }
      if let phase = entry["buildPhase"], phase.text != "sources" { return nil }
      return Source(
        path: join(folder, path),
        excludes: entry["excludes"]?.values.compactMap(\.text) ?? [])
    }
  }

  private static func files(of source: Source) -> [String] {
    if source.path.hasSuffix(".swift") {
      return FileManager.default.fileExists(atPath: source.path) ? [source.path] : []
    }
    return AppReader.swiftFiles(in: source.path).filter { !isExcluded($0, from: source) }
  }

  private static func catalogs(of source: Source) -> [String] {
    if source.path.hasSuffix(".xcassets") { return [source.path] }
    return AppReader.catalogs(in: source.path).filter { !isExcluded($0, from: source) }
  }

  /// Whether a pattern matches the path of a file below the source, or a folder around it.
  private static func isExcluded(_ file: String, from source: Source) -> Bool {
    let parts = file.dropFirst(source.path.count + 1).split(separator: "/")
    return source.excludes.contains { pattern in
      parts.indices.contains { last in
        let path = parts[...last].joined(separator: "/")
        // A star matches folders too; `**/` also matches where there is no folder.
        return fnmatch(pattern, path, 0) == 0 || fnmatch(pattern, "/" + path, 0) == 0
      }
    }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    path.hasPrefix("/")
      ? path : URL(fileURLWithPath: "\(folder)/\(path)").standardizedFileURL.path
  }
}

extension AppModule {
  fileprivate mutating func add(_ files: [String], _ resources: [String]) {
    for file in files where !self.files.contains(file) { self.files.append(file) }
    for resource in resources where !self.resources.contains(resource) {
      self.resources.append(resource)
    }
  }
}
