import CalqueDiagnostics
import CalqueExchange

extension FuzzTarget {
  /// Android's `strings.xml`.
  static let android = FuzzTarget(name: "android") { input in
    let file = AndroidResources(SourceText(path: "values-de/strings.xml", contents: input))
    let bounds = TextBounds(file.source.utf8)
    for problem in file.problems { bounds.hold(problem.range, "a problem") }
    for resource in file.resources {
      bounds.hold(resource.range, "a resource")
      bounds.hold(resource.nameRange, "a name")
      for item in resource.items { bounds.hold(item.range, "a text") }
    }
    guard !file.hasErrors else { return }
    _ = file.text
  }
}
