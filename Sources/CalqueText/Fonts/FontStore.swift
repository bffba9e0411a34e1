import Synchronization

/// The faces in some folders and files, opened on demand.
final class FontStore: Sendable {
  /// The faces for what these ones lack.
  let fallback: FontStore?
  private let list: FontList
  /// Indices of the list's entries, by the family's name in lowercase.
  private let families: [String: [Int]]
  /// One entry of each family, in the order in which they are searched for a rare character.
  private let lastResort: [Int]
  private let cache = Mutex(Cache())

  /// The maximum number of answers that are remembered of a kind.
  private static let limit = 4096

  private struct Cache {
    var faces: [FacePlace: FontFace] = [:]
    /// The faces by their names in lowercase; nil if no such name was requested yet.
    var names: [String: FontName]?
    var matches: [MatchKey: MatchedFace?] = [:]
    var rare: [UInt32: String?] = [:]
  }

  private struct MatchKey: Hashable {
    var family: String
    var weight: Int
    var width: Int
    var isItalic: Bool
  }

  /// An entry, for variable fonts with the requested weight and width.
  private struct FacePlace: Hashable {
    var entry: Int
    var weight: Int
    var width: Int
  }

  init(_ source: FontList.Source, fallback: FontStore? = nil) {
    let list = FontList(source)
    self.list = list
    self.fallback = fallback
    var families: [String: [Int]] = [:]
    for (at, entry) in list.entries.enumerated() {
      families[entry.family.lowercased(), default: []].append(at)
    }
    self.families = families
    let plain = MatchKey(
      family: "", weight: 400, width: FontDescription.normalWidth, isItalic: false)
    lastResort = families.values.compactMap { faces in
      faces.min {
        Self.distance(of: list.entries[$0], to: plain)
          < Self.distance(of: list.entries[$1], to: plain)
      }
    }.sorted {
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
  var isEmpty: Bool { list.entries.isEmpty && fallback?.isEmpty ?? true }

  /// Whether a name is that of a family or of a face.
  func hasFont(named name: String) -> Bool {
    hasOwnFont(named: name) || fallback?.hasFont(named: name) ?? false
  }

  /// Whether a name is that of a family or of a face that is not one of the fallback.
  func hasOwnFont(named name: String) -> Bool {
    families[name.lowercased()] != nil || face(named: name) != nil
  }

  /// Whether there is a family that is not one of the fallback.
  func hasFamily(_ family: String) -> Bool { families[family.lowercased()] != nil }

  /// Whether there is one of the families that represent a design of the system font.
  func hasFamily(of design: FontDescription.Design) -> Bool {
    FontFamilies.standard(design).contains(where: hasFamily)
  }

  /// Whether a file has a face that can be opened.
  func hasFace(inFile path: String) -> Bool {
    guard let entry = list.entries.first(where: { $0.path == path }) else { return false }
    return FontFace(entry, weight: 400, width: FontDescription.normalWidth, like: nil) != nil
  }

  /// A request by the name of a single face, as one by its family. What the face itself is holds
  /// unless something else is requested.
  func resolved(_ font: FontDescription) -> FontDescription {
    guard let name = font.family, families[name.lowercased()] == nil, let face = face(named: name)
    else { return font }
    var font = font
    font.family = list.entries[face.entry].family
    if !font.isWeightGiven { font.weight = face.weight }
    if font.width == FontDescription.normalWidth { font.width = face.width }
    font.isItalic = font.isItalic || face.isItalic
    return font
  }

  private func face(named name: String) -> FontName? {
    cache.withLock { cache in
      if cache.names == nil {
        cache.names = [String: FontName](
          list.names().map { ($0.name.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
      }
      return cache.names?[name.lowercased()]
    }
  }

  /// The face of a family for a weight, a width and a posture. Returns nil if there is no such
  /// family.
  func match(
    family: String, weight: Int, width: Int = FontDescription.normalWidth, isItalic: Bool
  ) -> MatchedFace? {
    let key = MatchKey(family: family, weight: weight, width: width, isItalic: isItalic)
    return cache.withLock { cache in
      if let known = cache.matches[key] { return known }
      // Names and weights come from views: they are not remembered without limit.
      if cache.matches.count >= Self.limit { cache.matches = [:] }
      let match = find(key, &cache)
      cache.matches[key] = match
      return match
    }
  }

  /// The face of a family for a description.
  func match(family: String, _ font: FontDescription) -> MatchedFace? {
    match(family: family, weight: font.weight, width: font.width, isItalic: font.isItalic)
  }

  private func find(_ key: MatchKey, _ cache: inout Cache) -> MatchedFace? {
    let candidates = (families[key.family.lowercased()] ?? []).sorted {
      Self.distance(of: list.entries[$0], to: key) < Self.distance(of: list.entries[$1], to: key)
    }
    for candidate in candidates {
      let entry = list.entries[candidate]
      let place = FacePlace(
        entry: candidate, weight: entry.isVariable ? key.weight : 0,
        width: entry.isVariable ? key.width : 0)
      let other = cache.faces.first { $0.key.entry == candidate }?.value
      guard
        let face = cache.faces[place]
          ?? FontFace(entry, weight: key.weight, width: key.width, like: other)
      else { continue }
      cache.faces[place] = face
      return MatchedFace(
        face: face,
        isSyntheticBold: key.weight >= 600 && face.weight < 600 && !entry.isColor,
        isSyntheticOblique: key.isItalic && !entry.isItalic && !entry.isColor)
    }
    return nil
  }

  /// The distance of a face from a requested one: width, then posture, then weight, as CSS Fonts 4,
  /// 5.2. Of two that are as near, a face that is not variable is first.
  private static func distance(of entry: FontEntry, to key: MatchKey) -> (Int, Int, Int, Int, Int) {
    let weight = min(max(key.weight, entry.weights.lowerBound), entry.weights.upperBound)
    let width = min(max(key.width, entry.widths.lowerBound), entry.widths.upperBound)
    let heavier = weight - key.weight
    let direction: Int =
      switch key.weight {
      // Up to 500, the next lighter weights are preferred to heavier ones, but 400 and 500 come
      // first.
      case 400...500: heavier >= 0 && weight <= 500 ? 0 : heavier < 0 ? 1 : 2
      case ..<400: heavier <= 0 ? 0 : 1
      default: heavier >= 0 ? 0 : 1
      }
    return (
      abs(width - key.width), entry.isItalic == key.isItalic ? 0 : 1, direction, abs(heavier),
      entry.isVariable ? 1 : 0
    )
  }

  /// The family to use for a scalar that no family of its script has.
  func family(covering scalar: UInt32) -> String? {
    cache.withLock { cache in
      if let known = cache.rare[scalar] { return known }
      if cache.rare.count >= Self.limit { cache.rare = [:] }
      let family = lastResort.first { list.covers($0, scalar) }.map { list.entries[$0].family }
      cache.rare[scalar] = family
      return family
    }
  }

  /// The family of a design that represents the system font.
  func standardFamily(_ design: FontDescription.Design) -> String {
    FontFamilies.standard(design).first(where: hasFamily)
      ?? lastResort.first.map { list.entries[$0].family } ?? ""
  }
}
