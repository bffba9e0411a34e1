/// The texts of a file that rules look at together, by locale.
struct CollectedTexts {
  private var texts: [(locale: String?, texts: [LintedText])] = []

  /// Keeps a text for later.
  mutating func add(_ text: LintedText) {
    if let last = texts.indices.last, texts[last].locale == text.locale {
      texts[last].texts.append(text)
    } else if let index = texts.firstIndex(where: { $0.locale == text.locale }) {
      texts[index].texts.append(text)
    } else {
      texts.append((text.locale, [text]))
    }
  }

  /// Asks the rules that look at them.
  func check(_ list: inout FindingList) {
    for (locale, texts) in texts {
      list.enter(locale: locale)
      list.rules.texts.check(sequence: texts, &list)
    }
  }
}
