import Foundation
public import UniformTypeIdentifiers

/// Views ask for files, as `fileImporter` does: a host without a screen has its chooser answer.
public struct FileRequest {
  /// What is done with the files.
  public enum Purpose: Hashable, Sendable {
    /// They are read.
    case importing
    /// They are written.
    case exporting
    /// They are moved to another folder.
    case moving
  }

  /// What is done with the files.
  public let purpose: Purpose
  /// The types of files that can be chosen.
  public let contentTypes: [UTType]
  /// Whether several files can be chosen.
  public let allowsMultipleSelection: Bool
  /// The name of a file that is written, if the app suggests one.
  public let defaultFilename: String?
  /// Takes the answer: the files, or nil if people have cancelled.
  let answer: (Result<[URL], any Error>?) -> Void
}
