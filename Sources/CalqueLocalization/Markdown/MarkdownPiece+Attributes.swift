import Foundation

extension MarkdownPiece {
  /// What the markup around the piece says of it.
  var container: AttributeContainer {
    var container = AttributeContainer()
    container.apply(attributes)
    if !intent.isEmpty { container.inlinePresentationIntent = intent }
    if let link { container.link = link }
    if let image { container.imageURL = image }
    return container
  }

  /// Text with the attributes of the piece. What has attributes of its own keeps them; intents add
  /// up.
  func attributed(_ text: AttributedString) -> AttributedString {
    var text = text
    let intents = text.runs[\.inlinePresentationIntent].map { ($0.0, $0.1) }
    text.mergeAttributes(container, mergePolicy: .keepCurrent)
    guard !intent.isEmpty else { return text }
    for case (let own?, let range) in intents {
      text[range].inlinePresentationIntent = own.union(intent)
    }
    return text
  }
}
