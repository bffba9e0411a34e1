/// The declaration of the arguments of texts: the source text, or the key.
struct ArgumentSource {
  /// The texts that declare them; nil if nothing does.
  var usage: FormatUsage?
  /// Their name in messages.
  var name: String
  /// Whether a source text is known that is not a format.
  var isProse: Bool
  /// The source text, if something else declares the arguments.
  var source: FormatUsage?
  /// Whether the texts that are compared are the source texts themselves.
  var isOfSource = false
  /// The source texts, to be compared with their translations; nil if none is known.
  var texts: SourceTexts?

  /// The name of a key in messages.
  static let key = "the key"

  static let none = ArgumentSource(usage: nil, name: "", isProse: false)

  /// The same, for the source texts.
  var ofSource: ArgumentSource {
    var copy = self
    copy.isOfSource = true
    copy.texts = nil
    return copy
  }
}
