import Foundation

/// A build of Calque whose modules the files of an app import.
package struct CalqueBuild {
  private let source: AdoptedPackage.Source
  private let work: String

  /// Makes a build in a folder for temporary files.
  package init(_ source: AdoptedPackage.Source, work: String) {
    (self.source, self.work) = (source, work)
  }

  /// Builds Calque.
  ///
  /// - Returns: The folder of the build.
  /// - Throws: An ``AppReadingError`` if it does not build.
  package func build() throws -> String {
    let folder = "\(work)/Probe"
    let target = "\(folder)/Sources/Probe"
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    let package = source.packageName
    try """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "probe",
      dependencies: [\(source.declaration)],
      targets: [
        .target(
          name: "Probe",
          dependencies: [.product(name: "CalqueTesting", package: "\(package)")])
      ]
    )

    """.write(toFile: "\(folder)/Package.swift", atomically: true, encoding: .utf8)
    try "import CalqueTesting\n"
      .write(toFile: "\(target)/Probe.swift", atomically: true, encoding: .utf8)
    let run = try CommandRun(
      ["swift", "build", "--package-path", folder], output: "\(work)/build.output", timeLimit: 3600)
    guard run.status == 0 else {
      throw AppReadingError(description: "Calque does not build; see \(work)/build.output")
    }
    return "\(folder)/.build/debug"
  }

  /// The modules of a build.
  package static func modules(in build: String) -> Set<String> {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(build)/Modules")) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// The descriptions of Calque's C modules in a build.
  package static func moduleMaps(in build: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: build)) ?? []
    return names.sorted().filter { $0.hasPrefix("CCalque") && $0.hasSuffix(".build") }
      .map { "\(build)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
