/// A locale whose texts are made from those of the development language, to see in which places a
/// program has texts of its own, or no room for long ones or for another direction.
///
/// The identifiers are those of CLDR and Android (UTS #35, "Unknown or Invalid Identifiers": the
/// regions `XA` and `XB` are for this).
package enum PseudoLocale: String, Sendable, CaseIterable {
  /// English with accents, longer by a third, in brackets: `[Šéénđ fîîļéé]`.
  case accented = "en-XA"
  /// English from right to left: each word is overridden to run that way.
  case bidirectional = "ar-XB"

  /// What stands around a whole message, so that one can see when it is cut off.
  var frame: (start: String, end: String)? {
    self == .accented ? ("[", "]") : nil
  }

  /// A piece of a message with its words made strange. Specifiers, markup, addresses and what is no
  /// Latin letter stay as they are.
  func text(_ text: some StringProtocol) -> String {
    PseudoText.pieces(of: text).map { piece in
      guard piece.isWord else { return piece.text }
      return switch self {
      case .accented: PseudoText.accented(piece.text)
      case .bidirectional: PseudoText.overridden(piece.text)
      }
    }.joined()
  }
}
