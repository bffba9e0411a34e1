/// Something that is said of a part of a text, for a ``TextRenderer``.
public protocol TextAttribute {}

/// An attribute of a text, known by its identity.
final class TextAttributeBox: Equatable, Sendable {
  // Nothing changes it, and it is read where views are drawn.
  nonisolated(unsafe) let value: any TextAttribute

  init(_ value: any TextAttribute) { self.value = value }

  static func == (one: TextAttributeBox, other: TextAttributeBox) -> Bool { one === other }
}

/// A part of a text with an attribute.
struct TextMark {
  /// In UTF-16 units of the text.
  let range: Range<Int>
  let attribute: TextAttributeBox
}

extension Text {
  /// Gives the text an attribute, which a ``TextRenderer`` finds in the runs of the text.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    with(.attribute(TextAttributeBox(value)))
  }
}
