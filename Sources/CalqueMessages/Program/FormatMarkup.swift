/// A format without its markup, so that only values and text remain to be parsed.
struct FormatMarkup {
  /// Replaces each piece of markup in the text: the last private-use character. A text that
  /// contains this character is not searched for markup.
  private static let standIn: Unicode.Scalar = "\u{10FFFD}"

  private(set) var text: String
  private var pieces: ArraySlice<AttributeMarkup.Piece> = []

  init(_ text: String, isFormat: Bool) {
    self.text = text
    guard AttributeMarkup.isPossible(in: text), !text.unicodeScalars.contains(Self.standIn) else {
      return
    }
    var written = String.UnicodeScalarView()
    for piece in AttributeMarkup(text, isFormat: isFormat).pieces {
      if case .text(let text) = piece {
        written.append(contentsOf: text.unicodeScalars)
      } else {
        written.append(Self.standIn)
        pieces.append(piece)
      }
    }
    self.text = String(written)
  }

  /// Returns a part of the text with its markup; called for one part after another.
  mutating func pieces(of part: some StringProtocol) -> [AttributeMarkup.Piece] {
    guard !pieces.isEmpty else { return [.text(String(part))] }
    var found: [AttributeMarkup.Piece] = []
    let texts = part.unicodeScalars.split(
      separator: Self.standIn, omittingEmptySubsequences: false)
    for (index, text) in texts.enumerated() {
      if index > 0, let piece = pieces.popFirst() { found.append(piece) }
      if !text.isEmpty { found.append(.text(String(String.UnicodeScalarView(text)))) }
    }
    return found
  }
}
