/// A part of a written message.
package struct MessageRun: Sendable, Hashable {
  /// The kind of a part.
  package enum Kind: Sendable, Hashable {
    /// The translation's own text, isolate characters included.
    case literal
    /// The value at this index of the arguments.
    case argument(Int)
    /// The nested value at this index of the arguments; its plain text is in the string.
    case nested(Int)
  }

  /// The range in UTF-16 code units of the string; in UTF-8 bytes while the message is written.
  package var range: Range<Int>
  package var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

/// Markup of a translation that is not shown.
package struct MessageMarkup: Sendable, Hashable {
  /// The kind of the markup.
  package enum Kind: Sendable, Hashable {
    /// The start of a text with these attributes.
    case open([MarkupAttribute])
    /// The end of a text with attributes.
    case close
    /// A bracket follows that is not part of Markdown.
    case bracket
  }

  /// The offset in UTF-16 code units of the string; in UTF-8 bytes while the message is written.
  package var offset: Int
  package var kind: Kind

  package init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }
}

/// A problem that occurred while a message was written. It is a value without texts, since it may
/// occur for each of many strings; a `LocalizationDiagnostic` is made of it.
package enum MessageFault: Sendable, Hashable {
  /// The message refers to the value at this position, counted from 1; there are fewer.
  case missingArgument(Int)
  /// The message requires another type than that of the value at this position, counted from 1.
  case wrongType(argument: Int, specifier: String)
  /// The message writes the number at this position, counted from 1, as an object. That is right if
  /// the key does so, too.
  case numberAsObject(argument: Int, specifier: String)
  /// A problem that the message compiler found.
  case compiled(MessageProblem.Kind, String)
}
