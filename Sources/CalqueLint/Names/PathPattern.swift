/// A pattern for paths, as `.gitignore` has them: `*` and `?` stand for anything but a slash,
/// `[a-z]` for one character of a set, `**` for any number of folders. A pattern with a slash before
/// or in it begins at the folder of the configuration, any other at every folder. What matches a
/// folder matches all in it.
package struct PathPattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case name(NamePattern)
    case anyFolders
  }

  /// The pattern as it was given.
  package let text: String
  private let parts: [Part]

  /// A pattern.
  package init(_ text: String) {
    self.text = text
    var rest = text[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    if rest.hasSuffix("/") { rest = rest.dropLast() }
    var parts: [Part] = rest.split(separator: "/").map {
      $0 == "**" ? .anyFolders : .name(NamePattern($0))
    }
    if !rest.contains("/") { parts.insert(.anyFolders, at: 0) }
    self.parts = parts
  }

  /// Whether a name alone tells if something matches whose folder does not: the pattern has no
  /// slash.
  private var name: NamePattern? {
    if parts.count == 2, parts[0] == .anyFolders, case .name(let name) = parts[1] {
      name
    } else {
      nil
    }
  }

  /// Whether something matches whose folder does not.
  ///
  /// - Parameter path: The path, relative to the folder of the configuration.
  func matches(name: Substring, path: () -> String) -> Bool {
    self.name?.matches(name) ?? matches(path())
  }

  /// Whether a path, relative to the folder of the configuration, or a folder that it is in,
  /// matches.
  package func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").filter { $0 != "." }
    return Self.match(names[...], parts[...])
  }

  private static func match(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Part>) -> Bool {
    var names = names
    var parts = parts
    while let part = parts.popFirst() {
      switch part {
      case .anyFolders:
        // `a/**` is what is in the folder, not the folder.
        if parts.isEmpty { return !names.isEmpty }
        return names.indices.contains { match(names[$0...], parts) }
      case .name(let pattern):
        guard let name = names.popFirst(), pattern.matches(name) else { return false }
      }
    }
    return true
  }
}
