public import CalqueDiagnostics

/// An `.xcstrings` file: all languages of a table.
///
/// The file is read once into a flat tape that knows the place of everything; entries are decoded
/// when they are asked for.
public struct XCStrings: Sendable {
  /// The text. All ranges count bytes of its `utf8`.
  public let source: SourceText
  /// The language that the keys and texts were written in first. Empty where the file does not say.
  public let sourceLanguage: String
  /// The version of the format, `1.0` or `1.1`. Empty where the file does not say.
  public let version: String
  /// What is wrong with the file, in file order.
  public let problems: [CatalogProblem]
  /// Whether the file is a string catalog at all. Of one that breaks off, what came before is here.
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

  /// The entries, decoded, in file order, with those of equal keys.
  public var entries: [CatalogEntry] {
    source.utf8.withUnsafeBufferPointer { bytes in
      let decoder = XCStringsDecoder(tape: tape, bytes: bytes)
      return keys.map { decoder.entry($0) }
    }
  }

  /// The fields of the file beside its entries that the model has no name for.
  public var otherFields: [CatalogField] {
    source.utf8.withUnsafeBufferPointer {
      XCStringsDecoder(tape: tape, bytes: $0).otherFields
    }
  }

  /// The entry at a place in file order, decoded.
  public func entry(at index: Int) -> CatalogEntry {
    source.utf8.withUnsafeBufferPointer {
      XCStringsDecoder(tape: tape, bytes: $0).entry(keys[index])
    }
  }

  /// The key of the entry at a place in file order, decoded.
  public func key(at index: Int) -> String {
    source.utf8.withUnsafeBufferPointer { tape.text(keys[index], $0) }
  }
}
