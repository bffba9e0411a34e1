public import Foundation

/// A snapshot that differs from its reference, or that has none.
public struct SnapshotFailure: Sendable {
  /// A file that shows what is wrong.
  public struct Artifact: Hashable, Sendable {
    /// The name of the file, with its extension.
    public let name: String
    /// The bytes of the file.
    public let data: Data
  }

  /// What is wrong, where, and what to do.
  public var message: String
  /// The reference, the current snapshot and their difference, as far as they exist.
  public var artifacts: [Artifact] = []
  /// Whether the reference was written.
  public var isRecorded = false
}
