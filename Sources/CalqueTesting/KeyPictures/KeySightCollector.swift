import Calque
import Foundation
import Synchronization

/// Finds the best picture of each key during a sweep. Pictures that are not the best one of
/// any key are not kept.
final class KeySightCollector: Sendable {
  /// A screen that is kept as long as a key needs it.
  private final class Kept: Sendable {
    let index: Int
    let picture: KeyPictures.Picture

    init(_ index: Int, _ picture: KeyPictures.Picture) {
      (self.index, self.picture) = (index, picture)
    }
  }

  /// How well a key is seen; later cases of the same kind are compared only if those before are
  /// equal.
  private struct Quality: Comparable {
    let isSeen: Bool
    let isWhole: Bool
    let isUsual: Bool
    /// The area of the largest place, in steps, so that a few points do not choose a picture.
    let area: Int
    /// The number of the screen in the sweep, negative: the first one is better.
    let order: Int

    static func < (one: Self, other: Self) -> Bool {
      func rank(_ quality: Self) -> [Int] {
        [
          quality.isSeen ? 1 : 0, quality.isWhole ? 1 : 0, quality.isUsual ? 1 : 0, quality.area,
          quality.order,
        ]
      }
      return rank(one).lexicographicallyPrecedes(rank(other))
    }
  }

  private struct Candidate {
    let quality: Quality
    let kept: Kept
    let frames: [CGRect]
    let text: String
  }

  private let best = Mutex<[KeyPictures.Key: Candidate]>([:])
  /// The labels that only assistive technology reads, by language.
  private let labels: [String: [String: [KeyPictures.Key]]]

  init(labels: [String: [String: [KeyPictures.Key]]]) {
    self.labels = labels
  }

  /// Looks for keys on a screen. It can be called from several tasks at once.
  func add(_ entry: SweepResult.Entry, _ screen: LocalizedScreen) {
    let kept = Kept(
      entry.index,
      KeyPictures.Picture(
        screen: screen.name, combination: entry.combination, size: screen.size,
        drawing: screen.drawing))
    let found = candidates(on: screen, kept, isUsual: entry.combination.isUsual)
    best.withLock { best in
      for (key, candidate) in found {
        if let known = best[key], candidate.quality < known.quality { continue }
        best[key] = candidate
      }
    }
  }

  /// What was found, with the keys that no screen shows.
  func pictures(of keys: Set<KeyPictures.Key>) -> KeyPictures {
    let best = best.withLock { $0 }
    var kept: [Int: Kept] = [:]
    for candidate in best.values { kept[candidate.kept.index] = candidate.kept }
    let sorted = kept.values.sorted { $0.index < $1.index }
    let numbers = Dictionary(
      uniqueKeysWithValues: sorted.enumerated().map { ($0.element.index, $0.offset) })
    let sights = best.sorted { $0.key < $1.key }.map { key, found in
      KeyPictures.Sight(
        key: key, picture: numbers[found.kept.index] ?? 0, frames: found.frames, text: found.text,
        isWhole: found.quality.isWhole, isSpoken: !found.quality.isSeen)
    }
    return KeyPictures(
      pictures: sorted.map(\.picture), sights: sights,
      missing: keys.subtracting(best.keys).sorted())
  }

  private func candidates(
    on screen: LocalizedScreen, _ kept: Kept, isUsual: Bool
  ) -> [KeyPictures.Key: Candidate] {
    let sight = TextSight(of: screen)
    var places: [KeyPictures.Key: [(text: ResolvedText, isWhole: Bool)]] = [:]
    for (index, text) in screen.texts.enumerated() {
      guard let isWhole = sight.isWhole[index], text.missingKey == nil,
        let key = text.keyPicture(in: screen.locale)
      else { continue }
      places[key, default: []].append((text, isWhole && text.scale >= 1))
    }
    var found: [KeyPictures.Key: Candidate] = [:]
    for (key, all) in places {
      let whole = all.filter(\.isWhole)
      let shown = whole.isEmpty ? all : whole
      let frames = shown.map(\.text.frame)
      let quality = Quality(
        isSeen: true, isWhole: !whole.isEmpty, isUsual: isUsual,
        area: frames.map(\.areaStep).max() ?? 0, order: -kept.index)
      found[key] = Candidate(
        quality: quality, kept: kept, frames: frames, text: shown[0].text.string)
    }
    for (key, candidate) in spoken(on: screen, kept, isUsual) where found[key] == nil {
      found[key] = candidate
    }
    return found
  }

  /// The keys of the labels that are not drawn, at the places of their elements.
  private func spoken(
    on screen: LocalizedScreen, _ kept: Kept, _ isUsual: Bool
  ) -> [KeyPictures.Key: Candidate] {
    guard let labels = labels[screen.locale] else { return [:] }
    let whole = CGRect(origin: .zero, size: screen.size)
    var found: [KeyPictures.Key: Candidate] = [:]
    func visit(_ element: AccessibilityElement) {
      let seen = element.frame.intersection(whole)
      for text in [element.label, element.hint, element.value].compactMap(\.self)
      where !seen.isEmpty {
        for key in labels[text] ?? [] where found[key] == nil {
          found[key] = Candidate(
            quality: Quality(
              isSeen: false, isWhole: seen == element.frame, isUsual: isUsual,
              area: seen.areaStep, order: -kept.index),
            kept: kept, frames: [seen], text: text)
        }
      }
      element.children.forEach(visit)
    }
    screen.elements.forEach(visit)
    return found
  }
}

extension ResolvedText {
  /// The key of the text with its table; `nil` if it has none, or its catalog is not known.
  fileprivate func keyPicture(in locale: String) -> KeyPictures.Key? {
    guard let key, let place else { return nil }
    let file = URL(fileURLWithPath: place.path).deletingPathExtension().lastPathComponent
    return KeyPictures.Key(locale: locale, table: file, name: key)
  }
}

extension CGRect {
  /// The area in steps of about 40 %.
  fileprivate var areaStep: Int {
    let step = 2 * log2(max(1, Double(width * height)))
    return step.isFinite ? Int(step.rounded()) : 0
  }
}

extension SweepCombination {
  /// Whether it is light, with usual text and in the direction of its language.
  fileprivate var isUsual: Bool {
    textSize == .large && colorScheme == .light && legibilityWeight == .regular
      && layoutDirection == nil
  }
}
