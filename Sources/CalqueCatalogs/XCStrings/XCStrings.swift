public import CalqueDiagnostics

/// An `.xcstrings` file: all languages of a table.
///
/// The file is read once into a flat tape that records the place of everything; entries are decoded
/// on demand.
public struct XCStrings: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The language that the keys and texts were originally written in. Empty if the file does not
  /// specify it.
  public let sourceLanguage: String
  /// The version of the format, `1.0` or `1.1`. Empty if the file does not specify it.
  public let version: String
  /// The problems of the file, in file order.
  public let problems: [CatalogProblem]
  /// Whether the file is a string catalog at all. If it ends early, the entries in front of that
  /// place are available.
  public let isReadable: Bool

  let tape: JSONTape
  let keys: [Int]

  /// Reads a file.
  public init(_ source: SourceText) {
    self.source = source
    let result = XCStringsReader.read(source)
    sourceLanguage = result.sourceLanguage
    version = result.version
    problems = result.problems
    isReadable = result.isReadable
    tape = result.tape
    keys = result.keys
  }

  /// The number of entries.
  public var count: Int { keys.count }

  /// The decoded entries, in file order, including those with equal keys.
  public var entries: [CatalogEntry] {
    source.utf8.withUnsafeBufferPointer { bytes in
      let decoder = XCStringsDecoder(tape: tape, bytes: bytes)
      return keys.map { decoder.entry($0) }
    }
  }

  /// The fields of the file next to its entries that the model has no name for.
  public var otherFields: [CatalogField] {
    source.utf8.withUnsafeBufferPointer {
      XCStringsDecoder(tape: tape, bytes: $0).otherFields
    }
  }

  /// The decoded entry at a position in file order.
  public func entry(at index: Int) -> CatalogEntry {
    source.utf8.withUnsafeBufferPointer {
      XCStringsDecoder(tape: tape, bytes: $0).entry(keys[index])
    }
  }

  /// The decoded key of the entry at a position in file order.
  public func key(at index: Int) -> String {
    source.utf8.withUnsafeBufferPointer { tape.text(keys[index], $0) }
  }
}
