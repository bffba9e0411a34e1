import CalqueDiagnostics
package import Foundation

/// Finds the modules of an app in its folder.
package enum AppReader {
  /// Folders that do not belong to the app.
  private static let foreign: Set = [
    "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "checkouts", "build",
  ]

  /// Returns the modules of the Xcode projects and packages in a folder.
  ///
  /// - Parameters:
  ///   - path: An `.xcodeproj`, a folder of a package, or a folder of an app. Where a project is
  ///     left out, a `project.yml` of XcodeGen's says what is in it. A folder with none of them
  ///     is one module.
  ///   - describePackage: Returns what `swift package dump-package` prints for a folder.
  ///   - report: Takes what is said of a package that cannot be read, which is passed over if there
  ///     is something else to read.
  /// - Throws: A `FileError` if there is nothing to read.
  package static func modules(
    at path: String, describePackage: (String) throws -> Data, report: (String) -> Void = { _ in }
  ) throws -> [AppModule] {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw FileError(path: path, reason: "there is no such file or folder")
    }
    if url.pathExtension == "xcodeproj" { return try XcodeProject(at: url.path).modules }
    let (projects, packages, specifications) = found(in: url)
    var modules: [AppModule] = []
    var failures: [FileError] = []
    for folder in packages {
      do throws(FileError) {
        modules += named(try manifest(in: folder, describePackage).modules, besides: modules)
      } catch {
        failures.append(error)
        report("\(error); it is passed over")
      }
    }
    for project in projects {
      modules += named(try XcodeProject(at: project).modules, besides: modules)
    }
    if projects.isEmpty {
      modules += named(
        specified(by: specifications, report: report, failures: &failures), besides: modules)
    }
    if projects.isEmpty, packages.isEmpty, modules.allSatisfy(\.files.isEmpty) {
      let name = moduleName(url.lastPathComponent)
      modules = [
        AppModule(name: name, files: swiftFiles(in: url.path), resources: catalogs(in: url.path))
      ]
    }
    modules = withoutRepetition(modules.filter { !$0.files.isEmpty })
    guard !modules.isEmpty else {
      throw failures.first ?? FileError(path: path, reason: "there are no Swift files")
    }
    return modules
  }

  /// The modules of specifications of projects that no other one includes.
  private static func specified(
    by paths: [String], report: (String) -> Void, failures: inout [FileError]
  ) -> [AppModule] {
    var found: [(path: String, specification: ProjectSpecification)] = []
    for path in paths {
      do throws(FileError) {
        found.append((path, try ProjectSpecification(at: path)))
      } catch {
        failures.append(error)
        report("\(error); it is passed over")
      }
    }
    let included = found.reduce(into: Set<String>()) { $0.formUnion($1.specification.included) }
    return found.filter { !included.contains($0.path) }.flatMap(\.specification.modules)
  }

  private static func manifest(
    in folder: String, _ describePackage: (String) throws -> Data
  ) throws(FileError) -> PackageManifest {
    let data: Data
    do { data = try describePackage(folder) } catch {
      throw FileError(path: folder, reason: "\(error)")
    }
    return try PackageManifest(data, folder: folder)
  }

  /// A name as modules have it: letters, digits and underscores.
  static func moduleName(_ name: String) -> String {
    let characters = name.unicodeScalars.map { scalar -> Character in
      let isLetter = CharacterSet.alphanumerics.contains(scalar) || scalar == "_"
      return isLetter ? Character(scalar) : "_"
    }
    let text = String(characters)
    return text.first?.isNumber == true ? "_" + text : text
  }

  /// The Swift files in a folder, tests and foreign code left out.
  static func swiftFiles(in folder: String) -> [String] {
    guard
      let paths = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil,
        options: [.skipsHiddenFiles])
    else { return [] }
    var files: [String] = []
    for case let url as URL in paths {
      let name = url.lastPathComponent
      if foreign.contains(name) || isOfTests(name) && url.hasDirectoryPath {
        paths.skipDescendants()
      } else if url.pathExtension == "swift", name != "Package.swift" {
        files.append(url.standardizedFileURL.path)
      }
    }
    return files.sorted()
  }

  /// The asset catalogs in a folder.
  static func catalogs(in folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".xcassets") }.sorted().map { "\(folder)/\($0)" }
  }

  static func isOfTests(_ name: String) -> Bool {
    name.hasSuffix("Tests") || name.hasSuffix("UITests") || name == "Tests"
  }

  private static func found(
    in folder: URL
  ) -> (projects: [String], packages: [String], specifications: [String]) {
    guard
      let paths = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return ([], [], []) }
    var (projects, packages, specifications): ([String], [String], [String]) = ([], [], [])
    for case let url as URL in paths {
      let name = url.lastPathComponent
      if url.pathExtension == "xcodeproj" {
        projects.append(url.standardizedFileURL.path)
        paths.skipDescendants()
      } else if foreign.contains(name) || isOfTests(name) || url.pathExtension == "swiftpm" {
        paths.skipDescendants()
      } else if name == "Package.swift" {
        packages.append(url.deletingLastPathComponent().standardizedFileURL.path)
      } else if name == "project.yml" || name == "project.yaml" {
        specifications.append(url.standardizedFileURL.path)
      }
    }
    return (projects.sorted(), packages.sorted(), specifications.sorted())
  }

  /// Modules whose names are those of other projects' modules get a number: they are not one.
  private static func named(_ modules: [AppModule], besides others: [AppModule]) -> [AppModule] {
    let taken = Set((others + modules).map(\.name))
    let files = Dictionary(grouping: others, by: \.name).mapValues { Set($0.flatMap(\.files)) }
    return modules.map { module in
      guard let known = files[module.name], !module.files.isEmpty,
        known.isDisjoint(with: module.files)
      else { return module }
      var module = module
      let base = module.name
      var number = 2
      while taken.contains("\(base)_\(number)") { number += 1 }
      module.name = "\(base)_\(number)"
      return module
    }
  }

  /// Modules of one name are one: a project has a target for each platform.
  private static func withoutRepetition(_ modules: [AppModule]) -> [AppModule] {
    var result: [AppModule] = []
    for module in modules {
      if let index = result.firstIndex(where: { $0.name == module.name }) {
        let known = Set(result[index].files)
        result[index].files += module.files.filter { !known.contains($0) }
        let resources = Set(result[index].resources)
        result[index].resources += module.resources.filter { !resources.contains($0) }
      } else {
        result.append(module)
      }
    }
    return result
  }
}
