/// A stretch of a written message.
package struct MessageRun: Sendable, Hashable {
  /// What a stretch is.
  package enum Kind: Sendable, Hashable {
    /// The translation's own text, isolate characters included.
    case literal
    /// The value at this index of the arguments.
    case argument(Int)
    /// The nested value at this index of the arguments; its plain text is in the string.
    case nested(Int)
  }

  /// In UTF-16 units of the string; in bytes of UTF-8 while it is written.
  package var range: Range<Int>
  package var kind: Kind

  package init(range: Range<Int>, kind: Kind) {
    self.range = range
    self.kind = kind
  }
}

/// Markup of a translation that is not shown.
package struct MessageMarkup: Sendable, Hashable {
  /// What the markup does.
  package enum Kind: Sendable, Hashable {
    /// A text with these attributes begins.
    case open([MarkupAttribute])
    /// It ends.
    case close
    /// A bracket follows that is not one of Markdown's.
    case bracket
  }

  /// In UTF-16 units of the string; in bytes of UTF-8 while it is written.
  package var offset: Int
  package var kind: Kind

  package init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }
}

/// What a message met while it was written, and could not follow.
package enum MessageFault: Sendable, Hashable {
  /// The message asks for the value at this position, from one; there are fewer.
  case missingArgument(Int)
  /// The message asks for another type than that of the value at this position, from one.
  case wrongType(argument: Int, specifier: String)
  /// What the compiler of messages could not follow.
  case compiled(MessageProblem.Kind, String)
}
