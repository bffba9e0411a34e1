package import Foundation

/// A package whose previews are shown: what the package manager says of it.
package struct PreviewedPackage: Sendable {
  /// Where Calque comes from, in the words of a manifest.
  package let dependency: String
  /// The name by which targets refer to Calque.
  package let packageName: String
  /// The name of the package.
  package let name: String
  /// The folder of the package.
  package let folder: String
  /// The products that are libraries, and the modules of each.
  package let libraries: [(product: String, modules: [String])]
  /// The folders of the sources of all targets in the libraries, by module.
  package let sources: [String: String]

  /// The folders and files in which a change is to be shown.
  var watchedPaths: [String] { sources.values.sorted() + ["\(folder)/Package.swift"] }

  /// Asks the package manager what is in a folder.
  ///
  /// - Throws: `PreviewFailure`.
  package static func described(in folder: String) async throws -> PreviewedPackage {
    let command = ["swift", "package", "--package-path", folder, "describe", "--type", "json"]
    let result = await PreviewSession.run(command)
    // Messages of the package manager come before the JSON.
    guard result.status == 0, let start = result.output.firstIndex(of: "{") else {
      throw PreviewFailure.command(command.joined(separator: " "), output: result.output)
    }
    return try PreviewedPackage(description: Data(result.output[start...].utf8), folder: folder)
  }

  /// Reads what `swift package describe --type json` prints.
  ///
  /// - Parameters:
  ///   - description: The output.
  ///   - folder: The folder of the package.
  /// - Throws: `PreviewFailure` if the package has no library, or does not depend on Calque.
  package init(description: Data, folder: String) throws {
    let described = try JSONDecoder().decode(Description.self, from: description)
    name = described.name
    self.folder = folder
    let libraries = described.products.filter(\.isLibrary)
    guard !libraries.isEmpty else { throw PreviewFailure.noLibrary(described.name) }
    self.libraries = libraries.map { ($0.name, $0.targets) }
    let modules = Set(libraries.flatMap(\.targets))
    sources = Dictionary(
      described.targets.filter { modules.contains($0.name) }.map {
        ($0.name, "\(folder)/\($0.path)")
      },
      uniquingKeysWith: { first, _ in first })
    guard let calque = described.dependencies.first(where: \.isCalque) else {
      throw PreviewFailure.noCalque(described.name)
    }
    packageName = "calque"
    dependency = try calque.declaration()
  }

  /// The parts of the output that are read.
  private struct Description: Decodable {
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: [String]?]

      var isLibrary: Bool { type.keys.contains("library") }
    }

    struct Target: Decodable {
      let name: String
      let path: String
    }

    struct Dependency: Decodable {
      struct Requirement: Decodable {
        struct Range: Decodable {
          let lowerBound: String
          let upperBound: String

          enum CodingKeys: String, CodingKey {
            case lowerBound = "lower_bound"
            case upperBound = "upper_bound"
          }
        }

        let range: [Range]?
        let branch: [String]?
        let revision: [String]?
        let exact: [String]?
      }

      let identity: String
      let path: String?
      let url: String?
      let requirement: Requirement?

      /// Whether this is Calque, by its name or by the manifest in its folder.
      var isCalque: Bool {
        if identity == "calque" { return true }
        guard let path else { return false }
        let manifest = try? String(contentsOfFile: "\(path)/Package.swift", encoding: .utf8)
        return manifest?.contains("name: \"calque\",") == true
      }

      /// The dependency as a manifest declares it.
      func declaration() throws -> String {
        if let path { return ".package(name: \"calque\", path: \(literal(path)))" }
        guard let url else { throw PreviewFailure.noSource(identity) }
        let place = "url: \(literal(url))"
        if let range = requirement?.range?.first {
          return ".package(\(place), \"\(range.lowerBound)\"..<\"\(range.upperBound)\")"
        }
        if let branch = requirement?.branch?.first {
          return ".package(\(place), branch: \(literal(branch)))"
        }
        if let revision = requirement?.revision?.first {
          return ".package(\(place), revision: \(literal(revision)))"
        }
        if let exact = requirement?.exact?.first {
          return ".package(\(place), exact: \"\(exact)\")"
        }
        throw PreviewFailure.noSource(identity)
      }
    }

    let name: String
    let products: [Product]
    let targets: [Target]
    let dependencies: [Dependency]
  }
}

/// Returns a literal of Swift.
func literal(_ text: String) -> String {
  "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
}

/// Why previews cannot be shown.
package enum PreviewFailure: Error, CustomStringConvertible {
  /// The package has no library.
  case noLibrary(String)
  /// The package does not depend on Calque.
  case noCalque(String)
  /// The package manager does not say where the package comes from.
  case noSource(String)
  /// The server cannot use a port, with the reason.
  case port(UInt16, String)
  /// A command failed, with its output.
  case command(String, output: String)

  package var description: String {
    switch self {
    case .noLibrary(let name):
      "The package '\(name)' has no library product. Previews are shown of the modules in libraries."
    case .noCalque(let name): "The package '\(name)' does not depend on the package 'calque'."
    case .noSource(let name): "The source of the package '\(name)' is not known."
    case .port(let port, let reason): "The port \(port) cannot be used: \(reason)"
    case .command(let command, let output): "\(command) failed:\n\(output)"
    }
  }
}
