/// Why a snapshot could not be made or compared.
public struct SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, and what to do.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}
