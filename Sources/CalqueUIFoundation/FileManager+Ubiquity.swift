public import Foundation

extension FileManager {
  /// The account of iCloud: none.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of the app in iCloud: none.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether a file is in iCloud: no.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Fetches a file from iCloud: there is none.
  ///
  /// - Throws: An error, since the file is not in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
  }
}
