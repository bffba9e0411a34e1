package import CalqueICU

/// The compiled messages of one table in one language, found by the bytes of their keys.
///
/// It reads records in memory that it made itself, or in that of a file: nothing differs but who
/// keeps the memory.
///
/// Sendable without a check of the compiler: the records lie in ``FixedMemory``, which nobody
/// changes, and which the table holds as long as it lives. All else is a `let` of a Sendable type.
public final class MessageTable: @unchecked Sendable {
  package let localization: String
  package let name: String
  @usableFromInline package let keys: KeySection
  @usableFromInline package let messages: MessageSection
  /// The single texts of the entries, where they are at hand as strings. Empty in a table of a file.
  @usableFromInline let texts: [String]
  private let rules: LazyRules
  private let ordinalRules: LazyRules
  let memory: [FixedMemory]
  let findPlace: @Sendable (Int) -> String?

  /// - Parameters:
  ///   - keys: The keys, in `memory`.
  ///   - messages: Their messages, in `memory`; as many entries as keys.
  ///   - texts: The single text of every entry, or nothing at all.
  ///   - pluralLanguage: The language of the plural forms, if that is another one.
  ///   - place: Where an entry comes from, as `path:line:column`.
  init(
    localization: String, name: String, keys: KeySection, messages: MessageSection,
    texts: [String], memory: [FixedMemory], pluralLanguage: String? = nil,
    place: @escaping @Sendable (Int) -> String?
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

  /// The index of a key's entry; negative without one.
  @inlinable @inline(__always)
  public func find(_ key: UnsafeBufferPointer<UInt8>, hash: UInt64) -> Int {
    let index = keys.find(key, hash: hash)
    // The keys of a file are those of all its languages.
    return index >= 0 && messages.entries[index].isPresent ? index : -1
  }

  /// An entry by its index.
  @inlinable @inline(__always)
  public func entry(_ index: Int) -> MessageEntry { messages.entries[index] }

  /// The single text of an entry that has one.
  @inlinable @inline(__always)
  public func text(of entry: MessageEntry, at index: Int) -> String {
    index < texts.count ? texts[index] : messages.string(entry.textStart, entry.textCount)
  }

  /// The single text of an entry, if it is at hand as a string.
  package func knownText(at index: Int) -> String? {
    index < texts.count ? texts[index] : nil
  }

  /// The bytes of the single text of an entry that has one. They stay as long as the table does.
  package func bytes(of entry: MessageEntry) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      start: messages.pool.base + Int(entry.textStart), count: Int(entry.textCount))
  }

  /// The plural category of an integer in the language of the table.
  package func category(of value: Int) -> PluralCategory {
    rules.read { $0.category(for: value) }
  }

  /// The plural category of a number by its operands.
  package func category(of operands: PluralOperands) -> PluralCategory {
    rules.read { $0.category(for: operands) }
  }

  /// The ordinal category of a number by its operands: in English "two" for the 2nd, the 22nd.
  package func ordinalCategory(of operands: PluralOperands) -> PluralCategory {
    ordinalRules.read { $0.category(for: operands) }
  }

  /// Where an entry stands, as `path:line:column`.
  package func place(of index: Int) -> String? { findPlace(index) }

  package func problem(_ index: Int) -> (kind: MessageProblem.Kind, text: String) {
    let problem = messages.problems[index]
    return (problem.kind ?? .malformedFormat, messages.string(problem.start, problem.count))
  }

  /// How a value is written that the step's specifier asks for.
  package func format(_ index: Int) -> ValueFormat { messages.formats[index].format }

  /// The specifier as the text spells it.
  package func spelling(ofFormat index: Int) -> String {
    let record = messages.formats[index]
    return messages.string(record.spellingStart, record.spellingCount)
  }

  /// The attributes of a step that begins a text with some.
  package func attributes(of step: MessageInstruction) -> [MarkupAttribute] {
    let bytes = Array((messages.string(step.first, step.second) + ")").utf8)
    return MarkupAttributeReader.read(bytes, at: 0)?.attributes ?? []
  }
}
