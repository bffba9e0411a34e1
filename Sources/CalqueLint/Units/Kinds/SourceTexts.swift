import CalqueCatalogs

/// The texts of an entry in the source language, each to be compared with its translations.
struct SourceTexts {
  /// A text, and the way to it.
  private struct Leaf {
    var part: String?
    var selectors: [String]
    var text: TextUnit.Source
    /// Whether its state says that it needs review.
    var needsReview = false
  }

  private let leaves: [Leaf]

  /// The one text of an entry.
  init(_ string: String, traits: TextTraits, locale: String?, isKey: Bool = false) {
    leaves = [
      Leaf(
        selectors: [],
        text: TextUnit.Source(
          string: string, traits: traits, locale: locale, isKey: isKey))
    ]
  }

  /// All texts of an entry.
  init(_ localization: CatalogLocalization, locale: String?) {
    var leaves: [Leaf] = []
    // The phrases of one language are as many as its speakers need, and none corresponds to
    // another.
    TextLeaf.forEach(in: localization) { leaf in
      if leaf.isOfSet { return }
      leaves.append(
        Leaf(
          part: leaf.part, selectors: leaf.selectors,
          text: TextUnit.Source(
            string: leaf.text.string, traits: TextScan(leaf.text.string).traits, locale: locale),
          needsReview: leaf.text.state == "needs_review"))
    }
    self.leaves = leaves
  }

  /// Whether they contain a percent sign.
  var havePercent: Bool { leaves.contains { $0.text.traits.contains(.percent) } }

  /// The language; nil if it is not known.
  var locale: String? { leaves.first?.text.locale }

  /// Whether the plural of a part has no text of its own for a category: none at all, or a copy of
  /// `other` that needs review.
  func lack(_ category: String, part: String?) -> Bool {
    let texts = leaves.filter { $0.part == part }
    guard let other = texts.last(where: { $0.selectors.last == "other" }) else { return false }
    return !texts.contains {
      $0.selectors.contains(category)
        && !($0.needsReview && $0.text.string == other.text.string)
    }
  }

  /// Returns the text that a translation corresponds to: of the same part, the same plural category
  /// and device, else what the source shows for `other`. Returns nil if the source has no such
  /// part.
  func text(part: String?, selectors: [String]) -> TextUnit.Source? {
    if leaves.count == 1, leaves[0].part == part { return leaves[0].text }
    var best: (leaf: Leaf, score: Int)?
    for leaf in leaves where leaf.part == part {
      var score = 0
      for selector in leaf.selectors {
        if selectors.contains(selector) {
          score += 2
        } else if selector == "other" {
          score += 1
        } else {
          score -= 1
        }
      }
      if best == nil || score > best?.score ?? 0 { best = (leaf, score) }
    }
    return best?.leaf.text
  }
}
