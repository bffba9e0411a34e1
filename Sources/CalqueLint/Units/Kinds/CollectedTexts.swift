/// The texts of a file that rules check together, by locale.
struct CollectedTexts {
  /// The texts by language, in the order of the first of each.
  private(set) var texts: [(locale: String?, texts: [TextUnit])] = []

  /// Stores a text for later.
  mutating func add(_ text: TextUnit) {
    if let last = texts.indices.last, texts[last].locale == text.locale {
      texts[last].texts.append(text)
    } else if let index = texts.firstIndex(where: { $0.locale == text.locale }) {
      texts[index].texts.append(text)
    } else {
      texts.append((text.locale, [text]))
    }
  }
}
