public import CalqueDiagnostics

/// The texts of an Android app in one language: `res/values-de/strings.xml` (Android developers'
/// documentation, "String resources").
public struct AndroidResources: Sendable {
  /// The text that was read. Empty for a file that was not read.
  public var source: SourceText
  /// The language of the texts, if the file contains it: the attribute `tools:locale`.
  public var locale: String?
  /// The name of the table that the file was made from: the attribute `tools:table`.
  public var table: String?
  /// The texts, in file order.
  public var resources: [AndroidResource]
  /// The problems of the file, in file order.
  public var problems: [ExchangeProblem]
  /// The contents of the file that catalogs cannot represent, as sentences.
  var remarks: [String] = []

  /// Creates a file.
  public init(locale: String? = nil, table: String? = nil, resources: [AndroidResource] = []) {
    source = SourceText(path: "", contents: [])
    self.locale = locale
    self.table = table
    self.resources = resources
    problems = []
  }

  /// Reads a file.
  public init(_ source: SourceText) {
    self = AndroidReader.read(source)
  }

  /// Whether a part of the file cannot be read.
  public var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// The file's text.
  public var text: String { AndroidWriter.text(of: self) }
}
