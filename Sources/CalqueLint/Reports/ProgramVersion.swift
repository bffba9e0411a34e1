/// The version of `strings-lint`, as it says it itself and in reports.
package enum ProgramVersion {
  /// As semantic versioning spells it.
  package static let text = "0.1.0"
}
