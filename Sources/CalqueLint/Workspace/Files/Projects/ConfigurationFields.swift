import CalqueDiagnostics
import CalqueYAML

/// The fields of a mapping in a configuration, which are taken one by one: fields that are not
/// taken are unknown.
struct ConfigurationFields {
  private var fields: [YAMLNode.Field] = []
  private let place: YAMLNode?
  private var known: [String] = []

  /// Reads the fields of a node. An empty node has none; one that is not a mapping is a problem.
  init(_ node: YAMLNode?, of what: String, _ problems: inout [FileError]) {
    place = node
    guard let node, !node.isEmpty else { return }
    guard case .mapping(let all) = node.content else {
      problems.append(
        FileError(node.place, "Expected a mapping for \(what), found \(node.kind)"))
      return
    }
    var seen: Set<String> = []
    for field in all {
      guard let name = field.name.text else {
        problems.append(
          FileError(field.name.place, "Expected a name, found \(field.name.kind)"))
        continue
      }
      if seen.insert(name).inserted {
        fields.append(field)
      } else {
        problems.append(FileError(field.name.place, "Duplicate name '\(name)'"))
      }
    }
  }

  /// Returns and removes the value of a field, or nil if it does not exist or is empty.
  mutating func take(_ name: String) -> YAMLNode? {
    known.append(name)
    guard let index = fields.firstIndex(where: { $0.name.text == name }) else { return nil }
    let value = fields.remove(at: index).value
    return value.isEmpty ? nil : value
  }

  /// Returns and removes all remaining fields, with their names.
  mutating func takeAll() -> [(name: String, place: YAMLNode, value: YAMLNode)] {
    defer { fields = [] }
    return fields.compactMap { field in field.name.text.map { ($0, field.name, field.value) } }
  }

  /// Reports fields that were not taken.
  func finish(_ what: String, _ problems: inout [FileError]) {
    for field in fields {
      guard let name = field.name.text else { continue }
      let guess = NearestName.question(name, among: known)
      let list = guess.isEmpty ? "; expected one of \(known.joined(separator: ", "))" : guess
      problems.append(
        FileError(field.name.place, "Unknown \(what) '\(name)'\(list)"))
    }
  }
}
