/// The reason that a compiled file, or a part of it, cannot be used.
///
/// It is not a `FileError`, which is made of it for users: a file with a damaged section is used
/// without that section, so the error names it.
package struct CompiledFileError: Error, Sendable, Hashable {
  /// The problem, as the end of a sentence that begins with the file or the section.
  struct Reason: Error {
    var text: String
    init(_ text: String) { self.text = text }
  }

  package var path: String
  /// The part of the file; nil for its header. A table in a language is written as `Localizable,
  /// pl`.
  package var section: Section?
  package var message: String
  /// Whether the operating system could not read the file at all.
  package var isUnreadable = false

  package struct Section: Sendable, Hashable {
    package var table: String
    /// Nil for the keys, which all languages share.
    package var localization: String?
  }

  /// How to fix the problem.
  package static let remedy = "compile the catalogs again"
}

extension CompiledFileError: CustomStringConvertible {
  package var description: String {
    "\(path): error: \(message); \(Self.remedy)"
  }
}
