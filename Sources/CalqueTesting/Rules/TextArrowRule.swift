public import Calque
import Foundation

/// Finds arrows that are letters, and point backward from right to left: unlike parentheses, they
/// are not turned with the direction of their text (UAX #9, `Bidi_Mirrored`).
///
/// In a translation it is a warning, in other texts information. Reported are arrows to the right,
/// and those to the left in texts that no catalog can translate, unless they are beside letters
/// that are written from left to right.
public struct TextArrowRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `fixedArrow`.
  public var kind: ScreenFinding.Kind { .fixedArrow }

  /// The arrows that say a direction in a text.
  private static let right: Set<Unicode.Scalar> = ["→", "⇒", "⟶", "➔", "➜", "➝", "➞", "➡", "↪"]
  private static let left: Set<Unicode.Scalar> = ["←", "⇐", "⟵", "⬅", "↩"]

  /// Returns the texts with such an arrow; none from left to right.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    guard screen.isRightToLeft else { return [] }
    return screen.texts.compactMap { text in
      let scalars = Array(text.string.unicodeScalars)
      let arrow = scalars.indices.first { index in
        let isArrow =
          Self.right.contains(scalars[index])
          || text.key == nil && Self.left.contains(scalars[index])
        return isArrow && !Self.isBesideLeftToRight(index, scalars)
      }
      guard let arrow else { return nil }
      var finding = ScreenFinding(
        kind,
        "the arrow \"\(scalars[arrow])\" is a letter, and points to the same side in both "
          + "directions",
        about: text,
        remedy:
          "Use the symbol arrow.forward or arrow.backward, or another arrow in the translation")
      // What a translator has written is wrong, where a program may mean a direction in space.
      if text.key != nil { finding.severity = .warning }
      return finding
    }
  }

  /// Whether the nearest letters on one of the sides are written from left to right.
  private static func isBesideLeftToRight(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    let before = nearestLetter(scalars[..<index].reversed(), end: "\u{2069}")
    let after = nearestLetter(scalars[(index + 1)...], end: nil)
    return [before, after].contains { $0.map { !isRightToLeft($0) } == true }
  }

  /// The first letter, without those between isolate characters, which have no effect on what is
  /// beside them (UAX #9, X5).
  ///
  /// - Parameter end: The character at which isolates begin in the order of the scalars, if that is
  ///   the one at their end.
  private static func nearestLetter(
    _ scalars: some Sequence<Unicode.Scalar>, end: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    var depth = 0
    for scalar in scalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += end == nil ? 1 : -1
      case 0x2069: depth += end == nil ? -1 : 1
      default: if depth == 0, scalar.properties.isAlphabetic { return scalar }
      }
      if depth < 0 { return nil }
    }
    return nil
  }

  /// Whether a letter is of the blocks of scripts that are written from right to left.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
