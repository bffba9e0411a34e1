/// Where Calque is: a path, or a URL with a branch or version.
package enum PackageSource: Equatable, Sendable {
  /// A folder.
  case path(String)
  /// A repository, and the branch to take.
  case url(String, branch: String)

  var declaration: String {
    switch self {
    case .path(let path): ".package(name: \"calque\", path: \"\(path)\")"
    case .url(let url, let branch): ".package(url: \"\(url)\", branch: \"\(branch)\")"
    }
  }

  /// The name by which targets refer to the package.
  var packageName: String {
    guard case .url(let url, _) = self else { return "calque" }
    let name = url.split(separator: "/").last.map(String.init) ?? "calque"
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
