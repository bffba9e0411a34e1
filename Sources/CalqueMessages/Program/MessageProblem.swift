/// A problem that the message compiler found. It is reported whenever the message is shown.
///
/// Stored with this layout: 12 bytes without padding. The text is in the pool.
package struct MessageProblem: Sendable, BitwiseCopyable {
  package enum Kind: UInt32, Sendable, CaseIterable {
    /// A specifier that cannot be read: the text is its spelling.
    case malformedFormat
    /// A variable that the entry does not define: the text is its name.
    case unknownVariable
    /// A variation that is missing: the text is its selector.
    case missingVariation
    /// A variable that refers to itself, directly or through others: the text is its name.
    case circularVariable
    /// A variable that is nested too deeply, or makes a text too long: the text is its name.
    case tooManyVariables
    /// A text that asks for automatic grammar agreement.
    case inflection
  }

  package var code: UInt32
  package var start: UInt32
  package var count: UInt32

  package var kind: Kind? { Kind(rawValue: code) }
}
