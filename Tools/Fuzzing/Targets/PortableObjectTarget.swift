import CalqueDiagnostics
import CalqueExchange

extension FuzzTarget {
  /// gettext's `.po`.
  static let portableObject = FuzzTarget(name: "po") { input in
    let file = PortableObject(path: "de.po", contents: input)
    let bounds = TextBounds(file.source.utf8)
    for problem in file.problems { bounds.hold(problem.range, "a problem") }
    for message in file.messages {
      bounds.hold(message.range, "a message")
      bounds.hold(message.idRange, "an id")
      bounds.hold(message.contextRange, "a context")
      bounds.hold(message.pluralRange, "a plural")
      for range in message.translationRanges { bounds.hold(range, "a translation") }
    }
    _ = file.pluralForms
    guard !file.hasErrors else { return }
    let text = file.text
    let again = PortableObject(path: "de.po", contents: Array(text.utf8))
    hold(again.text == text, "what is written reads as what was written")
  }
}
