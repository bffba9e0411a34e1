public import Foundation
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
  /// What the chooser says, in the language of the view that asks.
  public internal(set) var message: String?
  /// What the button says that chooses files; nil is the system's word.
  public internal(set) var confirmationLabel: String?
  /// What the field is called for the name of a file that is written; nil is the system's word.
  public internal(set) var filenameLabel: String?
  /// The folder that is shown at first; nil is the one that the system chooses.
  public internal(set) var defaultDirectory: URL?
  /// What the chooser is known by, so that it remembers its folder.
  public internal(set) var customizationID: String?
  /// What the chooser shows.
  public internal(set) var browserOptions: FileDialogBrowserOptions = []
  /// Whether aliases are chosen themselves, and not what they refer to.
  public internal(set) var importsUnresolvedAliases = false
  /// Which files can be chosen, if the app says so.
  var urlPredicate: Predicate<URL>?
  /// Takes the answer: the files, or nil if people have cancelled.
  let answer: (Result<[URL], any Error>?) -> Void

  /// Whether the app lets people choose a file.
  public func isEnabled(_ url: URL) -> Bool {
    guard let urlPredicate else { return true }
    return (try? urlPredicate.evaluate(url)) ?? false
  }
}
