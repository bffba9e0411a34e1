import Foundation

/// The package for Linux that compiles the files of an app that can be compiled.
package struct AdoptedPackage {
  private let folder: String
  private let source: PackageSource
  private let result: Adoption.Result
  private let products: Set<String>
  private let assets: String?

  /// Makes a package.
  ///
  /// - Parameters:
  ///   - folder: The folder to write it to.
  ///   - source: Where Calque is.
  ///   - result: What compiles.
  ///   - products: The modules that Calque's products have.
  ///   - assets: The folder of the app, for pictures and colours of views that name no bundle.
  package init(
    folder: String, source: PackageSource, result: Adoption.Result, products: Set<String>,
    assets: String? = nil
  ) {
    (self.folder, self.source, self.result, self.products) = (folder, source, result, products)
    self.assets = assets
  }

  /// Writes the package. Files of stubs stay as they are; other files are written again.
  ///
  /// - Throws: An error of Foundation if a file cannot be written.
  package func write() throws {
    for verdict in modules {
      let name = verdict.module.name
      let target = "\(folder)/Sources/\(name)"
      try write(
        "// The files that Conditions.txt lists are compiled as copies, in which os(iOS) holds.\n",
        to: "\(target)/\(name)+Calque.swift")
      // The program of the package is Screens.
      let list = verdict.compiled.filter { !$0.isEntryPoint }.map { relative($0.path) }
      try write(list.joined(separator: "\n") + "\n", to: "\(target)/Conditions.txt")
      try writePatches(of: verdict, to: "\(target)/Placeholders")
      if !verdict.module.resources.isEmpty {
        try write(
          GeneratedSources.resourceAccessor(verdict.module), to: "\(target)/ResourceAccessor.swift")
      }
      if products.contains("SwiftUI"),
        let symbols = GeneratedSources.assetSymbols(verdict.module, verdict.sources)
      {
        try write(symbols, to: "\(target)/AssetSymbols.swift")
      }
    }
    try write(screens, to: "\(folder)/Sources/Screens/Screens.swift")
    try write(manifest, to: "\(folder)/Package.swift")
    try write(".build/\n.adopt/\n", to: "\(folder)/.gitignore")
  }

  /// The modules with files that compile.
  private var modules: [ModuleVerdict] {
    result.verdicts.filter { !$0.compiled.isEmpty || !$0.patched.isEmpty }
  }

  /// Writes the copies in which views that do not compile have placeholders.
  private func writePatches(of verdict: ModuleVerdict, to folder: String) throws {
    if FileManager.default.fileExists(atPath: folder) {
      try FileManager.default.removeItem(atPath: folder)
    }
    for (number, source) in verdict.patched.enumerated() where !source.isEntryPoint {
      let name = URL(fileURLWithPath: source.path).deletingPathExtension().lastPathComponent
      let text = String(decoding: verdict.patches[source.path] ?? [], as: UTF8.self)
      try write(text, to: "\(folder)/\(number)-\(name).swift")
    }
  }

  // MARK: Files

  var manifest: String {
    let stubs = result.stubs.keys.sorted()
    let stubTargets = stubs.map { name in
      let needed = imports(ofStub: name).sorted().compactMap { other in
        other == name
          ? nil
          : products.contains(other)
            ? product(other)
            : stubs.contains(other) ? "\"\(other)\"" : nil
      }
      let dependencies =
        needed.isEmpty ? "" : ", dependencies: [\(needed.joined(separator: ", "))]"
      return
        "    .target(name: \"\(name)\"\(dependencies), path: \"Stubs/\(name)\", swiftSettings: [.swiftLanguageMode(.v5)]),"
    }
    let names = modules.map(\.module.name)
    let targets = modules.map { verdict in
      """
          .target(
            name: "\(verdict.module.name)",
            dependencies: [\(dependencies(of: verdict, names, stubs).joined(separator: ", "))],
            exclude: ["Conditions.txt"],
            swiftSettings: [.swiftLanguageMode(.v\(verdict.module.languageVersion))],
            plugins: [.plugin(name: "CalqueConditions", package: "\(source.packageName)")]),
      """
    }
    let screens = (names.map { "\"\($0)\"" } + [product("CalqueTesting")]).joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      // Written by 'calque adopt'. It is written again when that runs again.
      import PackageDescription

      let package = Package(
        name: "adopted",
        dependencies: [\(source.declaration)],
        targets: [
      \((stubTargets + targets).joined(separator: "\n"))
          // Draws the previews: swift run Screens FOLDER [CATALOGS]
          .executableTarget(name: "Screens", dependencies: [\(screens)]),
        ]
      )

      """
  }

  /// The modules that a stub imports.
  private func imports(ofStub name: String) -> Set<String> {
    // A Calque without a module of this name.
    if name == "SwiftUI" { return ["Calque"] }
    let path = "\(folder)/Stubs/\(name)/\(name).swift"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return [] }
    return Set(SourceFile(path: path, bytes: Array(data)).imports)
  }

  private func dependencies(
    of verdict: ModuleVerdict, _ modules: [String], _ stubs: [String]
  ) -> [String] {
    var imports = Set((verdict.compiled + verdict.patched).flatMap(\.imports))
    if !AssetSymbols(folders: verdict.module.resources).isEmpty { imports.insert("SwiftUI") }
    let own = (modules + stubs).filter { imports.contains($0) && $0 != verdict.module.name }
    let others = imports.subtracting(own).intersection(products).sorted()
    return own.map { "\"\($0)\"" } + others.map(product)
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \"\(source.packageName)\")"
  }

  private var screens: String {
    """
    import CalqueTesting
    import Foundation
    \(modules.map { "import \($0.module.name)" }.sorted().joined(separator: "\n"))

    /// Draws the previews of the app, in English and Arabic.
    @main
    struct Screens {
      static func main() async throws {
        let arguments = CommandLine.arguments
        let folder = URL(fileURLWithPath: arguments.count > 1 ? arguments[1] : "Screens")
        let catalogs =
          arguments.count > 2
          ? try CatalogBundle(contentsOf: URL(fileURLWithPath: arguments[2])) : CatalogBundle()
        try await PreviewPage(catalogs: catalogs, locales: ["en", "ar"]) { environment in
          environment.assetFolder = \(assets.map { "\"\($0)\"" } ?? "nil")
        }.write(to: folder)
      }
    }

    """
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  /// A path as the package refers to it.
  private func relative(_ path: String) -> String {
    let own = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let other = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
    let common = zip(own, other).prefix { $0 == $1 }.count
    guard common > 1 else { return path }
    let parts = Array(repeating: "..", count: own.count - common) + other[common...]
    return parts.joined(separator: "/")
  }
}
