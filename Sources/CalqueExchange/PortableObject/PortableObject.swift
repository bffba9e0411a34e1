public import CalqueDiagnostics

/// A gettext file, `.po` or `.pot`: messages of a program with their texts in one language (GNU
/// gettext manual, "The Format of PO Files").
public struct PortableObject: Sendable {
  /// A field of the header, such as `Language: de`.
  public struct Field: Sendable, Hashable {
    /// Its name, without the colon.
    public var name: String
    /// Its value, without surrounding space.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The text that was read, converted to UTF-8 from the file's charset. Empty for a file that was
  /// not read.
  public var source: SourceText
  /// The fields of the header, in order; empty if there is no header.
  public var header: [Field]
  /// The comments of the header, which translators see.
  public var headerComments: [String]
  /// The messages in file order, without the header.
  public var messages: [PortableObjectMessage]
  /// The problems of the file, in file order.
  public var problems: [ExchangeProblem]

  /// The place of the header.
  var headerRange: Range<Int> = 0..<0

  /// Creates a file.
  public init(
    header: [Field] = [], headerComments: [String] = [], messages: [PortableObjectMessage] = []
  ) {
    source = SourceText(path: "", contents: [])
    self.header = header
    self.headerComments = headerComments
    self.messages = messages
    problems = []
  }

  /// Reads a file. Its charset is that in the header: UTF-8, ASCII, ISO-8859-1, ISO-8859-15 or
  /// windows-1252; any other charset is reported as an error at its name.
  ///
  /// - Parameters:
  ///   - path: Where the file comes from.
  ///   - contents: The bytes of the file.
  public init(path: String, contents: [UInt8]) {
    self = PortableObjectReader.read(path: path, contents: contents)
  }

  /// The value of a header field, by its name in any case.
  public subscript(field name: String) -> String? {
    header.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The language of the translations in the header, such as `pt_BR`.
  public var language: String? {
    self[field: "Language"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The plural forms in the header; nil if there are none, or they cannot be parsed.
  public var pluralForms: PluralForms? {
    self[field: "Plural-Forms"].flatMap { try? PluralForms(header: $0) }
  }

  /// Whether a part of the file cannot be read.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
