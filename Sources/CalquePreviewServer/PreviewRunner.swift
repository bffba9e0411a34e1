import Foundation

/// The program that shows the previews: a package of its own, which depends on the one with the
/// previews.
package struct PreviewRunner: Sendable {
  private let previewed: PreviewedPackage
  /// The folder of the program's package.
  package let folder: String

  /// The folder for what is built.
  package let scratchPath: String

  /// - Parameters:
  ///   - previewed: The package with the previews.
  ///   - folder: The folder of the program's package.
  ///   - scratchPath: The folder for what is built; if nil, one in the folder of the program.
  package init(_ previewed: PreviewedPackage, folder: String, scratchPath: String? = nil) {
    self.previewed = previewed
    self.folder = folder
    self.scratchPath = scratchPath ?? "\(folder)/.build"
  }

  /// The path of the program, once it is built.
  package var program: String { "\(scratchPath)/debug/PreviewRunner" }

  /// The manifest.
  package var manifest: String {
    let products = previewed.libraries.map {
      "        .product(name: \(literal($0.product)), package: \(literal(previewedName))),"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Made by `calque preview`.
      let package = Package(
        name: "preview-runner",
        dependencies: [
          .package(path: \(literal(previewed.folder))),
          \(previewed.dependency),
        ],
        targets: [
          .executableTarget(
            name: "PreviewRunner",
            dependencies: [
              .product(name: "CalquePreview", package: \(literal(previewed.packageName))),
      \(products.joined(separator: "\n"))
            ])
        ]
      )

      """
  }

  /// The name of a package in a folder is that of the folder.
  private var previewedName: String {
    previewed.folder.split(separator: "/").last.map { $0.lowercased() } ?? previewed.name
  }

  /// The source.
  package var source: String {
    let modules = Set(previewed.libraries.flatMap(\.modules)).sorted()
    let imports = (["CalquePreview", "Foundation"] + modules).map { "import \($0)" }
    return """
      \(imports.joined(separator: "\n"))

      // Made by `calque preview`. The arguments are the catalogs.
      await PreviewWorker.run(
        catalogs: CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) })

      """
  }

  /// Writes the package. Files that are as they should be stay, so that nothing is built again.
  package func write() throws {
    try write(manifest, to: "Package.swift")
    try write(source, to: "Sources/PreviewRunner/main.swift")
  }

  private func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(name)")
    if (try? String(contentsOf: url, encoding: .utf8)) == text { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
