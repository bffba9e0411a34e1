import Foundation

/// The contents of `Package.swift`: the targets, their floors, and their declared dependencies.
///
/// The manifest is read as text, as its rows have a uniform format; calling the package manager
/// would start it inside its own test run.
struct Manifest {
  /// One row of the manifest.
  struct Target {
    var name: String
    /// The floor of the target; nil for tools and tests, which are above all floors.
    var floor: Int?
    var dependencies: [String]
    var isTest: Bool
    var folder: String
  }

  var targets: [Target] = []

  /// The folder of the package, relative to the path of this file.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    let text = try String(
      contentsOf: Self.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let body = text.components(separatedBy: "targets: [\n    //").dropFirst().joined()
    // The formatter may break a row over several lines; a row ends at its closing parenthesis.
    let row =
      #/Floor (?<floor>\d)|// (?<section>Tools|Tests)\b|(?<kind>clang|swift|macros|tool|support|tests)\(\s*"(?<name>[^"]+)"(?<rest>[^)]*)\)/#
    var floor: Int?
    for match in body.matches(of: row) {
      if let number = match.floor.flatMap({ Int($0) }) {
        floor = number
      } else if match.section != nil {
        floor = nil
      } else if let kind = match.kind, let name = match.name, let rest = match.rest {
        targets.append(
          Self.target(kind: String(kind), name: String(name), rest: String(rest), floor: floor))
      }
    }
  }

  private static func target(kind: String, name: String, rest: String, floor: Int?) -> Target {
    let list = rest.firstMatch(of: #/\[(?<names>[^\]]*)\]/#)?.names ?? ""
    var dependencies = list.matches(of: #/"([^"]+)"/#).map { String($0.1) }
    if list.contains("argumentParser") { dependencies.append("ArgumentParser") }
    if rest.contains("openCombine") {
      dependencies += ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"]
    }
    let path = rest.firstMatch(of: #/^,\s*"([^"]+)"/#).map { String($0.1) }
    switch kind {
    case "tests":
      return Target(
        name: name + "Tests", floor: nil, dependencies: dependencies, isTest: true,
        folder: "Tests/\(name)Tests")
    case "support":
      return Target(
        name: name, floor: nil, dependencies: dependencies, isTest: true,
        folder: "Tests/\(path ?? name)")
    case "tool":
      return Target(
        name: name, floor: nil, dependencies: dependencies, isTest: false,
        folder: "Tools/\(path ?? name)")
    default:
      let folder = rest.firstMatch(of: #/path:\s*"([^"]+)"/#).map { String($0.1) }
      return Target(
        name: name, floor: floor, dependencies: dependencies,
        isTest: folder?.hasPrefix("Tests/") == true, folder: folder ?? "Sources/\(name)")
    }
  }
}
