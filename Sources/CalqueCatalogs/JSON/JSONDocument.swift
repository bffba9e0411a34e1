/// A JSON text with the place of every value, for code that works on the text itself and not on its
/// meaning.
///
/// Values are numbered in file order; 0 is the outermost. Each member of an object is two values:
/// the name, followed by its value.
package struct JSONDocument: Sendable {
  /// The kind of a value.
  package enum Kind: Sendable, Hashable {
    case object
    case array
    case string
    /// A number, `true`, `false` or `null`. Two words are equal if their spelling is.
    case word
  }

  /// The text.
  package let bytes: [UInt8]
  private let tape: JSONTape

  /// Parses a text strictly (RFC 8259), up to its end or its first error.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tape = bytes.withUnsafeBufferPointer { JSONReader.read($0) }
  }

  /// The first error of the text: where it is, and what was expected there.
  package var failure: (offset: Int, expected: String)? {
    tape.failure.map { ($0.offset, $0.expected) }
  }

  /// The number of values; 0 if the text ends before the first.
  package var count: Int { tape.nodes.count }

  /// Returns the kind of a value.
  package func kind(_ value: Int) -> Kind {
    switch tape.kind(value) {
    case .object: .object
    case .array: .array
    case .string, .escapedString: .string
    case .number, .true, .false, .null: .word
    }
  }

  /// The range of a value; strings include their quotes.
  package func range(_ value: Int) -> Range<Int> { tape.fullRange(value) }

  /// The number of the first value that is not a part of this one.
  package func next(_ value: Int) -> Int { Int(tape.nodes[value].next) }

  /// The names of an object's members, in file order.
  package func names(_ object: Int) -> [Int] {
    var names: [Int] = []
    tape.forEachMember(object) { names.append($0) }
    return names
  }

  /// The range between the quotes of a string, as it is spelled.
  package func spelling(_ string: Int) -> Range<Int> { tape.range(string) }

  /// Whether a string is spelled with an escape.
  package func isEscaped(_ string: Int) -> Bool { tape.kind(string) == .escapedString }

  /// The decoded text of a string; empty for any other value.
  package func text(_ value: Int) -> String {
    bytes.withUnsafeBufferPointer { tape.text(value, $0) }
  }
}
