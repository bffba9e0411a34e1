public import Calque
import Foundation

/// Finds texts whose bytes were read in another encoding than they have: `Ã¼` for `ü`, `â€™` for
/// an apostrophe, or U+FFFD, the sign for bytes that are no text.
public struct MisreadTextRule: ScreenRule {
  /// Makes a rule.
  public init() {}

  /// `placeholder`.
  public var kind: ScreenFinding.Kind { .placeholder }

  /// Returns the texts with such characters, each once.
  public func findings(on screen: LocalizedScreen) -> [ScreenFinding] {
    screen.texts.compactMap { text in
      guard let sign = Self.misread(in: text.string.unicodeScalars) else { return nil }
      let message =
        sign == "\u{FFFD}"
        ? "it shows the sign for an unreadable character, U+FFFD"
        : "it shows \"\(sign)\", which is text in UTF-8 that was read as Windows-1252"
      return ScreenFinding(
        kind, message, about: text,
        remedy: "Write the text again: it was read in another encoding than it has")
    }
  }

  /// The characters of Windows-1252 at the bytes 0x80 to 0x9F, where they are not those of Latin-1.
  private static let windows = Set("€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ".unicodeScalars)

  /// The first characters that were made of the bytes of one in UTF-8; nil if there are none.
  ///
  /// One of two bytes is `Ã` or `Â` with a sign behind it; in other scripts, two such characters
  /// follow each other.
  private static func misread(in scalars: String.UnicodeScalarView) -> String? {
    var last: (head: Unicode.Scalar, tail: Unicode.Scalar)?
    var head: Unicode.Scalar?
    var three = ""
    for scalar in scalars {
      if scalar == "\u{FFFD}" { return "\u{FFFD}" }
      if !three.isEmpty, isTail(scalar) {
        three.unicodeScalars.append(scalar)
        if three.unicodeScalars.count == 3 { return three }
        continue
      }
      three = ""
      if let first = head, isTail(scalar) {
        head = nil
        // Guillemets close a quotation behind a capital of Portuguese or Romanian.
        if "ÃÂ".unicodeScalars.contains(first), scalar != "»" { return "\(first)\(scalar)" }
        if let before = last, before.head.value & 0xFE == first.value & 0xFE {
          return "\(before.head)\(before.tail)\(first)\(scalar)"
        }
        last = (first, scalar)
        continue
      }
      head = nil
      switch scalar {
      case "Ã", "Â", "Ð", "Ñ", "Ø", "Ù": head = scalar
      case "â", "ã", "à", "å", "æ", "ç", "è", "é", "ä": three = String(scalar)
      default: break
      }
      if head == nil { last = nil }
    }
    return nil
  }

  /// Whether a character is one of a byte that is not the first of a character in UTF-8.
  private static func isTail(_ scalar: Unicode.Scalar) -> Bool {
    (0x80...0xBF).contains(scalar.value) || windows.contains(scalar)
  }
}
