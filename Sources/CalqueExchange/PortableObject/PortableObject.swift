public import CalqueDiagnostics

/// A gettext file, `.po` or `.pot`: messages of a program with their texts in one language (GNU
/// gettext manual, "The Format of PO Files").
public struct PortableObject: Sendable {
  /// A field of the header, such as `Language: de`.
  public struct Field: Sendable, Hashable {
    /// Its name, without the colon.
    public var name: String
    /// Its value, without space around it.
    public var value: String

    /// Creates a field.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The text that was read, as UTF-8 whatever the file's charset is. Empty for a file that was not
  /// read.
  public var source: SourceText
  /// The fields of the header, in order; empty where there is none.
  public var header: [Field]
  /// The comments of the header, as translators see them.
  public var headerComments: [String]
  /// The messages in file order, without the header.
  public var messages: [PortableObjectMessage]
  /// What is wrong with the file, in file order.
  public var problems: [ExchangeProblem]

  /// Where the header is spelled.
  var headerRange: Range<Int> = 0..<0

  /// Creates a file from nothing.
  public init(
    header: [Field] = [], headerComments: [String] = [], messages: [PortableObjectMessage] = []
  ) {
    source = SourceText(path: "", contents: [])
    self.header = header
    self.headerComments = headerComments
    self.messages = messages
    problems = []
  }

  /// Reads a file. Its charset is what the header says: UTF-8, ASCII, ISO-8859-1, ISO-8859-15 or
  /// windows-1252; another one is an error at its name.
  ///
  /// - Parameters:
  ///   - path: Where it comes from.
  ///   - contents: What it holds.
  public init(path: String, contents: [UInt8]) {
    self = PortableObjectReader.read(path: path, contents: contents)
  }

  /// The value of a header field, by its name in any case.
  public subscript(field name: String) -> String? {
    header.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The language of the translations, as the header gives it, such as `pt_BR`.
  public var language: String? {
    self[field: "Language"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The plural forms that the header gives; nil where it gives none, or none that can be read.
  public var pluralForms: PluralForms? {
    self[field: "Plural-Forms"].flatMap { try? PluralForms(header: $0) }
  }

  /// Whether something in the file cannot be read.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }
}
