import Foundation

extension MarkdownPiece {
  /// The attributes of the markup around the piece.
  var container: AttributeContainer {
    var container = AttributeContainer()
    container.apply(attributes)
    if !intent.isEmpty { container.inlinePresentationIntent = intent }
    if let link { container.link = link }
    if let image { container.imageURL = image }
    return container
  }

  /// Returns a text with the attributes of the piece. Existing attributes of the text are kept;
  /// intents are combined.
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
