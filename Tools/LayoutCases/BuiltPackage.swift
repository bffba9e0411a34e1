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
      /// A product of another package.
      let product: Reference?
      var name: String? { (byName ?? target)?.name }

      /// A list of a name, for products that of the package, and more that is not used.
      struct Reference: Decodable {
        let name: String?
        let package: String?

        init(from decoder: any Decoder) throws {
          var list = try decoder.unkeyedContainer()
          name = try list.decodeIfPresent(String.self)
          package = try? list.decodeIfPresent(String.self)
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

    struct Product: Decodable {
      let name: String
      let targets: [String]
    }

    let products: [Product]
    let targets: [Target]

    init(of package: URL) throws {
      let dump = try run("swift", ["package", "dump-package"], in: package)
      self = try JSONDecoder().decode(Manifest.self, from: Data(dump.output.utf8))
    }
  }

  /// A target, and the folder of its package.
  private struct Needed {
    let target: Manifest.Target
    let package: URL

    var sources: URL { package.appending(path: target.path ?? "Sources/\(target.name)") }
  }

  init(root: URL, products: URL) throws {
    let needed = try Self.needed(for: ["Calque"], of: root, in: root)
    var compiler = ["-I", products.appending(path: "Modules").path]
    var linker: [String] = []
    var libraries: Set<String> = ["stdc++"]
    for needed in needed {
      let target = needed.target
      let build = products.appending(path: "\(target.name).build")
      if target.type == "system" {
        compiler += ["-Xcc", "-fmodule-map-file=\(needed.sources.path)/module.modulemap"]
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
        linker += Self.objects(in: build, of: needed.sources)
      }
      libraries.formUnion(target.settings.compactMap(\.kind.linkedLibrary?.value))
    }
    compilerArguments = compiler
    linkerArguments = linker + libraries.sorted().map { "-l\($0)" }
  }

  /// The targets that some targets of a package consist of, those of its dependencies included.
  private static func needed(
    for names: [String], of package: URL, in root: URL
  ) throws -> [Needed] {
    let manifest = try Manifest(of: package)
    var needed: [Needed] = []
    var products: [String: Set<String>] = [:]
    var waiting = names
    var seen: Set<String> = []
    while let name = waiting.popLast() {
      guard seen.insert(name).inserted,
        let target = manifest.targets.first(where: { $0.name == name })
      else { continue }
      needed.append(Needed(target: target, package: package))
      waiting += target.dependencies.compactMap(\.name)
      for product in target.dependencies.compactMap(\.product) {
        guard let name = product.name, let package = product.package else { continue }
        products[package, default: []].insert(name)
      }
    }
    for (name, products) in products.sorted(by: { $0.key < $1.key }) {
      let package = root.appending(path: ".build/checkouts/\(name)")
      let targets = try Manifest(of: package).products.filter { products.contains($0.name) }
        .flatMap(\.targets)
      needed += try self.needed(for: targets, of: package, in: root)
    }
    return needed
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
