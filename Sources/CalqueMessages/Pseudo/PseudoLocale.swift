/// A locale whose texts are made from those of the development language. It shows where a program
/// has hard-coded texts, or no room for long texts or for another direction.
///
/// The identifiers `en-XA` and `ar-XB` are those of CLDR and Android (UTS #35, "Unknown or Invalid
/// Identifiers": the regions `XA`, `XB` and `XC` are reserved for this).
package enum PseudoLocale: String, Sendable, CaseIterable {
  /// English with accents, longer by a third, in brackets: `[Šéénđ fîîļéé]`.
  case accented = "en-XA"
  /// English of twice the length, as Xcode's double-length pseudolanguage: `files files`.
  case doubled = "en-XC"
  /// English from right to left: each word is overridden to that direction.
  case bidirectional = "ar-XB"

  /// The frame around a whole message, which shows whether it is truncated.
  var frame: (start: String, end: String)? {
    self == .accented ? ("[", "]") : nil
  }

  /// Returns a piece of a message with its words pseudo-localized. Specifiers, markup, addresses
  /// and everything except Latin letters are unchanged.
  func text(_ text: some StringProtocol) -> String {
    PseudoText.pieces(of: text).map { piece in
      guard piece.isWord else { return piece.text }
      return switch self {
      case .accented: PseudoText.accented(piece.text)
      case .doubled: "\(piece.text) \(piece.text)"
      case .bidirectional: PseudoText.overridden(piece.text)
      }
    }.joined()
  }
}
