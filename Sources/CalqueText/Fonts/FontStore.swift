import Synchronization

/// The faces in some folders, opened on demand.
final class FontStore: Sendable {
  private let list: FontList
  /// Indices of the list's entries, by the family's name in lowercase.
  private let families: [String: [Int]]
  /// One entry of each family, in the order in which they are searched for a rare character.
  private let lastResort: [Int]
  private let cache = Mutex(Cache())

  private struct Cache {
    var faces: [Int: FontFace] = [:]
    var matches: [MatchKey: MatchedFace?] = [:]
    var rare: [UInt32: String?] = [:]
  }

  private struct MatchKey: Hashable {
    var family: String
    var weight: Int
    var isItalic: Bool
  }

  init(folders: [String]) {
    let list = FontList(folders: folders)
    self.list = list
    var families: [String: [Int]] = [:]
    for (at, entry) in list.entries.enumerated() {
      families[entry.family.lowercased(), default: []].append(at)
    }
    self.families = families
    lastResort = families.values.compactMap(\.first).sorted {
      Self.lastResortKey(list.entries[$0].family) < Self.lastResortKey(list.entries[$1].family)
    }
  }

  /// Symbol families come first, then upright sans serif families, then the others.
  private static func lastResortKey(_ family: String) -> (Int, String) {
    if let place = FontFamilies.symbols.firstIndex(of: family) { return (place, family) }
    let isPlainSans =
      family.hasPrefix("Noto Sans") && !family.contains("Mono") && !family.contains("Display")
    return (
      FontFamilies.symbols.count + (isPlainSans ? 0 : family.hasPrefix("Noto") ? 1 : 2), family
    )
  }

  /// Whether there is no font at all.
  var isEmpty: Bool { list.entries.isEmpty }

  func hasFamily(_ family: String) -> Bool { families[family.lowercased()] != nil }

  /// The face of a family for a weight and a posture. Returns nil if there is no such family.
  func match(family: String, weight: Int, isItalic: Bool) -> MatchedFace? {
    let key = MatchKey(family: family, weight: weight, isItalic: isItalic)
    return cache.withLock { cache in
      if let known = cache.matches[key] { return known }
      let match = find(key, &cache)
      cache.matches[key] = match
      return match
    }
  }

  private func find(_ key: MatchKey, _ cache: inout Cache) -> MatchedFace? {
    let candidates = (families[key.family.lowercased()] ?? []).sorted {
      distance(of: list.entries[$0], to: key) < distance(of: list.entries[$1], to: key)
    }
    for candidate in candidates {
      let entry = list.entries[candidate]
      guard let face = cache.faces[candidate] ?? FontFace(entry) else { continue }
      cache.faces[candidate] = face
      return MatchedFace(
        face: face,
        isSyntheticBold: key.weight >= 600 && entry.weight < 600 && !entry.isColor,
        isSyntheticOblique: key.isItalic && !entry.isItalic && !entry.isColor)
    }
    return nil
  }

  /// The distance of a face from a requested one: width, then posture, then weight, as CSS Fonts 4,
  /// 5.2.
  private func distance(of entry: FontEntry, to key: MatchKey) -> (Int, Int, Int, Int) {
    let heavier = entry.weight - key.weight
    let direction: Int =
      switch key.weight {
      // Up to 500, the next lighter weights are preferred to heavier ones, but 400 and 500 come
      // first.
      case 400...500: heavier >= 0 && entry.weight <= 500 ? 0 : heavier < 0 ? 1 : 2
      case ..<400: heavier <= 0 ? 0 : 1
      default: heavier >= 0 ? 0 : 1
      }
    return (
      abs(entry.width - 100), entry.isItalic == key.isItalic ? 0 : 1, direction, abs(heavier)
    )
  }

  /// The family to use for a scalar that no family of its script has.
  func family(covering scalar: UInt32) -> String? {
    cache.withLock { cache in
      if let known = cache.rare[scalar] { return known }
      let family = lastResort.first { list.covers($0, scalar) }.map { list.entries[$0].family }
      cache.rare[scalar] = family
      return family
    }
  }

  /// The family of a design that represents the system font.
  func standardFamily(_ design: FontDescription.Design) -> String {
    FontFamilies.standard(design).first { families[$0.lowercased()] != nil }
      ?? lastResort.first.map { list.entries[$0].family } ?? ""
  }
}
