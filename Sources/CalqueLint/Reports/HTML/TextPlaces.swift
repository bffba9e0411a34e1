import CalqueCatalogs

/// Finds the text of a file at an offset.
struct TextPlaces {
  private var texts: [(range: Range<Int>, string: String)] = []

  init(_ catalogs: [Catalog]) {
    for catalog in catalogs {
      for entry in catalog.entries {
        for localization in entry.localizations {
          for text in localization.value?.texts ?? [] { texts.append((text.range, text.string)) }
          for substitution in localization.substitutions {
            for text in substitution.value.texts { texts.append((text.range, text.string)) }
          }
        }
      }
    }
    texts.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the text whose raw form touches a range of the file.
  func text(at range: Range<Int>) -> String? {
    var low = 0
    var high = texts.count
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].range.upperBound < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < texts.count, texts[low].range.lowerBound <= range.upperBound else { return nil }
    return texts[low].string
  }
}
