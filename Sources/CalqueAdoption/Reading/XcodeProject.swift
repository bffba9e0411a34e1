import CalqueDiagnostics
import Foundation

/// The targets of an Xcode project.
///
/// The file `project.pbxproj` is a property list of objects that name each other by identifiers.
package struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let root: String
  /// The folder that the paths of the project start from.
  private let folder: String
  private let paths: [String: String]

  /// Reads a project.
  ///
  /// - Parameter path: The path of the `.xcodeproj` folder.
  /// - Throws: A `FileError` if its `project.pbxproj` cannot be read.
  package init(at path: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent("project.pbxproj")
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let project = list as? Object, let objects = project["objects"] as? [String: Object],
      let root = project["rootObject"] as? String
    else { throw FileError(path: file.path, reason: "this is not an Xcode project") }
    self.objects = objects
    self.root = root
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL.path
    let main = objects[root] ?? [:]
    let directory = main["projectDirPath"] as? String ?? ""
    folder = Self.join(parent, directory)
    var paths: [String: String] = [:]
    if let group = main["mainGroup"] as? String {
      Self.collect(group, in: folder, objects, root: folder, &paths)
    }
    self.paths = paths
  }

  /// The targets with Swift files, without tests.
  package var modules: [AppModule] {
    strings(objects[root]?["targets"]).compactMap { identifier in
      guard let target = objects[identifier], let name = target["name"] as? String,
        target["isa"] as? String == "PBXNativeTarget",
        !(target["productType"] as? String ?? "").contains("test")
      else { return nil }
      let (version, product) = settings(of: target)
      return AppModule(
        name: AppReader.moduleName(product ?? name), files: files(of: target),
        languageVersion: version, resources: resources(of: target))
    }
  }

  private func files(of target: Object) -> [String] {
    var files = phase("PBXSourcesBuildPhase", of: target).filter { $0.hasSuffix(".swift") }
    for identifier in strings(target["fileSystemSynchronizedGroups"]) {
      guard let path = paths[identifier] else { continue }
      let left = exceptions(of: identifier, for: target).map { Self.join(path, $0) }
      files += AppReader.swiftFiles(in: path).filter { file in
        !left.contains { file == $0 || file.hasPrefix($0 + "/") }
      }
    }
    var known: Set<String> = []
    return files.filter {
      FileManager.default.fileExists(atPath: $0) && known.insert($0).inserted
    }
  }

  private func resources(of target: Object) -> [String] {
    let synchronized = strings(target["fileSystemSynchronizedGroups"]).compactMap { paths[$0] }
    return phase("PBXResourcesBuildPhase", of: target).filter { $0.hasSuffix(".xcassets") }
      + synchronized.flatMap(AppReader.catalogs)
  }

  private func phase(_ kind: String, of target: Object) -> [String] {
    strings(target["buildPhases"]).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == kind }
      .flatMap { strings($0["files"]) }
      .compactMap { objects[$0]?["fileRef"] as? String }
      .compactMap { paths[$0] }
  }

  /// The files of a synchronized folder that do not belong to a target.
  private func exceptions(of group: String, for target: Object) -> [String] {
    strings(objects[group]?["exceptions"]).compactMap { objects[$0] }
      .filter { exception in
        guard let identifier = exception["target"] as? String else { return false }
        return objects[identifier]?["name"] as? String == target["name"] as? String
      }
      .flatMap { strings($0["membershipExceptions"]) }
  }

  /// The version of the language and the name of the module, of the first configuration that has
  /// them.
  private func settings(of target: Object) -> (version: String, product: String?) {
    var version: String?
    var product: String?
    for owner in [target, objects[root] ?? [:]] {
      guard let list = owner["buildConfigurationList"] as? String else { continue }
      for identifier in strings(objects[list]?["buildConfigurations"]) {
        let settings = objects[identifier]?["buildSettings"] as? Object ?? [:]
        version = version ?? settings["SWIFT_VERSION"] as? String
        let name =
          settings["PRODUCT_MODULE_NAME"] as? String ?? settings["PRODUCT_NAME"] as? String
        if let name, !name.contains("$") { product = product ?? name }
      }
    }
    return (version?.hasPrefix("6") == true ? "6" : "5", product)
  }

  // MARK: Paths

  /// Notes the paths of a group's files and of the groups in it.
  private static func collect(
    _ identifier: String, in parent: String, _ objects: [String: Object], root: String,
    _ paths: inout [String: String]
  ) {
    guard let object = objects[identifier], paths[identifier] == nil else { return }
    let own = object["path"] as? String ?? ""
    let base: String
    switch object["sourceTree"] as? String {
    case "SOURCE_ROOT": base = root
    case "<absolute>": base = ""
    default: base = parent
    }
    let path = join(base, own)
    paths[identifier] = path
    for child in object["children"] as? [String] ?? [] {
      collect(child, in: path, objects, root: root, &paths)
    }
  }

  private static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    if path.hasPrefix("/") { return path }
    return URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL.path
  }

  private func strings(_ value: Any?) -> [String] { value as? [String] ?? [] }
}
