public import Foundation
public import UniformTypeIdentifiers

/// A screen on which people choose files. Hosts show none.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that is told which files were chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// Whether the extensions of files are shown.
  open var shouldShowFileExtensions = false

  /// Makes a screen to open files.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen to save files.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// An object that is told which files were chosen.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Told which files were chosen.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Told that none was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}

  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
