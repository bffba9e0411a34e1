/// A pattern for paths, as in `.gitignore`: `*` and `?` match anything but a slash, `[a-z]` one
/// character of a set, `**` any number of folders. A pattern with a slash at its beginning or
/// inside it is relative to the folder of the configuration, any other to every folder. A pattern
/// that matches a folder matches everything in it.
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

  /// The pattern if it has no slash: then a name alone determines whether something in a folder
  /// that does not match is matched.
  private var name: NamePattern? {
    if parts.count == 2, parts[0] == .anyFolders, case .name(let name) = parts[1] {
      name
    } else {
      nil
    }
  }

  /// Whether something matches in a folder that does not match.
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
        // `a/**` is the content of the folder, not the folder.
        if parts.isEmpty { return !names.isEmpty }
        return names.indices.contains { match(names[$0...], parts) }
      case .name(let pattern):
        guard let name = names.popFirst(), pattern.matches(name) else { return false }
      }
    }
    return true
  }
}
