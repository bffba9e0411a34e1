/// A token of Swift source, as far as macros and conditions have to know it.
package struct SwiftToken: Equatable, Sendable {
  /// What a token is.
  package enum Kind: Equatable, Sendable {
    /// A name, keyword or number.
    case word
    /// A number sign and the word after it, such as `#if`.
    case directive
    /// A whole string literal, with its delimiters and interpolations.
    case string
    /// A whole regular expression literal.
    case regex
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// A run of characters of operators, or `.`; `=` and `->` too.
    case `operator`
    /// `,`, `:`, `;`, `@` or another single character.
    case punctuation
  }

  /// What it is.
  package let kind: Kind
  /// Where it is, in bytes of UTF-8 from the start of the source.
  package let range: Range<Int>
  /// Whether it is the first token of its line.
  package let startsLine: Bool
}
