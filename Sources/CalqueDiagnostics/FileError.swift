/// A file or folder that cannot be used, or only in part: where, why, and what to do about it.
///
/// It is the error of everything that reads and writes files: catalogs, compiled files,
/// configurations, baselines, conversions. Problems in the contents of a catalog that is read
/// nevertheless are `CatalogProblem`s, and what a rule reports is a ``Finding``.
public struct FileError: Error, Sendable, Hashable {
  /// The file or folder, and the position in the file if one is known.
  public var place: Place
  /// `error`, unless everything else can be used without the file.
  public var severity: Severity
  /// What was expected and what was found, or the message of the operating system, without a period
  /// at its end.
  public var reason: String
  /// How to fix the problem, if that is known.
  public var remedy: String?

  /// Creates an error about a place.
  public init(
    _ place: Place, _ reason: String, remedy: String? = nil, severity: Severity = .error
  ) {
    self.place = place
    self.severity = severity
    self.reason = reason
    self.remedy = remedy
  }

  /// Creates an error about a file or folder as a whole.
  public init(path: String, reason: String, remedy: String? = nil) {
    self.init(Place(path: path), reason, remedy: remedy)
  }

  /// The path of the file or folder.
  public var path: String { place.path }
}

extension FileError: CustomStringConvertible {
  /// `path:line:column: error: reason; remedy`, the form in which compilers print errors.
  public var description: String {
    "\(place): \(severity.label): \(reason)" + (remedy.map { "; \($0)" } ?? "")
  }
}
