package import CalqueDiagnostics
package import CalqueICU

/// The compiled messages of one table in one language, found by the bytes of their keys.
///
/// It reads records in its own memory or in that of a file; the only difference is the owner of the
/// memory.
///
/// The Sendable conformance is unchecked: the records are in ``FixedMemory``, which does not
/// change, and which the table retains. Everything else is a `let` of a Sendable type.
public final class MessageTable: @unchecked Sendable {
  package let localization: String
  package let name: String
  @usableFromInline package let keys: KeySection
  @usableFromInline package let messages: MessageSection
  /// The single texts of the entries, if they are available as strings. Empty in the table of a
  /// file.
  @usableFromInline let texts: [String]
  private let rules: LazyRules
  private let ordinalRules: LazyRules
  let memory: [FixedMemory]
  let findPlace: @Sendable (Int) -> Place?

  /// - Parameters:
  ///   - keys: The keys, in `memory`.
  ///   - messages: Their messages, in `memory`; as many entries as keys.
  ///   - texts: The single text of every entry, or an empty array.
  ///   - pluralLanguage: The language of the plural forms, if it is another one.
  ///   - place: Returns where an entry comes from.
  init(
    localization: String, name: String, keys: KeySection, messages: MessageSection,
    texts: [String], memory: [FixedMemory], pluralLanguage: String? = nil,
    place: @escaping @Sendable (Int) -> Place?
  ) {
    self.localization = localization
    self.name = name
    self.keys = keys
    self.messages = messages
    self.texts = texts
    self.memory = memory
    findPlace = place
    rules = LazyRules(locale: pluralLanguage ?? localization, kind: .cardinal)
    ordinalRules = LazyRules(locale: pluralLanguage ?? localization, kind: .ordinal)
  }

  /// Returns the index of a key's entry; negative if there is none.
  @inlinable @inline(__always)
  public func find(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let index = keys.find(key, hash: hash)
    // The keys of a file are those of all its languages.
    return index >= 0 && messages.entries[index].isPresent ? index : -1
  }

  /// Returns an entry by its index.
  @inlinable @inline(__always)
  public func entry(_ index: Int) -> MessageEntry { messages.entries[index] }

  /// Returns the single text of an entry that has one.
  @inlinable @inline(__always)
  public func text(of entry: MessageEntry, at index: Int) -> String {
    index < texts.count ? texts[index] : messages.string(entry.textStart, entry.textCount)
  }

  /// Returns the single text of an entry, if it is available as a string.
  package func knownText(at index: Int) -> String? {
    index < texts.count ? texts[index] : nil
  }

  /// Returns the bytes of the single text of an entry that has one. They are valid as long as the
  /// table.
  package func bytes(of entry: MessageEntry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: messages.pool.base + Int(entry.textStart), count: Int(entry.textCount))
  }

  /// Returns the plural category of an integer in the language of the table.
  package func category(of value: Int) -> PluralCategory {
    rules.read { $0.category(for: value) }
  }

  /// Returns the plural category of a number by its operands.
  package func category(of operands: PluralOperands) -> PluralCategory {
    rules.read { $0.category(for: operands) }
  }

  /// Returns the ordinal category of a number by its operands: in English "two" for the 2nd, the
  /// 22nd.
  package func ordinalCategory(of operands: PluralOperands) -> PluralCategory {
    ordinalRules.read { $0.category(for: operands) }
  }

  /// Returns the place of an entry.
  package func place(of index: Int) -> Place? { findPlace(index) }

  package func problem(_ index: Int) -> (kind: MessageProblem.Kind, text: String) {
    let problem = messages.problems[index]
    return (problem.kind ?? .malformedFormat, messages.string(problem.start, problem.count))
  }

  /// Returns the format in which the step's value is written.
  package func format(_ index: Int) -> ValueFormat { messages.formats[index].format }

  /// Returns the specifier as it is written in the text.
  package func spelling(ofFormat index: Int) -> String {
    let record = messages.formats[index]
    return messages.string(record.spellingStart, record.spellingCount)
  }

  /// Returns the attributes of a step that begins a text with attributes.
  package func attributes(of step: MessageInstruction) -> [MarkupAttribute] {
    let bytes = Array((messages.string(step.first, step.second) + ")").utf8)
    return MarkupAttributeReader.read(bytes, at: 0)?.attributes ?? []
  }
}
