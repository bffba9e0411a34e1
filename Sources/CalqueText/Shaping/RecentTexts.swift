/// The recently used texts, in two generations: a text that is not used while one generation fills
/// up is removed.
struct RecentTexts: Sendable {
  private var young: [Key: ShapedText] = [:]
  private var old: [Key: ShapedText] = [:]
  private var units = 0

  /// The maximum number of UTF-16 units in a generation: at most some megabytes of glyphs and sums.
  private static let capacity = 1 << 16

  /// Texts are compared by their bytes: equal strings may differ in their composition, and
  /// therefore in their units.
  private struct Key: Hashable {
    var text: StyledText

    static func == (one: Key, other: Key) -> Bool {
      one.text.string.utf8.elementsEqual(other.text.string.utf8)
        && one.text.runs == other.text.runs && one.text.locale == other.text.locale
        && one.text.baseDirection == other.text.baseDirection
        && one.text.dividesKoreanWords == other.text.dividesKoreanWords
    }

    func hash(into hasher: inout Hasher) {
      var string = text.string
      string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(text.runs)
      hasher.combine(text.locale)
    }
  }

  mutating func find(_ text: StyledText) -> ShapedText? {
    let key = Key(text: text)
    if let found = young[key] { return found }
    guard let found = old[key] else { return nil }
    insert(found, for: text)
    return found
  }

  mutating func insert(_ shaped: ShapedText, for text: StyledText) {
    let cost = shaped.text.count + 16
    guard cost <= Self.capacity / 16 else { return }
    if units + cost > Self.capacity {
      old = young
      young = [:]
      units = 0
    }
    young[Key(text: text)] = shaped
    units += cost
  }
}
