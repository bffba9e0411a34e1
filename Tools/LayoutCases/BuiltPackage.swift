import Foundation

/// The products of a build of this package for a program that imports `Calque`: compiler arguments,
/// objects and libraries, as listed in the package's manifest.
struct BuiltPackage {
  let compilerArguments: [String]
  let linkerArguments: [String]

  private struct Manifest: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let pkgConfig: String?
      let path: String?
      let dependencies: [Dependency]
      let settings: [Setting]
    }

    struct Dependency: Decodable {
      let byName: Reference?
      let target: Reference?
      var name: String? { (byName ?? target)?.name }

      /// A list of a name and a condition, of which only the name is used.
      struct Reference: Decodable {
        let name: String?

        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          name = try list.decodeIfPresent(String.self)
        }
      }
    }

    struct Setting: Decodable {
      struct Kind: Decodable {
        struct Value: Decodable {
          let value: String
          enum CodingKeys: String, CodingKey { case value = "_0" }
        }
        let linkedLibrary: Value?
      }
      let kind: Kind
    }

    let targets: [Target]
  }

  init(root: URL, products: URL) throws {
    let dump = try run("swift", ["package", "dump-package"], in: root)
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
    let targets = Dictionary(
      manifest.targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var needed: [Manifest.Target] = []
    var waiting = ["Calque"]
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted, let target = targets[name] else { continue }
      needed.append(target)
      waiting += target.dependencies.compactMap(\.name)
    }
    var compiler = ["-I", products.appending(path: "Modules").path]
    var linker: [String] = []
    var libraries: Set<String> = ["stdc++"]
    for target in needed {
      let build = products.appending(path: "\(target.name).build")
      if target.type == "system" {
        let folder = root.appending(path: target.path ?? "Sources/\(target.name)")
        compiler += ["-Xcc", "-fmodule-map-file=\(folder.path)/module.modulemap"]
        if let package = target.pkgConfig {
          let flags = try run("pkg-config", ["--cflags-only-I", package]).output
          for flag in flags.split(whereSeparator: \.isWhitespace) {
            compiler += ["-Xcc", String(flag)]
          }
        }
      } else {
        let map = build.appending(path: "module.modulemap").path
        if FileManager.default.fileExists(atPath: map) {
          compiler += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        let sources = root.appending(path: target.path ?? "Sources/\(target.name)")
        linker += Self.objects(in: build, of: sources)
      }
      libraries.formUnion(target.settings.compactMap(\.kind.linkedLibrary?.value))
    }
    compilerArguments = compiler
    linkerArguments = linker + libraries.sorted().map { "-l\($0)" }
  }

  /// Returns the objects of existing sources: a build folder also keeps those of removed ones.
  private static func objects(in folder: URL, of sources: URL) -> [String] {
    let names = Set(files(in: sources).map { "\($0.lastPathComponent).o" })
    return files(in: folder).filter { names.contains($0.lastPathComponent) }.map(\.path).sorted()
  }

  private static func files(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL } ?? []
  }
}
