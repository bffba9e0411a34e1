/// A piece of a text with parsed markdown.
package struct MarkdownRun: Sendable, Hashable {
  package enum Content: Sendable, Hashable {
    case text(String)
    /// The value with this number.
    case value(Int)
    /// The place of the mark with this number.
    case mark(Int)
  }

  package enum Kind: Sendable, Hashable {
    case text
    /// The content of a code span, which is literal text.
    case code
    /// A tag or a comment of HTML, as it is spelled.
    case html
    /// A line ending that is only in the source. Its text is empty.
    case softBreak
    /// An explicit line break. Its text is empty.
    case lineBreak
  }

  package struct Styles: OptionSet, Sendable, Hashable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    package static let emphasis = Styles(rawValue: 1)
    package static let strong = Styles(rawValue: 2)
    package static let strikethrough = Styles(rawValue: 4)
  }

  package var content: Content
  package var kind = Kind.text
  package var styles: Styles = []
  /// The link that the run belongs to, by its index among the targets.
  package var link: Int?
  /// The image that the run describes, by its index among the targets.
  package var image: Int?

  package init(
    content: Content, kind: Kind = .text, styles: Styles = [], link: Int? = nil, image: Int? = nil
  ) {
    self.content = content
    self.kind = kind
    self.styles = styles
    self.link = link
    self.image = image
  }
}
