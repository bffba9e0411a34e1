/// The version of `strings-lint`, in its output and in reports.
package enum ProgramVersion {
  /// In the form of semantic versioning.
  package static let text = "0.1.0"
}
