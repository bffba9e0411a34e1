import Foundation

/// The folders of a target, and the declarations of other folders that each of them uses.
///
/// The sources are read as text: a folder uses another one if one of its files names a type, a
/// function or a constant that a file of the other declares at its top level, or a member of an
/// extension whose name is declared nowhere else in the package.
struct FolderGraph {
  /// A use of a declaration of another folder.
  struct Use: Hashable {
    var from: String
    var to: String
    /// The file with the use, and the name that it uses.
    var file: String
    var name: String
  }

  /// All folders with sources; `"."` is the target's own folder.
  private(set) var folders: Set<String> = []
  /// All uses across folders, in the order of the files' paths.
  private(set) var uses: [Use] = []

  /// Reads the sources in a folder of the package.
  init(_ target: String) throws {
    let root = Manifest.root.appendingPathComponent(target).standardizedFileURL
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? []).filter {
      $0.hasSuffix(".swift")
    }
    var code: [(path: String, folder: String, text: String)] = []
    var owners: [String: Set<String>] = [:]
    for path in paths.sorted() {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let parts = path.split(separator: "/")
      let folder = parts.count > 1 ? String(parts[0]) : "."
      folders.insert(folder)
      code.append((path, folder, Self.withoutComments(text)))
    }
    var members: [String: Set<String>] = [:]
    for file in code {
      let declarations = DeclaredNames(file.text)
      for name in declarations.top { owners[name, default: []].insert(file.folder) }
      for name in declarations.extensionMembers { members[name, default: []].insert(file.folder) }
    }
    let others = Self.namesOfMembers
    for file in code {
      // A name that the file declares inside of a type may refer to that one.
      var seen = Set(file.text.matches(of: Self.nestedType).map(\.1))
      // Swift's regular expressions have no lookbehind: the preceding character is matched too.
      for match in file.text.matches(of: #/(?:^|[^\w.`])([A-Za-z_]\w*)/#)
      where seen.insert(match.1).inserted {
        // A name that several folders declare may refer to the current one.
        guard let owner = owners[String(match.1)], owner.count == 1, let to = owner.first,
          to != file.folder
        else { continue }
        uses.append(Use(from: file.folder, to: to, file: file.path, name: String(match.1)))
      }
      let own = DeclaredNames(file.text)
      var seenMembers = own.all
      for match in file.text.matches(of: #/\.([a-z_]\w*)/#)
      where seenMembers.insert(String(match.1)).inserted {
        let name = String(match.1)
        guard let owner = members[name], owner.count == 1, let to = owner.first, to != file.folder,
          others[name] == 1, owners[name] == nil, !Self.libraryMembers.contains(name)
        else { continue }
        uses.append(Use(from: file.folder, to: to, file: file.path, name: name))
      }
    }
  }

  /// Names of members that also types of the standard library and Foundation have.
  private static let libraryMembers: Set = ["contains", "withUTF8", "firstIndex", "component"]

  /// In how many files of the package a name is declared, in whatever place.
  private static let namesOfMembers: [String: Int] = {
    var counts: [String: Int] = [:]
    for file in (try? swiftFiles(in: "Sources")) ?? [] {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for name in DeclaredNames(withoutComments(text)).all { counts[name, default: 0] += 1 }
    }
    return counts
  }()

  private static var nestedType: Regex<(Substring, Substring)> {
    #/\n +(?:\w+ )*(?:struct|class|enum|typealias) (\w+)/#
  }

  /// Returns the uses that go up in an order of folders.
  func uses(against order: [String]) -> [Use] {
    let folders = order.enumerated().flatMap { place, names in
      names.split(separator: " ").map { (String($0), place) }
    }
    let places = Dictionary(folders) { first, _ in first }
    return uses.filter { use in
      guard let from = places[use.from], let to = places[use.to] else { return false }
      return to > from
    }
  }

  /// Returns the text without comments and string literals.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(#/"""(?s:.*?)"""/#, with: "")
      .replacing(#/"(?:[^"\\\n]|\\.)*"/#, with: "")
      .replacing(#//\*(?s:.*?)\*//#, with: "")
      .replacing(#/(?m)//.*$/#, with: "")
  }
}
