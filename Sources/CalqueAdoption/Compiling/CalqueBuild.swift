import CalqueDiagnostics
import Foundation

/// A build of Calque whose modules the files of an app import.
package struct CalqueBuild {
  private let source: PackageSource
  private let work: String

  /// Makes a build in a folder for temporary files.
  package init(_ source: PackageSource, work: String) {
    (self.source, self.work) = (source, work)
  }

  /// Builds Calque.
  ///
  /// - Returns: The folder of the build.
  /// - Throws: A `FileError` if it does not build.
  package func build() throws -> String {
    try prepare()
    let folder = "\(work)/Probe"
    let products = try products(resolvedIn: folder)
    let wanted = products.filter { !$0.hasPrefix("Calque") } + ["CalqueTesting"]
    try writeManifest(in: folder, dependencies: wanted)
    let run = try CommandRun(
      ["swift", "build", "--package-path", folder], output: "\(work)/build.output", timeLimit: 3600)
    guard run.status == 0 else {
      throw FileError(
        path: "\(work)/build.output",
        reason: "Calque does not build; this is what the compiler says")
    }
    return "\(folder)/.build/debug"
  }

  /// Writes a package that depends on Calque, and on none of its products.
  private func prepare() throws {
    let target = "\(work)/Probe/Sources/Probe"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try "".write(toFile: "\(target)/Probe.swift", atomically: true, encoding: .utf8)
    try writeManifest(in: "\(work)/Probe", dependencies: [])
  }

  private func writeManifest(in folder: String, dependencies: [String]) throws {
    let products = dependencies.map {
      ".product(name: \"\($0)\", package: \"\(source.packageName)\")"
    }
    try """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "probe",
      dependencies: [\(source.declaration)],
      targets: [.target(name: "Probe", dependencies: [\(products.joined(separator: ", "))])]
    )

    """.write(toFile: "\(folder)/Package.swift", atomically: true, encoding: .utf8)
  }

  /// The names of Calque's library products.
  ///
  /// - Parameter folder: A package that depends on Calque.
  /// - Throws: A `FileError` if Calque cannot be fetched.
  private func products(resolvedIn folder: String) throws -> [String] {
    let manifest: String
    switch source {
    case .path(let path): manifest = "\(path)/Package.swift"
    case .url:
      let run = try CommandRun(
        ["swift", "package", "--package-path", folder, "resolve"], output: "\(work)/resolve.output")
      guard run.status == 0 else {
        throw FileError(
          path: "\(work)/resolve.output",
          reason: "Calque cannot be fetched; this is what the package manager says")
      }
      manifest = "\(folder)/.build/checkouts/\(source.packageName)/Package.swift"
    }
    return Self.products(inManifest: (try? String(contentsOfFile: manifest, encoding: .utf8)) ?? "")
  }

  /// The names of the library products that a manifest declares.
  static func products(inManifest text: String) -> [String] {
    text.matches(of: #/\.library\(\s*name:\s*"([^"]+)"/#).map { String($0.1) }
  }

  /// The modules that a package can depend on: library products whose module was built.
  package func importable(in build: String) throws -> Set<String> {
    if !FileManager.default.fileExists(atPath: "\(work)/Probe/Package.swift") { try prepare() }
    let products = try products(resolvedIn: "\(work)/Probe")
    return Self.modules(in: build).intersection(products)
  }

  /// The modules of a build.
  static func modules(in build: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(build)/Modules")) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// A folder with the modules of a build, some of them left out.
  ///
  /// - Throws: An error of Foundation if the folder cannot be written.
  package func moduleFolder(of build: String, without hidden: Set<String>) throws -> String {
    let (own, folder) = ("\(build)/Modules", "\(work)/Built")
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for file in try FileManager.default.contentsOfDirectory(atPath: own) {
      guard let name = file.split(separator: ".").first, !hidden.contains(String(name)) else {
        continue
      }
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(file)", withDestinationPath: "\(own)/\(file)")
    }
    return folder
  }

  /// The descriptions of the C modules of Calque and OpenCombine in a build.
  package static func moduleMaps(in build: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return names.sorted()
      .filter { name in ["CCalque", "COpenCombine"].contains { name.hasPrefix($0) } }
      // A target that a plugin starts is built a second time, for the host.
      .filter { $0.hasSuffix(".build") && !$0.hasSuffix("-tool.build") }
      .map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
