internal import CCalqueICU

/// The bidirectional algorithm of UAX #9, implemented by ICU.
package enum Bidi {
  /// The base direction of a paragraph.
  package enum Base: Int32, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
    /// The direction of the first strong character (rules P2 and P3); left to right if there is
    /// none.
    case natural = 2
  }

  /// Embedding levels of a text: even is left to right, odd is right to left.
  package struct Levels: Hashable, Sendable {
    /// The level of the first paragraph: 0 or 1.
    package let paragraphLevel: UInt8
    /// One level for each UTF-16 unit.
    package var levels: [UInt8]

    package init(paragraphLevel: UInt8, levels: [UInt8]) {
      self.paragraphLevel = paragraphLevel
      self.levels = levels
    }

    /// Whether every unit has the level of the paragraph, so that nothing needs reordering.
    package var isUniform: Bool { levels.allSatisfy { $0 == paragraphLevel } }
  }

  /// Resolves the levels of a text. Line breaks are not known yet: rule L1 for the white space at
  /// the ends of lines, which is not drawn, is left out.
  ///
  /// A text that ICU refuses (longer than 2³¹ units) has the base level throughout.
  package static func levels(_ utf16: [UInt16], base: Base) -> Levels {
    if base != .rightToLeft, utf16.allSatisfy({ $0 < 0x590 }) {
      // Below the Hebrew block there are no right-to-left characters and no directional controls.
      return Levels(paragraphLevel: 0, levels: [UInt8](repeating: 0, count: utf16.count))
    }
    let start: UInt8 = base == .rightToLeft ? 1 : 0
    guard let count = Int32(exactly: utf16.count), count > 0 else {
      return Levels(
        paragraphLevel: start, levels: [UInt8](repeating: start, count: utf16.count))
    }
    var paragraph = start
    let levels = [UInt8](unsafeUninitializedCapacity: utf16.count) { buffer, initialized in
      buffer.initialize(repeating: start)
      initialized = utf16.count
      guard let levels = buffer.baseAddress else { return }
      utf16.withUnsafeBufferPointer { text in
        guard let text = text.baseAddress else { return }
        if cicu_bidi_levels(text, count, base.rawValue, levels, &paragraph) > 0 {
          buffer.update(repeating: start)
        }
      }
    }
    return Levels(paragraphLevel: paragraph, levels: levels)
  }

  /// Rule L2: the order in which to draw items with these levels, from left to right.
  ///
  /// - Parameter levels: The level of each item (a unit, or a run of one level) in logical order.
  /// - Returns: For each visual position, the index of the item at that position.
  package static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.filter({ $0 & 1 == 1 }).min() else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var at = 0
      while at < order.count {
        guard levels[order[at]] >= level else {
          at += 1
          continue
        }
        var end = at + 1
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[at..<end].reverse()
        at = end
      }
    }
    return order
  }

  /// The character to draw in a right-to-left run instead of `scalar` (rule L4), or `scalar`
  /// itself.
  package static func mirrored(_ scalar: UInt32) -> UInt32 { cicu_mirrored(scalar) }

  /// The direction of the first strong character, skipping the contents of isolates (rule P2).
  /// Returns nil if there is none.
  package static func firstStrong(_ text: some StringProtocol) -> Base? {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch cicu_bidi_class(scalar.value) {
      case 1 where depth == 0: return .leftToRight
      case 2 where depth == 0: return .rightToLeft
      case 3: depth += 1
      case 4: depth = max(0, depth - 1)
      default: break
      }
    }
    return nil
  }
}
